/**
 * SPEC §9 gives "8, 5, 4" for the "Most chosen" block without saying of what. Here they are products beside top
 * products: eight beside the four of a large desktop (three rows of four); elsewhere, in two or three columns,
 * four beside the first and the last top product or five beside the only one (six cells fill both).
 */
export const productsBesideFour = 8
export const productsBesideOne = 5
export const productsBesideTwo = 4

/** SPEC §9, top products per page: four on a large desktop, two elsewhere. */
const featuredOnLarge = 4
const cellsOnLarge = productsBesideFour + featuredOnLarge
const cellsElsewhere = productsBesideTwo + 2
const columnsOnLarge = 4

/** The places of the top products on a large desktop: never two below each other, the last one in the last cell. */
const places = [1, 6, 8, 11] as const

type Listed = { path: string }
type Featured = { referencedPath: string }

export type GridItem<Product, Top> = {
  key: string
  /** A page knows no width: it carries what any width shows, and hides some of it. */
  onlyOnLarge: boolean
} & ({ kind: 'product'; product: Product } | { kind: 'featured'; featured: Top })

/**
 * The cells of "Most chosen": the list with top products in it. A large desktop shows at most four of those, other
 * widths at most two, the first and the last. A featured product is not listed twice, and no row of a large desktop
 * has a gap.
 */
export function mixFeatured<Product extends Listed, Top extends Featured>(
  products: readonly Product[],
  featured: readonly Top[],
): GridItem<Product, Top>[] {
  const tops = featured.slice(0, featuredOnLarge)
  const paths = new Set(tops.map((top) => top.referencedPath))
  const others = products.filter((product) => !paths.has(product.path))
  const count = fullRows(Math.min(cellsOnLarge, others.length + tops.length))
  const small = Math.min(tops.length, 2)
  const shownElsewhere = cellsElsewhere - small

  const items: GridItem<Product, Top>[] = others
    .slice(0, Math.max(0, count - tops.length))
    .map((product, index) => ({
      kind: 'product',
      key: product.path,
      onlyOnLarge: index >= shownElsewhere,
      product,
    }))
  for (const [index, top] of tops.entries())
    items.splice(index === tops.length - 1 && index > 0 ? count - 1 : (places[index] ?? 0), 0, {
      kind: 'featured',
      key: `featured-${top.referencedPath}`,
      onlyOnLarge: index > 0 && index < tops.length - 1,
      featured: top,
    })
  return items
}

/** Fewer than a row are shown as they are. */
const fullRows = (cells: number): number =>
  cells < columnsOnLarge ? cells : cells - (cells % columnsOnLarge)
