import type { orderOverview as dutch } from '#i18n/nl/order-overview.ts'
import type { Translation } from '#i18n/translation.ts'

/** All that is ordered, receiver by receiver, in a window. */
export const orderOverview: Translation<typeof dutch> = {
  title: 'Everything at a glance',
  open: 'Everything at a glance',
  forSelf: 'For you',
  for: 'For {name}',
  cards: '{count} × {amount}',
  free: 'Wrapped in {title}',
  extra: '{count, plural, one {{title}, {cost}} other {# × {title}, {cost}}}',
  note: '“{text}”',
  moreGifts:
    '{count, plural, one {And one more gift, in your basket.} other {And # more gifts, in your basket.}}',
  more: '{count, plural, one {And # more person, who is} other {And # more people, who are}} in your basket.',
  loading: 'The overview is on its way.',
  none: 'There’s nothing left in your basket.',
  failed: 'We couldn’t load the overview. Please try again in a moment.',
  goOn: 'Continue with your order',
  change: 'Change something',
}
