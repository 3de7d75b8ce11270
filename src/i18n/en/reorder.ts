import type { reorder as dutch } from '#i18n/nl/reorder.ts'
import type { Translation } from '#i18n/translation.ts'

export const reorder: Translation<typeof dutch> = {
  pageTitle: 'Reorder blank gift cards',
  description:
    'Order more blank gift cards: packed in threes, with envelopes, posted to you. You load an amount onto each one later.',
  heading: 'Reorder blank cards',
  intro:
    'Out of cards? Choose a design and how many sets you’d like. There are 3 cards with envelopes in each set. We’ll post them to you.',
  form: 'Order sets',
  which: 'Which cards?',
  price: '{amount} a set, 21% VAT included',
  quantity: 'How many sets of 3?',
  quantityLabel: 'Number of sets',
  cards: '{count, plural, other {That’s # cards.}}',
  order: 'Continue to order',
  orderHint: 'Next you’ll say where to post them, and pay. Postage comes on top.',
  none: 'We’re out of sets at the moment. Please try again later.',
}
