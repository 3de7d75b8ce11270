import type { mine as dutch } from '#i18n/nl/mine.ts'
import type { Translation } from '#i18n/translation.ts'

/** What visitors keep for themselves: favourites and what they looked at. */
export const mine = {
  keep: 'Save {title}',
  keepShort: 'Save',
  added: '{title} is among your favourites',
  removed: '{title} is no longer a favourite',
  link: '{count, plural, =0 {Your favourites} =1 {Favourites, 1 saved} other {Favourites, # saved}}',
  title: 'Your favourites',
  intro: 'Everything you gave a heart waits here. Nobody else sees it: it stays in this browser.',
  count: '{count, plural, =1 {1 gift card saved} other {# gift cards saved}}',
  empty: 'No hearts given yet',
  emptyText: 'Tap the heart on a gift card worth remembering, and it will be here.',
  ideas: 'Often given',
  browse: 'See all gift cards',
  unreachable:
    'Your favourites will not come through right now. They are not lost: try again in a moment.',
  again: 'Try again',
  needsScript: 'Favourites live in your own browser. Switch JavaScript on to see them.',
  recent: 'Recently viewed',
  forget: 'Clear this list',
} satisfies Translation<typeof dutch>
