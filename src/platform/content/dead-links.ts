import type { CatalogueContent } from '#domain/catalogue/build-snapshot.ts'
import type { FilePath } from '#domain/file-problem.ts'
import type { Storefront } from '#domain/storefronts/storefront.ts'

const productAddress = /^\/cadeaubonnen\/([a-z0-9-]+)\/$/
const categoryAddress = /^\/categorie\/([a-z0-9-]+)\/$/
const momentAddress = /^\/geefmomenten\/([a-z0-9-]+)\/$/

/** The pages of SPEC §2 that a menu can name without a product or category. */
const plainPages = new Set([
  '/',
  '/cadeaubonnen/',
  '/categorie/alle-cadeaubonnen/',
  '/geefmomenten/',
  '/winkelmandje/',
])

/** What the storefront points at and the shop does not have. */
export function findDeadLinks(
  storefront: Storefront,
  { products, categories, terms }: CatalogueContent,
): { path: FilePath; sentence: string }[] {
  const productIds = new Set(products.map(({ id }) => id))
  const categoryUrls = new Set(categories.map(({ url }) => url))
  const momentIds = new Set(terms.get('occasions')?.map(({ id }) => id))
  const isAlive = (address: string): boolean =>
    plainPages.has(address) ||
    productIds.has(productAddress.exec(address)?.[1] ?? '') ||
    categoryUrls.has(categoryAddress.exec(address)?.[1] ?? '') ||
    momentIds.has(momentAddress.exec(address)?.[1] ?? '')
  const inMenus = (['headerMenu', 'footerMenu', 'legalMenu', 'businessMenu'] as const).flatMap(
    (menu) =>
      storefront[menu].flatMap(({ path }, index) =>
        isAlive(path)
          ? []
          : [{ path: [menu, index, 'path'], sentence: `${path} is not a page of this shop` }],
      ),
  )
  if (productIds.has(storefront.featuredProduct)) return inMenus
  const sentence = `featuredProduct ${storefront.featuredProduct} is not a product`
  return [{ path: ['featuredProduct'], sentence }, ...inMenus]
}
