import type { found as dutch } from '#i18n/nl/found.ts'
import type { Translation } from '#i18n/translation.ts'

export const found = {
  list: 'Results and suggestions',
  popularTerms: 'Popular search terms',
  popularCards: 'Popular gift cards',
  loading: 'Searching',
  results: '{count, plural, =1 {1 result} other {# results}}',
  nothingTitle: 'Oh no!',
  nothingText: 'No results found. Check the spelling or try a different search term.',
  failed: 'Search isn’t working right now. Press Enter to try again.',
  all: '{count, plural, =1 {View the one result} other {View all # results}}',
  groups: {
    GIFTCARD: 'Gift cards',
    DONATION: 'Good causes',
    CATEGORY: 'Categories',
    GIVING_MOMENT: 'Occasions',
  },
  groupCount: '{group} ({count, number})',
  unavailable: 'Currently out of stock',
  promises: {
    label: 'What you can count on',
    fast: 'In their inbox within the hour',
    validity: 'Valid for at least two years',
    note: 'With your own message',
  },
} satisfies Translation<typeof dutch>
