import type { Product } from '#domain/catalogue/product.ts'
import type { CatalogueSnapshot } from '#domain/catalogue/snapshot.ts'

const slugShape = /^[a-z0-9-]+$/
const addressShape = /^(?:\/[a-z]{2})?\/(?:cadeaubonnen|cadeaukaarten)\/([a-z0-9-]+)\/?$/

/** By slug or by address ('/cadeaubonnen/aan-tafel-dinerbon/', with or without a language in front). */
export function findProductByPath(snapshot: CatalogueSnapshot, path: string): Product | undefined {
  const slug = slugShape.test(path) ? path : addressShape.exec(path)?.[1]
  return slug === undefined ? undefined : snapshot.productById.get(slug)
}
