import { expect, test } from 'vitest'
import { pathsOf } from '#kernel/addresses.ts'
import type { PaymentAnswerFragment } from '#storefront/graphql/generated/graphql.ts'
import { paymentOutcome } from './payment-outcome.ts'

const paths = pathsOf('nl')
const orderUuid = '0b9f6a0e-6f0a-4c57-9d0a-0a4f1f1f8a11'
const answer = (given: Partial<PaymentAnswerFragment>): PaymentAnswerFragment => ({
  orderUuid,
  methodId: null,
  state: null,
  action: null,
  errors: [],
  ...given,
})
const error = (code: number) => ({ code, message: '', referencedRequestParameter: null })

test('paid leads to the thank-you page of that order', () => {
  expect(paymentOutcome(answer({ state: 'PAID' }), paths)).toEqual({
    kind: 'go',
    url: `/bestellen/gelukt/?order=${orderUuid}`,
  })
})

test('an order that was paid already is not paid again', () => {
  expect(paymentOutcome(answer({ errors: [error(3302)] }), paths)).toMatchObject({
    url: `/bestellen/gelukt/?order=${orderUuid}`,
  })
})

test.each([
  [{ errors: [error(2035)] }, 2035],
  [{ errors: [error(2036)] }, 2036],
  [{ errors: [error(3403)] }, 3403],
  [{ state: 'REFUSED' as const }, 2035],
  [{ state: 'CANCELED' as const }, 3403],
])('%j leads back to checkout with that reason and that order', (given, code) => {
  expect(paymentOutcome(answer(given), paths)).toEqual({
    kind: 'go',
    url: `/bestellen/?stap=betaling&error=${code}&order=${orderUuid}`,
  })
})

test('a bank is reached by going there or by posting a form', () => {
  const url = 'https://bank.example/pay'
  const get = { url, method: 'GET', isScanned: false, fields: [] }
  const post = { url, method: 'POST', isScanned: false, fields: [{ name: 'MD', value: '1' }] }
  expect(paymentOutcome(answer({ state: 'ACTION_REQUIRED', action: get }), paths)).toEqual({
    kind: 'go',
    url,
  })
  expect(paymentOutcome(answer({ state: 'ACTION_REQUIRED', action: post }), paths)).toEqual({
    kind: 'post',
    action: post,
  })
})

test('a code for an app waits on our own page, which shows it', () => {
  const action = {
    url: 'https://app.example/pay',
    method: 'GET' as const,
    isScanned: true,
    fields: [],
  }
  expect(paymentOutcome(answer({ state: 'ACTION_REQUIRED', action }), paths)).toEqual({
    kind: 'wait',
  })
})

test('what is not decided yet waits, and any other error stays where it is', () => {
  expect(paymentOutcome(answer({ state: 'PENDING' }), paths)).toEqual({ kind: 'wait' })
  expect(paymentOutcome(answer({ errors: [error(3402)] }), paths)).toMatchObject({ kind: 'stay' })
})
