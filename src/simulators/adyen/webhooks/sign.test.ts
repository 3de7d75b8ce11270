import { expect, test } from 'vitest'
import { signedBody, signedTextOf, signText } from './sign.ts'

test('the provider’s first test vector is met', () => {
  const text = signedTextOf({
    pspReference: '7914073381342284',
    merchantAccountCode: 'TestMerchant',
    merchantReference: 'TestPayment-1407325143704',
    amount: { value: 1130, currency: 'EUR' },
    eventCode: 'AUTHORISATION',
    success: 'true',
  })
  expect(text).toBe(
    '7914073381342284::TestMerchant:TestPayment-1407325143704:1130:EUR:AUTHORISATION:true',
  )
  expect(signText(text, '44782DEF547AAA06C910C43932B1EB0C71FC68D9D0C057550C48EC2ACF6BA056')).toBe(
    'coqCmt/IZ4E3CzPvMY8zTjQVL5hYJUiBRg8UU+iCWo0=',
  )
})

test('the provider’s second test vector is met', () => {
  const text =
    'pspReference:originalReference:merchantAccount:reference:1000:EUR:REPORT_AVAILABLE:true'
  expect(signText(text, 'DFB1EB5485895CFA84146406857104ABB4CBCABDC8AAF103A624C8F6A3EAAB00')).toBe(
    'ZNBPtI+oDyyRrLyD1XirkKnQgIAlFc07Vj27TeHsDRE=',
  )
})

test('a body carries the signature beside the additional data', () => {
  const body = JSON.parse(
    signedBody(
      {
        additionalData: { cardSummary: '1111' },
        amount: { currency: 'EUR', value: 1000 },
        eventCode: 'AUTHORISATION',
        eventDate: '2026-01-01T01:00:00+00:00',
        merchantAccountCode: 'Shop',
        merchantReference: 'pay_1',
        paymentMethod: 'visa',
        pspReference: 'QFQTPCQ8HXSKGK82',
        reason: '',
        success: 'true',
      },
      'AB'.repeat(32),
    ),
  )
  expect(body.live).toBe('false')
  const item = body.notificationItems[0].NotificationRequestItem
  expect(Object.keys(item.additionalData)).toEqual(['cardSummary', 'hmacSignature'])
})
