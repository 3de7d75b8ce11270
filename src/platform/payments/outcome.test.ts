import { expect, test } from 'vitest'
import { outcomeOf } from './outcome.ts'

const pspReference = 'QFQTPCQ8HXSKGK82'
const outcome = (answer: object) => outcomeOf({ pspReference, ...answer }, undefined)

test('an authorised payment carries what Adyen says was authorised', () => {
  const amount = { currency: 'EUR', value: 2595 }
  expect(outcome({ resultCode: 'Authorised', amount, paymentMethod: { brand: 'mc' } })).toEqual({
    state: 'authorised',
    reference: pspReference,
    amount: { currency: 'EUR', cents: 2595 },
    brand: 'mastercard',
  })
})

test('authorised without an amount proves nothing yet', () => {
  expect(outcome({ resultCode: 'Authorised' }).state).toBe('pending')
})

test.each([
  [{ resultCode: 'Refused', refusalReasonCode: '2' }, 'refused'],
  [{ resultCode: 'Refused', refusalReasonCode: '11' }, 'refused'],
  [{ resultCode: 'Refused', refusalReasonCode: '16' }, 'cancelled'],
  [{ resultCode: 'Cancelled' }, 'cancelled'],
  [{ resultCode: 'Error' }, 'error'],
])('%o is refused because of %s', (answer, reason) => {
  expect(outcome(answer)).toEqual({ state: 'refused', reference: pspReference, reason })
})

test.each([
  'Pending',
  'Received',
  'PresentToShopper',
  'PartiallyAuthorised',
  'AuthenticationFinished',
  'AuthenticationNotRequired',
  'Success',
  'SomethingNew',
])('%s may still become anything', (resultCode) => {
  expect(outcome({ resultCode })).toEqual({ state: 'pending', reference: pspReference })
})

const url = 'https://bank.example/3ds'

test.each(['RedirectShopper', 'IdentifyShopper', 'ChallengeShopper'])(
  '%s sends the shopper to the address, by GET or with a form',
  (resultCode) => {
    expect(outcome({ resultCode, action: { type: 'redirect', url, method: 'GET' } })).toEqual({
      state: 'actionRequired',
      reference: pspReference,
      action: { type: 'redirect', url, method: 'GET' },
    })
    const data = { MD: 'a', PaReq: 'b' }
    expect(
      outcome({ resultCode, action: { type: 'redirect', url, method: 'POST', data } }),
    ).toMatchObject({ action: { method: 'POST', data } })
  },
)

test('an action that only a script of Adyen could perform ends the payment', () => {
  const answer = { resultCode: 'IdentifyShopper', action: { type: 'threeDS2', token: 'x' } }
  expect(outcome(answer)).toMatchObject({ state: 'refused', reason: 'error' })
})
