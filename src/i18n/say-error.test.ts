import { expect, test } from 'vitest'
import { sayError } from '#i18n/say-error.ts'
import { errorsTexts } from '#i18n/texts/errors.ts'
import { paymentTexts } from '#i18n/texts/payment.ts'
import { type ErrorName, errorCodes } from '#kernel/error-codes.ts'
import { euro } from '#kernel/money.ts'

test('SPEC §8 is quoted word for word in English', () => {
  const say = (code: 2015 | 2030 | 2031 | 2035 | 2036 | -1) =>
    sayError('en', { code, details: { limit: euro(500_00), cardsMax: 500 } })
  expect(say(2015)).toBe(
    'Exceeded the Apple gift card sum limit in the order. The limit is 500 euro per order.',
  )
  expect(say(2030)).toBe('Exceeding of giftcard limit in the order')
  expect(say(2031)).toBe(
    'Not possible to continue with this gift card because currently it is out the stock.',
  )
  expect(say(2035)).toBe(
    'We were unable to process your payment. Please try a different payment method or contact your bank for more information.',
  )
  expect(say(2036)).toBe(
    'Too many attempts have been made. Please try again later or use a different payment method.',
  )
  expect(say(-1)).toBe(
    'Oh oh, something went wrong. We are already working on a fix for this issue. Please try again at a later moment. Our apologies for the inconvenience.',
  )
  const { title, text } = paymentTexts.en.leave
  expect(`${title} ${text}`).toBe('Leave site? Changes you made may not be saved.')
})

test('limits are filled in, in the way of the language', () => {
  const details = { min: euro(10_00), max: euro(250_00) }
  expect(sayError('nl', { code: 3103, details })).toBe(
    'Kies een bedrag van €\u00A010 tot en met €\u00A0250.',
  )
  expect(sayError('en', { code: 3103, details })).toBe('Choose an amount from €10 to €250.')
  expect(
    sayError('nl', { code: 2030, details: { limit: euro(25_000_00), cardsMax: 500 } }),
  ).toContain('500 stuks of €\u00A025.000')
})

test('a day is written out', () => {
  const details = { expiredOn: Temporal.PlainDate.from('2026-11-24') }
  expect(sayError('nl', { code: 3524, details })).toBe(
    'Deze kaart is verlopen op 24 november 2026.',
  )
  expect(sayError('en', { code: 3524, details })).toBe('This card expired on 24 November 2026.')
})

test('a required field is named where SPEC §5 names it', () => {
  expect(sayError('en', { code: 3001, parameter: 'phoneNumber' })).toBe(
    'Phone number is a required field',
  )
  expect(sayError('en', { code: 3001, parameter: 'somethingElse' })).toBe('This field is required.')
})

test.each(Object.keys(errorsTexts.en) as ErrorName[])(
  '%s has a sentence in both languages',
  (name) => {
    const expiredOn = Temporal.PlainDate.from('2026-11-24')
    const limits = { max: 5, min: euro(1_00), limit: euro(500_00), cardsMax: 5, expiredOn }
    for (const language of ['nl', 'en'] as const) {
      const sentence = sayError(language, { code: errorCodes[name], details: limits })
      expect(sentence).not.toMatch(/[{}]/)
      expect(sentence.length).toBeGreaterThan(8)
    }
  },
)
