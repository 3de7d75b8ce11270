import type { brands as dutch } from '#i18n/nl/brands.ts'
import type { Translation } from '#i18n/translation.ts'

/** Brands: the index, the window and the page of one brand. */
export const brands = {
  pageTitle: 'All brands from A to Z',
  description:
    'From {first} to {last}: {count, number} brands with a gift card, in alphabetical order. Pick the one that makes somebody smile.',
  intro:
    '{count, plural, =1 {1 brand} other {# brands}} in alphabetical order. Know the name? Jump to its letter.',
  letters: 'Go to a letter',
  letter: 'Brands with {letter}',
  others: 'Digits and signs',
  filter: 'Find a brand',
  found: '{count, plural, =0 {No brand found} =1 {1 brand} other {# brands}}',
  nothing: 'No brand goes by that name. Try another bit of it.',
  clear: 'Show all brands',
  unreachable: 'The brands will not come through right now. See them on their own page.',
  toPage: 'To the page with all brands',
  one: {
    cards: 'Gift cards of {brand}',
    title: '{brand}: all gift cards',
    description: 'Gift cards of {brand}: {tagline}. Pick an amount and write a few words with it.',
    donationTitle: '{brand}: give in somebody’s name',
    donationDescription:
      'Giving to {brand}: {tagline}. Pick an amount and write a few words with it.',
    donationCards: 'Giving to {brand}',
    where: 'Where to spend it',
    whereDonation: 'Where it happens',
    similar: 'Similar to {brand}',
    back: 'Back to all brands',
  },
  ofProduct: 'Everything by {brand}',
} satisfies Translation<typeof dutch>
