import type { favourites as dutch } from '#i18n/nl/favourites.ts'
import type { Translation } from '#i18n/translation.ts'

/** The page of favourites, which brings its texts along. */
export const favourites = {
  title: 'Your favourites',
  intro: 'Everything you’ve given a heart is here. No one else sees it: it stays in this browser.',
  count: '{count, plural, =1 {1 gift saved} other {# gifts saved}}',
  empty: 'No hearts given yet',
  emptyText: 'Tap the heart on a gift card worth remembering and you’ll find it here.',
  ideas: 'Often given',
  browse: 'View all gift cards',
  unreachable: 'We can’t load your favourites right now. They aren’t lost: try again in a moment.',
  again: 'Try again',
  needsScript: 'Favourites are kept in your own browser. Turn on JavaScript to see them.',
} satisfies Translation<typeof dutch>
