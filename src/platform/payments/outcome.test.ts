import { CheckoutBankTransferAction } from '@adyen/api-library/lib/src/typings/checkout/checkoutBankTransferAction.js'
import { expect, test } from 'vitest'
import { outcomeOf } from './outcome.ts'

const pspReference = 'QFQTPCQ8HXSKGK82'
const accountHolder = 'Testwinkel B.V.'
const outcome = (answer: object) =>
  outcomeOf({ pspReference, ...answer }, { accountHolder, log: undefined })

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

test('an app reads a code from the screen, or is opened by its address', () => {
  const qrCodeData = 'BEP://1bcmc-test.adyen.com/pal/bep$ZTHYT3DHKVXYJ3GHBQNNCX4M'
  const action = { type: 'qrCode', paymentMethodType: 'bcmc_mobile', qrCodeData }
  const scanned = (from: string) => ({
    state: 'actionRequired',
    reference: pspReference,
    action: { type: 'redirect', method: 'GET', url: from, scan: qrCodeData },
  })
  expect(outcome({ resultCode: 'Pending', action })).toEqual(scanned(qrCodeData))
  expect(outcome({ resultCode: 'RedirectShopper', action: { ...action, url } })).toEqual(
    scanned(url),
  )
})

test.each(['Received', 'Pending', 'PresentToShopper'])(
  '%s with a transfer names account and reference, in the name of the account holder',
  (resultCode) => {
    const action: CheckoutBankTransferAction = {
      ...{
        type: CheckoutBankTransferAction.TypeEnum.BankTransfer,
        paymentMethodType: 'bankTransfer_IBAN',
      },
      ...{ totalAmount: { currency: 'EUR', value: 2595 }, downloadUrl: url },
      ...{ beneficiary: 'TestShopECOM', iban: 'NL13TEST0123456789', reference: 'QFQTPC' },
    }
    const transfer = { beneficiary: accountHolder, iban: 'NL13TEST0123456789', reference: 'QFQTPC' }
    expect(outcome({ resultCode, action })).toEqual({
      ...{ state: 'pending', reference: pspReference, transfer: { ...transfer, bic: '' } },
    })
    expect(outcome({ resultCode, action: { ...action, bic: 'TESTNL02' } })).toMatchObject({
      transfer: { bic: 'TESTNL02' },
    })
  },
)

test.each([
  { type: 'bankTransfer', beneficiary: 'Adyen', sortCode: '012345', accountNumber: '12345678' },
  { type: 'voucher', reference: '123456', entity: '10559' },
  { type: 'sdk', sdkData: {} },
  { type: 'qrCode' },
])('%o is nothing that a page of ours shows, and ends the payment', (action) => {
  const refused = { state: 'refused', reason: 'error' }
  expect(outcome({ resultCode: 'PresentToShopper', action })).toMatchObject(refused)
  expect(outcome({ resultCode: 'Pending', action })).toMatchObject(refused)
})

test('a yes on the phone is awaited', () => {
  const action = { type: 'await', paymentData: 'x' }
  expect(outcome({ resultCode: 'Pending', action })).toEqual({
    ...{ state: 'pending', reference: pspReference },
  })
})

test('an action that only a script of Adyen could perform ends the payment', () => {
  const answer = { resultCode: 'IdentifyShopper', action: { type: 'threeDS2', token: 'x' } }
  expect(outcome(answer)).toMatchObject({ state: 'refused', reason: 'error' })
})
