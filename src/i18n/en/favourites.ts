import type { favourites as dutch } from '#i18n/nl/favourites.ts'
import type { Translation } from '#i18n/translation.ts'

/** The page of favourites, which brings its texts along. */
export const favourites = {
  title: 'Your favourites',
  intro: 'Everything you gave a heart waits here. Nobody else sees it: it stays in this browser.',
  count: '{count, plural, =1 {1 present saved} other {# presents saved}}',
  empty: 'No hearts given yet',
  emptyText: 'Tap the heart on a gift card worth remembering, and it will be here.',
  ideas: 'Often given',
  browse: 'See all gift cards',
  unreachable:
    'Your favourites will not come through right now. They are not lost: try again in a moment.',
  again: 'Try again',
  needsScript: 'Favourites live in your own browser. Switch JavaScript on to see them.',
} satisfies Translation<typeof dutch>
