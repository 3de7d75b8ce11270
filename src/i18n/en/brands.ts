import type { brands as dutch } from '#i18n/nl/brands.ts'
import type { Translation } from '#i18n/translation.ts'

/** Brands: the index, the window and the page of one brand. */
export const brands = {
  pageTitle: 'All brands from A to Z',
  description:
    'From {first} to {last}: {count, number} brands with a gift card, in alphabetical order. Pick the one that will make someone smile.',
  intro:
    '{count, plural, =1 {1 brand} other {# brands}} in alphabetical order. Know the name? Jump to its letter.',
  letters: 'Jump to a letter',
  letter: 'Brands with {letter}',
  others: 'Numbers and symbols',
  filter: 'Find a brand',
  found: '{count, plural, =0 {No brand found} =1 {1 brand} other {# brands}}',
  nothing: 'No brand by that name. Try another part of it.',
  clear: 'Show all brands',
  unreachable: 'We can’t load the brands right now. Try the page with all brands instead.',
  toPage: 'View all brands',
  one: {
    cards: 'Gift cards from {brand}',
    title: '{brand}: all gift cards',
    description: 'Gift cards from {brand}: {tagline}. Choose an amount and add a message.',
    donationTitle: '{brand}: give in someone’s name',
    donationDescription: 'Giving to {brand}: {tagline}. Choose an amount and add a message.',
    donationCards: 'Giving to {brand}',
    where: 'Where to spend it',
    whereDonation: 'Where it happens',
    similar: 'Similar to {brand}',
    back: 'Back to all brands',
  },
  ofProduct: 'Everything by {brand}',
  ofOwnCard: 'All our own cards',
} satisfies Translation<typeof dutch>
