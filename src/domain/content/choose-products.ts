import type { Product, VariationConfig } from '#domain/catalogue/product.ts'
import type { CatalogueSnapshot } from '#domain/catalogue/snapshot.ts'
import { termsOf } from '#domain/catalogue/taxonomy.ts'
import { isForSale, isOrderable } from '#domain/catalogue/variations.ts'
import type { BlockTerm, ProductSelection } from '#domain/content/block.ts'

export type ChosenProducts = {
  products: readonly Product[]
  /** How many there are for the choice, shown or not. */
  totalItems: number
}

/**
 * What a block shows, in the author's order or the shop's; never what cannot be bought. The choice card suits
 * everything, so it says nothing in a list made by rule: it is there only by name.
 */
export function chooseProducts(
  snapshot: CatalogueSnapshot,
  choice: ProductSelection,
  count: number,
): ChosenProducts {
  const all = ('ids' in choice ? named(snapshot, choice.ids) : fitting(snapshot, choice)).filter(
    isOrderable,
  )
  return { products: all.slice(0, count), totalItems: all.length }
}

const named = (snapshot: CatalogueSnapshot, ids: readonly string[]): readonly Product[] =>
  ids.flatMap((id) => snapshot.productById.get(id) ?? [])

function fitting(
  snapshot: CatalogueSnapshot,
  { terms, maxCents }: { terms: readonly BlockTerm[]; maxCents?: number | undefined },
): readonly Product[] {
  const wanted = Map.groupBy(terms, ({ vocabulary }) => vocabulary)
  // A donation is in a list only where its own category is asked for.
  const base = wanted.has('giftcard_categories')
    ? snapshot.products
    : (snapshot.productsByKind.get('GIFTCARD') ?? [])
  return base.filter(
    (product) =>
      !product.isChoiceCard &&
      [...wanted].every(([vocabulary, list]) =>
        list.some(({ term }) => termsOf(product, vocabulary).includes(term)),
      ) &&
      (maxCents === undefined || lowestCentsOf(product) <= maxCents),
  )
}

/** The smallest amount that can be bought now. */
const lowestCentsOf = (product: Product): number =>
  Math.min(
    ...(['DIGITAL', 'PHYSICAL'] as const).flatMap((form) => {
      const config = form === 'DIGITAL' ? product.digital : product.physical
      return config !== undefined && isForSale(product, form) ? lowestOf(config) : []
    }),
  )

const lowestOf = ({ hasFixedPrices, pricesToShowCents, minCents }: VariationConfig): number =>
  hasFixedPrices ? Math.min(...pricesToShowCents) : minCents
