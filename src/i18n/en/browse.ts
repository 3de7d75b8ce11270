import type { browse as dutch } from '#i18n/nl/browse.ts'
import type { Translation } from '#i18n/translation.ts'

export const browse = {
  home: {
    title: 'Gift cards, straight to their inbox',
    description:
      'Give something that fits: gift cards for dinner, spa days, film, gardens and good causes. In their inbox within the hour, valid for at least two years.',
    allGiftCards: 'View all gift cards',
    featured: 'Featured',
    viewAll:
      '{isRounded, select, true {View all {count, number}+ gift cards} other {View all {count, number} gift cards}}',
  },
  list: {
    title: 'All gift cards',
    titleOfPage: 'All gift cards, page {page, number}',
    count:
      '{kind, select, giftCards {{count, plural, =1 {1 gift card} other {# gift cards}}} other {{count, plural, =1 {1 gift} other {# gifts}}}}',
    heading: 'The gift cards',
    filter: 'Categories',
    all: 'Everything',
  },
  categories: {
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
  card: {
    range: '{min} – {max}',
    unavailable: 'Currently out of stock',
    coming: 'Coming soon',
    digital: 'Digital',
    physical: 'By post',
  },
  crumbs: { home: 'Home', giftCards: 'Gift cards', brands: 'All brands' },
} satisfies Translation<typeof dutch>
