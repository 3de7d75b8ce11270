import type { results as dutch } from '#i18n/nl/results.ts'
import type { Translation } from '#i18n/translation.ts'

export const results = {
  title: 'Search results for “{text}”',
  emptyTitle: 'What are you looking for?',
  emptyText: 'A brand, an idea, an occasion or an amount: type it and see what fits.',
  also: 'You might also like',
  categories: 'Or start with a category',
  understood: {
    label: 'We read this as:',
    remove: 'Search without: {title}',
    aged: '{title}, {age, number}',
    upTo: 'Up to {to}',
    from: 'From {from}',
    between: '{from} – {to}',
    digital: 'Digital',
    physical: 'By post',
  },
  elsewhere: 'We don’t sell {brand}. These come close:',
  pages: 'An answer to your question',
  ways: {
    all: 'View all gift cards',
    ask: 'Ask us',
    title: 'Looking for something else?',
    finder: 'Ask the gift finder',
  },
} as const satisfies Translation<typeof dutch>
