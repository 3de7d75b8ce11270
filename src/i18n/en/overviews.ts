import type { overviews as dutch } from '#i18n/nl/overviews.ts'
import type { Translation } from '#i18n/translation.ts'

export const overviews = {
  list: {
    count:
      '{kind, select, giftCards {{count, plural, =1 {1 gift card} other {# gift cards}}} other {{count, plural, =1 {1 gift} other {# gifts}}}}',
    title: 'All gift cards',
    titleOfPage: 'All gift cards, page {page, number}',
    heading: 'The gift cards',
    filter: 'Categories',
    all: 'Everything',
  },
  categories: {
    allGiftCards: 'View all gift cards',
    title: 'All categories',
    description:
      'Dinner, film, spas, fashion, home or a good cause: choose the gift card that fits.',
    intro: 'Start with what they like doing, and you’ll soon find the right gift card.',
  },
  moments: {
    title: 'Occasions',
    description:
      'A birthday, a thank you, a new home or no reason at all: choose the occasion and find the gift card for it.',
    intro: 'What’s the occasion? Start here.',
    all: 'All occasions',
  },
} satisfies Translation<typeof dutch>
