import type { search as dutch } from '#i18n/nl/search.ts'
import type { Translation } from '#i18n/translation.ts'

export const search = {
  title: 'Search',
  label: 'Search for a gift card',
  placeholder: 'What are you looking for?',
  clear: 'Clear the search field',
  submit: 'Search',
  open: 'Search',
  list: 'Found and suggested',
  popularTerms: 'Popular search terms',
  popularCards: 'Popular gift cards',
  loading: 'Searching',
  results: '{count, plural, =1 {1 result} other {# results}}',
  nothingTitle: 'Oh no!',
  nothingText: 'No results found. Check the spelling or try a different search term.',
  failed: 'Searching does not work right now. Press Enter to try once more.',
  all: '{count, plural, other {See all # results}}',
  groups: {
    GIFTCARD: 'Gift cards',
    DONATION: 'Good causes',
    CATEGORY: 'Categories',
    GIVING_MOMENT: 'Giving moments',
  },
  groupCount: '{group} ({count, number})',
  unavailable: 'Out of stock at the moment',
  promises: {
    label: 'What you can count on',
    fast: 'In their inbox within the hour',
    validity: 'Valid for at least two years',
    note: 'With your own personal note',
  },
} satisfies Translation<typeof dutch>
