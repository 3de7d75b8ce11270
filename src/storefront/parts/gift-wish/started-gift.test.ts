import { expect, test } from 'vitest'
import { giftInState, readStartedGift } from './started-gift.ts'

test('a gift that was begun is read from an entry of the history', () => {
  const gift = { name: 'Anna', message: 'Dank je wel!' }
  expect(giftInState({ gift })).toEqual(gift)
  expect(giftInState({ gift: { name: ' Anna ' } })).toEqual({ name: 'Anna', message: '' })
})

test.each([null, undefined, 'x', 3, {}, { gift: 'x' }, { gift: null }, { gift: { name: 7 } }])(
  'the state %j holds none',
  (state) => {
    expect(giftInState(state)).toBeUndefined()
  },
)

test('what is far too long is cut', () => {
  expect(readStartedGift('x'.repeat(10_000), '')?.name).toHaveLength(150)
})
