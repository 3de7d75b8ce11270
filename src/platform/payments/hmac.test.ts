import { createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import { isSignedBy, signatureOf } from './hmac.ts'

const item = {
  pspReference: '7914073381342284',
  originalReference: '',
  merchantAccountCode: 'TestMerchant',
  merchantReference: 'TestPayment-1407325143704',
  amount: { value: '1130', currency: 'EUR' },
  eventCode: 'AUTHORISATION',
  success: 'true',
}
const key = '44782DEF547AAA06C910C43932B1EB0C71FC68D9D0C057550C48EC2ACF6BA056'
const signature = 'coqCmt/IZ4E3CzPvMY8zTjQVL5hYJUiBRg8UU+iCWo0='

const textOf = (signed: typeof item): string =>
  [
    ...[signed.pspReference, '', signed.merchantAccountCode, signed.merchantReference],
    ...[signed.amount.value, signed.amount.currency, signed.eventCode, signed.success],
  ].join(':')

test('Adyen’s first test vector is met', () => {
  expect(signatureOf(item, key).toString('base64')).toBe(signature)
})

test('Adyen’s second test vector is met', () => {
  const second = {
    pspReference: 'pspReference',
    originalReference: 'originalReference',
    merchantAccountCode: 'merchantAccount',
    merchantReference: 'reference',
    amount: { value: '1000', currency: 'EUR' },
    eventCode: 'REPORT_AVAILABLE',
    success: 'true',
  }
  const otherKey = 'DFB1EB5485895CFA84146406857104ABB4CBCABDC8AAF103A624C8F6A3EAAB00'
  expect(signatureOf(second, otherKey).toString('base64')).toBe(
    'ZNBPtI+oDyyRrLyD1XirkKnQgIAlFc07Vj27TeHsDRE=',
  )
})

test('while keys rotate the new and the old one both count, no other does', () => {
  const newKey = 'AB'.repeat(32)
  expect(isSignedBy(item, signature, [newKey, key])).toBe(true)
  expect(isSignedBy(item, signature, [newKey])).toBe(false)
  expect(isSignedBy(item, signature, [''])).toBe(false)
  expect(isSignedBy(item, '', [key])).toBe(false)
})

test('a key that is no hexadecimal signs nothing, though an empty one could be made of it', () => {
  const forged = createHmac('sha256', '').update(textOf(item)).digest('base64')
  for (const broken of ['', ' ', 'new', ` ${key}`, key.slice(2), 'zz'.repeat(32)])
    expect(isSignedBy(item, forged, [broken])).toBe(false)
})

test('a changed amount breaks the signature', () => {
  const changed = { ...item, amount: { value: '1', currency: 'EUR' } }
  expect(isSignedBy(changed, signature, [key])).toBe(false)
})
