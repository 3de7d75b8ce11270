import type { search as dutch } from '#i18n/nl/search.ts'
import type { Translation } from '#i18n/translation.ts'

export const search = {
  title: 'Search',
  label: 'Search for a gift card',
  placeholder: 'What are you looking for?',
  clear: 'Clear the search field',
  submit: 'Search',
  open: 'Search',
} satisfies Translation<typeof dutch>
