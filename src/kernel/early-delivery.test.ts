import { expect, test } from 'vitest'
import { earlyDeliveryTexts } from '#i18n/texts/early-delivery.ts'
import { boundOf, dayWithoutConsent } from './early-delivery.ts'
import { earlyDeliveryText } from './early-delivery-text.ts'

const dutch = earlyDeliveryTexts.nl
const english = earlyDeliveryTexts.en

test.each([
  ['the fifteenth day', '2026-11-23T11:00:00Z', '2026-12-08'],
  ['that of the Dutch day, also just after its midnight', '2026-11-22T23:30:00Z', '2026-12-08'],
  ['the day after the Monday to which the last day moves', '2026-11-21T11:00:00Z', '2026-12-08'],
  ['after the change to winter time', '2026-10-19T10:00:00Z', '2026-11-03'],
  ['after the change to summer time, and over Easter', '2026-03-23T11:00:00Z', '2026-04-08'],
])('without consent the first day of delivery is %s', (_what, orderedAt, day) => {
  expect(dayWithoutConsent(new Date(orderedAt)).toString()).toBe(day)
})

test('that day begins at its Dutch midnight, and nobody is mailed before nine', () => {
  expect(boundOf(Temporal.PlainDate.from('2026-11-03'))).toEqual({
    from: new Date('2026-11-02T23:00:00Z'),
    at: new Date('2026-11-03T08:00:00Z'),
  })
  expect(boundOf(Temporal.PlainDate.from('2026-10-25')).at).toEqual(
    new Date('2026-10-25T08:00:00Z'),
  )
})

test('whoever changes the sentence of the box gives it another number, and keeps the old one for the mail', () => {
  expect({ number: earlyDeliveryText, nl: dutch.agree, en: english.agree }).toEqual({
    number: 1,
    nl: 'Bezorg binnen de 14 dagen bedenktijd. Ik weet dat ik een cadeaubon niet meer kan herroepen zodra zijn code is bekeken.',
    en: 'Deliver within the 14 days I have to change my mind. I know I can no longer withdraw from a gift card once its code has been viewed.',
  })
})
