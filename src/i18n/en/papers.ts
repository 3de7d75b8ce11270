import type { papers as dutch } from '#i18n/nl/papers.ts'
import type { Translation } from '#i18n/translation.ts'

/** What the papers without a price are called. */
export const papers: Translation<typeof dutch> = {
  hearts: 'Hearts',
  leaves: 'Leaves',
  dots: 'Dots',
}
