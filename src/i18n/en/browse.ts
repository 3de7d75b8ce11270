import type { browse as dutch } from '#i18n/nl/browse.ts'
import type { Translation } from '#i18n/translation.ts'

export const browse = {
  home: {
    title: 'Gift cards, straight to their inbox',
    description:
      'Give what really fits: gift cards for dinner, wellness, film, garden and good causes. In their inbox within the hour, valid for at least two years.',
    allGiftCards: 'View all gift cards',
    featured: 'Featured',
    viewAll:
      '{isRounded, select, true {View all {count, number}+ gift cards} other {View all {count, number} gift cards}}',
  },
  list: {
    title: 'All gift cards',
    titleOfPage: 'All gift cards, page {page, number}',
    count:
      '{kind, select, giftCards {{count, plural, =1 {1 gift card} other {# gift cards}}} other {{count, plural, =1 {1 present} other {# presents}}}}',
    heading: 'The gift cards',
    filter: 'Categories',
    all: 'Everything',
  },
  categories: {
    title: 'All categories',
    description:
      'Dinner, film, wellness, fashion, home or a good cause: choose the card that fits.',
    intro: 'Start from what they like to do, and the gift card is quickly found.',
  },
  moments: {
    title: 'Giving moments',
    description:
      'A birthday, a thank you, a new home or no reason at all: choose the moment and find the gift card for it.',
    intro: 'What is there to celebrate? Start with the moment.',
    all: 'All moments',
  },
  card: {
    range: '{min} – {max}',
    unavailable: 'Currently not available',
    coming: 'Coming soon',
    digital: 'Digital',
    physical: 'By post',
  },
  crumbs: { home: 'Home', giftCards: 'Gift cards', brands: 'All brands' },
} satisfies Translation<typeof dutch>
