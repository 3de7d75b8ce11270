import type { earlyDelivery as dutch } from '#i18n/nl/early-delivery.ts'
import type { Translation } from '#i18n/translation.ts'

export const earlyDelivery: Translation<typeof dutch> = {
  legend: 'When may we deliver?',
  now: 'Deliver now',
  afterwards: 'After your 14 days ({day})',
  agree:
    'Deliver within the 14 days I have to change my mind. I know I can no longer withdraw from a gift card once its code has been viewed.',
  missing: 'Choose: deliver now, or only after your 14 days ({day}).',
  later: 'Deliver from {day}, after my 14 days.',
  onlyTicked: 'Before {day} only with this tick.',
  unblockable:
    'The issuer can’t block a card of {titles} once it has been made. Your right to withdraw is the same.',
}
