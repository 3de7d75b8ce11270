import { expect, test } from 'vitest'
import { giftInState, readStartedGift } from './started-gift.ts'

test('a gift that was begun is read from an entry of the history', () => {
  const gift = { name: 'Anna', message: 'Dank je wel!', amountCents: 25_00 }
  expect(giftInState({ gift })).toEqual(gift)
  expect(giftInState({ gift: { name: ' Anna ' } })).toEqual({ name: 'Anna', message: '' })
  expect(giftInState({ gift: { amountCents: 25_00 } })?.amountCents).toBe(25_00)
})

test.each([null, undefined, 'x', 3, {}, { gift: 'x' }, { gift: null }, { gift: { name: 7 } }])(
  'the state %j holds none',
  (state) => {
    expect(giftInState(state)).toBeUndefined()
  },
)

test('what is far too long is cut', () => {
  expect(readStartedGift({ name: 'x'.repeat(10_000) })?.name).toHaveLength(150)
})

test('an amount comes from a form too, and nonsense is none', () => {
  expect(readStartedGift({ amountCents: '2500' })?.amountCents).toBe(25_00)
  for (const amountCents of ['', 'x', '-5', '0', '12.5', 'Infinity', {}, Number.NaN])
    expect(readStartedGift({ amountCents })).toBeUndefined()
})
