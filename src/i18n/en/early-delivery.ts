import type { earlyDelivery as dutch } from '#i18n/nl/early-delivery.ts'
import type { Translation } from '#i18n/translation.ts'

export const earlyDelivery: Translation<typeof dutch> = {
  legend: 'Delivery within your 14 days',
  agree:
    'Deliver within the 14 days I have to change my mind. I know I can no longer withdraw from a gift card once its code has been viewed.',
  without: 'Without the tick we deliver from {day}, once your 14 days are over.',
  missing: 'Tick the box to have it delivered now, or choose {day} below.',
  later: 'Deliver from {day}, after my 14 days.',
  onlyTicked: 'Before {day} only with this tick.',
  unblockable:
    'The issuer can’t block a card of {titles} once it has been made. Your right to withdraw is the same.',
}
