import { buildSnapshot } from '#domain/catalogue/build-snapshot.ts'
import type { Category, Product, VariationConfig } from '#domain/catalogue/product.ts'
import type { CatalogueSnapshot } from '#domain/catalogue/snapshot.ts'

/** A form for sale: €10, €25 and €50, or any whole amount from €10 to €250. */
export const buildVariationConfig = (given: Partial<VariationConfig> = {}): VariationConfig => ({
  hasFixedPrices: false,
  pricesToShowCents: [10_00, 25_00, 50_00],
  minCents: 10_00,
  maxCents: 250_00,
  stepCents: 1_00,
  stock: 'available',
  ...given,
})

/** A gift card that can be bought; a test says only what matters to it. */
export function buildProduct(given: Partial<Product> = {}): Product {
  const id = given.id ?? 'aan-tafel-dinerbon'
  return {
    id,
    sku: id.replaceAll('-', '').toUpperCase(),
    kind: 'GIFTCARD',
    isChoiceCard: false,
    brand: 'Aan tafel',
    title: { nl: `Bon ${id}`, en: `Card ${id}` },
    tagline: { nl: 'Een avond uit', en: 'An evening out' },
    description: { nl: 'Lekker.', en: 'Tasty.' },
    howToSpend: { nl: 'Laat de code zien.', en: 'Show the code.' },
    categories: ['eten-en-drinken'],
    giftcardTypes: ['in-de-winkel'],
    promotions: [],
    occasions: ['verjaardag'],
    image: `${id}.svg`,
    imageHash: '0123456789ab',
    imageAlt: { nl: 'Een bord', en: 'A plate' },
    backgroundColor: '#ffe3ea',
    showHand: false,
    showShadow: true,
    label: undefined,
    currency: 'EUR',
    digital: buildVariationConfig(),
    physical: undefined,
    validityMonths: 24,
    spend: { webshops: [], placeCount: 0, cities: [] },
    vat: { kind: 'multiPurpose' },
    containsWine: false,
    isAppleType: false,
    issuer: 'aan-tafel',
    popularity: 1,
    ...given,
  }
}

export const buildCategory = (given: Partial<Category> = {}): Category => ({
  id: 'eten-en-drinken',
  url: given.id ?? 'eten-en-drinken',
  title: { nl: 'Eten en drinken', en: 'Food and drink' },
  description: { nl: 'Lekker', en: 'Tasty' },
  icon: 'cutlery',
  isTopList: true,
  position: 1,
  ...given,
})

const verjaardag = {
  id: 'verjaardag',
  title: { nl: 'Verjaardag', en: 'Birthday' },
  description: { nl: 'Taart en slingers.', en: 'Cake and bunting.' },
}

/** A snapshot of these products, in a shop with the two categories and the moment that the tests speak of. */
export const buildCatalogue = (products: readonly Product[]): CatalogueSnapshot =>
  buildSnapshot('test', {
    products,
    categories: [
      buildCategory({ artwork: { image: 'eten.svg', imageHash: '0123456789ab' } }),
      buildCategory({ id: 'goede-doelen', position: 2 }),
    ],
    terms: new Map([['occasions', [verjaardag]]]),
  })
