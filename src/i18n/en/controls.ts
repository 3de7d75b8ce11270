import type { controls as dutch } from '#i18n/nl/controls.ts'
import type { Translation } from '#i18n/translation.ts'

export const controls = {
  charactersLeft: '{count, plural, =1 {1 character left} other {# characters left}}',
  charactersOver: '{count, plural, =1 {1 character too many} other {# characters too many}}',
  less: '{what}: one less',
  more: '{what}: one more',
  noOptions: 'Nothing found',
  pages: 'Pages',
  page: 'Page {page, number}',
  previousPage: 'Previous page',
  nextPage: 'Next page',
} satisfies Translation<typeof dutch>
