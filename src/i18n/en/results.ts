import type { results as dutch } from '#i18n/nl/results.ts'
import type { Translation } from '#i18n/translation.ts'

export const results = {
  title: 'Search results for “{text}”',
  emptyTitle: 'What are you looking for?',
  emptyText: 'A brand, an idea, an occasion or an amount: type it and see what fits.',
  first: 'These are the first {shown, number} of {count, number}. Add a word to narrow it down.',
  also: 'You might also like',
  categories: 'Or start with a category',
} as const satisfies Translation<typeof dutch>
