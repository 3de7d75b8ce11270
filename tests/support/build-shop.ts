import type { CartShipment, PackageToAdd } from '#domain/cart/cart.ts'
import type { GuestDetails } from '#domain/cart/guest-details.ts'
import type { Product } from '#domain/catalogue/product.ts'
import type { OrderedGift } from '#domain/ordered-gift.ts'
import type { SearchContent } from '#domain/search/search-content.ts'
import type { Shop } from '#domain/shop.ts'
import type { Storefront } from '#domain/storefronts/storefront.ts'
import type { PostalAddress } from '#kernel/address-parts.ts'
import { invariant } from '#kernel/invariant.ts'
import { checkSearch } from '#platform/content/read-search.ts'
import { loadStorefront } from '#platform/content/read-storefront.ts'
import { buildCatalogue, buildProduct, buildVariationConfig } from '#tests/support/build-product.ts'

const root = new URL('../../', import.meta.url).pathname

/** The Dutch storefront, as it is sold in. */
export const testStorefront: Storefront = await loadStorefront(root, 'GCSNL')

const { content: search } = await checkSearch(root, undefined)
invariant(search !== undefined, 'content/search is right.')

/** What the editors of the shop gave its search. */
export const testSearch: SearchContent = search

/** One product for each thing that can be said of one; tests name them by what they are. */
const testProducts: readonly Product[] = [
  buildProduct({ id: 'dinerbon', popularity: 1 }),
  buildProduct({
    id: 'filmbon',
    popularity: 2,
    promotions: ['nieuw'],
    digital: buildVariationConfig({ hasFixedPrices: true, pricesToShowCents: [12_50, 25_00] }),
  }),
  buildProduct({
    id: 'boekenbon',
    popularity: 3,
    vat: { kind: 'singlePurpose', rateBasisPoints: 900 },
  }),
  buildProduct({
    id: 'appelbon',
    popularity: 4,
    isAppleType: true,
    digital: buildVariationConfig({ maxCents: 500_00 }),
  }),
  buildProduct({
    id: 'uitverkocht',
    popularity: 5,
    digital: buildVariationConfig({ stock: 'out' }),
  }),
  buildProduct({
    id: 'binnenkort',
    popularity: 6,
    digital: buildVariationConfig({ stock: 'coming' }),
  }),
  buildProduct({
    id: 'bomen-planten',
    popularity: 7,
    kind: 'DONATION',
    categories: ['goede-doelen'],
    vat: { kind: 'donation' },
  }),
]

/** The same, and two that come on paper too, one of them with wine. */
export const productsByPost: readonly Product[] = [
  ...testProducts,
  buildProduct({
    id: 'wijnbon',
    popularity: 8,
    containsWine: true,
    physical: buildVariationConfig(),
  }),
  buildProduct({ id: 'kaartbon', popularity: 9, physical: buildVariationConfig() }),
]

export const testShop = (products: readonly Product[] = testProducts): Shop => ({
  catalogue: buildCatalogue(products),
  storefront: testStorefront,
  promotions: [],
})

export const buildPackage = (given: Partial<PackageToAdd> = {}): PackageToAdd => ({
  productId: 'dinerbon',
  variationType: 'DIGITAL',
  amountCents: 25_00,
  quantity: 1,
  message: undefined,
  receiver: { kind: 'self' },
  deliveryDate: null,
  ...given,
})

export function buildDetails(given: Partial<GuestDetails> = {}): GuestDetails {
  const person = {
    ...{ firstName: 'Anna', lastName: 'de Vries', email: 'anna@voorbeeld.example' },
    ...{ phoneNumber: undefined, termsAcceptedAt: '2026-11-21T10:00:00.000Z' },
  }
  return given.customerType === 'BUSINESS'
    ? { ...person, companyName: 'Bakkerij Bol', ...given, customerType: 'BUSINESS' }
    : { ...person, ...given, customerType: 'PRIVATE' }
}

export const forOther = (
  name: string,
  email: string,
  giverName?: string,
): PackageToAdd['receiver'] => ({
  ...{ kind: 'other', name, email },
  ...(giverName === undefined ? {} : { giverName }),
})

export const someAddress: PostalAddress = {
  ...{ countryCode: 'NL', postCode: '3511 AB', houseNumber: '12', suffix: 'A' },
  ...{ street: 'Oudegracht', city: 'Utrecht' },
}

/** A card on paper, to somebody else's letterbox. */
export const buildPostedPackage = (given: Partial<PackageToAdd> = {}): PackageToAdd =>
  buildPackage({
    ...{ productId: 'kaartbon', variationType: 'PHYSICAL', address: someAddress },
    receiver: forOther('Sanne Jansen', ''),
    ...given,
  })

/** What an order of these shipments holds. */
export const giftsOf = (shipments: readonly CartShipment[]): OrderedGift[] =>
  shipments.flatMap(({ receiver, deliveryForm, deliveryDate, address, packages }) =>
    packages.map(({ productId, amountCents, message, quantity, wrapper }) => ({
      ...{ receiver, deliveryForm, deliveryDate, productId, amountCents, message },
      ...{ quantity, wrapper, ...(address && { address }) },
    })),
  )
