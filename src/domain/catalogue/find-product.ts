import type { Product } from '#domain/catalogue/product.ts'
import type { CatalogueSnapshot } from '#domain/catalogue/snapshot.ts'
import { matchAddress } from '#kernel/addresses.ts'

const slugShape = /^[a-z0-9-]+$/

/** By slug or by address ('/cadeaubonnen/aan-tafel-dinerbon/', with or without a language in front). */
export function findProductByPath(snapshot: CatalogueSnapshot, path: string): Product | undefined {
  const id = slugShape.test(path) ? path : productIdIn(path)
  return id === undefined ? undefined : snapshot.productById.get(id)
}

/** Whose page an address names; undefined where it names no product's page. */
export const productIdIn = (address: string): string | undefined =>
  matchAddress(address)?.parameters.giftCard
