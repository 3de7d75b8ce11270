import type { Product } from '#domain/catalogue/product.ts'
import type { Localized } from '#kernel/language.ts'

/**
 * Makes `count` products from the shop's own: the same pictures, prices and terms, other names and texts, so that no
 * text is shared. The same call gives the same products.
 */
export function generateProducts(patterns: readonly Product[], count: number): readonly Product[] {
  return Array.from({ length: count }, (_, index) => {
    const pattern = patterns[index % patterns.length]
    if (pattern === undefined) throw new Error('Products are made from products; there are none.')
    const round = Math.floor(index / patterns.length)
    return round === 0 ? pattern : vary(pattern, { round, popularity: index })
  })
}

function vary(
  pattern: Product,
  { round, popularity }: { round: number; popularity: number },
): Product {
  const say = ({ nl, en }: Localized): Localized => ({ nl: `${nl} ${round}`, en: `${en} ${round}` })
  return {
    ...pattern,
    id: `${pattern.id}-${round}`,
    sku: `${pattern.sku}${round}`,
    isChoiceCard: false,
    brand: `${pattern.brand} ${round}`,
    title: say(pattern.title),
    tagline: say(pattern.tagline),
    description: say(pattern.description),
    howToSpend: say(pattern.howToSpend),
    imageAlt: say(pattern.imageAlt),
    popularity,
  }
}
