import { expect, test } from 'vitest'
import { errorCodes } from '#kernel/error-codes.ts'
import { InvariantViolated, invariant } from '#kernel/invariant.ts'
import { ShopError } from '#kernel/shop-error.ts'

test('an expected failure carries its code, what it is about and what caused it', () => {
  const cause = new Error('The bank is closed.')
  const parameter = 'amount'
  const error = new ShopError(errorCodes.balanceTooLow, { parameter, details: { max: 1 }, cause })
  expect(error).toMatchObject({ code: errorCodes.balanceTooLow, parameter, details: { max: 1 } })
  expect(error.cause).toBe(cause)
})

test('a failure of which nothing more is known has no cause, and no operator is woken', () => {
  const error = new ShopError(errorCodes.balanceTooLow)
  expect(error).toMatchObject({ parameter: undefined, details: {}, isAlert: false })
  expect('cause' in error).toBe(false)
})

test('a log tells an expected failure from a bug, and which one it was', () => {
  expect(String(new ShopError(errorCodes.balanceTooLow))).toBe(
    `ShopError: Shop error ${errorCodes.balanceTooLow}`,
  )
  const broken = () => invariant(false, 'Two and two are four.')
  expect(broken).toThrow(InvariantViolated)
  expect(broken).toThrow(
    expect.objectContaining({ name: 'InvariantViolated', message: 'Two and two are four.' }),
  )
  expect(() => invariant(true, 'Two and two are four.')).not.toThrow()
})
