import type { Product } from '#domain/catalogue/product.ts'

const sharedParts = [
  'categories',
  'giftcardTypes',
  'promotions',
  'occasions',
  'label',
  'digital',
  'physical',
  'vat',
] as const satisfies readonly (keyof Product)[]

/**
 * Gives products that hold one and the same object where what they say of their terms, prices and VAT is equal:
 * thousands of them repeat a few dozen. Nobody may change a part, as nobody may change a snapshot.
 */
export function createPartInterner(): (product: Product) => Product {
  const known = new Map<string, unknown>()
  const share = (part: unknown): unknown => {
    if (typeof part !== 'object' || part === null) return part
    const key = JSON.stringify(part)
    if (!known.has(key)) known.set(key, part)
    return known.get(key)
  }
  return (product) => ({
    ...product,
    ...Object.fromEntries(
      sharedParts.filter((part) => part in product).map((part) => [part, share(product[part])]),
    ),
  })
}
