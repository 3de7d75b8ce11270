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
