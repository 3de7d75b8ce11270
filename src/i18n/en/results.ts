import type { results as dutch } from '#i18n/nl/results.ts'
import type { Translation } from '#i18n/translation.ts'

export const results = {
  title: 'Search results for “{text}”',
  emptyTitle: 'What are you looking for?',
  emptyText: 'A brand, an idea, a moment or an amount: type it and see what fits.',
  first: 'These are the first {shown, number} of {count, number}. Add a word to see fewer.',
  also: 'Also have a look at',
  categories: 'Or start from a category',
} as const satisfies Translation<typeof dutch>
