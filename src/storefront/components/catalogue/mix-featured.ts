/** SPEC §9: the "Most chosen" block mixes at most two top products with the list. */
const featuredMax = 2

type Listed = { path: string }
type Featured = { referencedPath: string }

export type Mixed<Product, Top> =
  | { kind: 'product'; key: string; product: Product }
  | { kind: 'featured'; key: string; featured: Top }

/**
 * The list with the first and the last featured one at the given places. What is featured is not listed as
 * well.
 */
export function mixFeatured<Product extends Listed, Top extends Featured>(
  products: readonly Product[],
  featured: readonly Top[],
  places: readonly [first: number, last: number],
): Mixed<Product, Top>[] {
  const shown = firstAndLast(featured)
  const paths = new Set(shown.map((top) => top.referencedPath))
  const mixed: Mixed<Product, Top>[] = products
    .filter((product) => !paths.has(product.path))
    .map((product) => ({ kind: 'product', key: product.path, product }))
  for (const [index, top] of shown.entries())
    mixed.splice(places[index] ?? mixed.length, 0, {
      kind: 'featured',
      key: `featured-${top.referencedPath}`,
      featured: top,
    })
  return mixed
}

const firstAndLast = <Top>(featured: readonly Top[]): Top[] => {
  const [first] = featured
  const last = featured.length >= featuredMax ? featured.at(-1) : undefined
  return [first, last].filter((top) => top !== undefined)
}
