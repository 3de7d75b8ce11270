import { builder } from '#api/builder.ts'
import { vocabularies } from '#domain/catalogue/taxonomy.ts'

export const ProductKindRef = builder.enumType('ProductKind', {
  description: 'What is sold.',
  values: {
    GIFTCARD: { description: 'A gift card, digital or physical.' },
    DONATION: { description: 'A gift to a good cause.' },
    GIFTCARD_BLANK_PACK: { description: 'A pack of cards without value yet.' },
  },
})

export const ProductTypeRef = builder.enumType('ProductType', {
  description: 'What is sold and in which form, in one name (SPEC §3).',
  values: {
    GIFTCARD_DIGITAL: { description: 'A gift card by e-mail.' },
    GIFTCARD_PHYSICAL: { description: 'A gift card by post.' },
    GIFTCARD_BLANK: { description: 'A pack of cards without value yet.' },
    DONATION: { description: 'A gift to a good cause.' },
  },
})

export const VariationTypeRef = builder.enumType('VariationType', {
  description: 'The form of a card.',
  values: {
    DIGITAL: { description: 'Sent by e-mail.' },
    PHYSICAL: { description: 'Sent by post.' },
  },
})

export const StockStateRef = builder.enumType('StockState', {
  description: 'Whether a form of a product can be bought.',
  values: {
    AVAILABLE: { value: 'available', description: 'For sale now.' },
    OUT: { value: 'out', description: 'Out of stock at the moment.' },
    COMING: { value: 'coming', description: 'Announced, not for sale yet.' },
  } as const,
})

export const VocabularyRef = builder.enumType('Vocabulary', {
  description: 'A list of words that products are labelled with.',
  values: vocabularies,
})

export const ProductSortingRef = builder.enumType('ProductSorting', {
  description: 'The order of a list of products.',
  values: {
    POPULARITY: { value: 'popularity', description: 'As the shop has it: the most given first.' },
    PRICE_ASCENDING: { value: 'priceAscending', description: 'By lowest amount, the least first.' },
    PRICE_DESCENDING: {
      value: 'priceDescending',
      description: 'By lowest amount, the most first.',
    },
    TITLE: { value: 'title', description: 'By title, as the language of the call sorts it.' },
  } as const,
})
