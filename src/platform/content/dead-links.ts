import { brandIdOf } from '#domain/catalogue/brands.ts'
import type { CatalogueContent } from '#domain/catalogue/build-snapshot.ts'
import type { ContentDocuments } from '#domain/content/content.ts'
import { informationPaths } from '#domain/content/information-page.ts'
import type { FilePath } from '#domain/file-problem.ts'
import type { Storefront } from '#domain/storefronts/storefront.ts'

/** What a link of a storefront can lead to. */
export type LinkTargets = {
  catalogue: CatalogueContent
  documents: Pick<ContentDocuments, 'landingPages'>
}

const productAddress = /^\/cadeaubonnen\/([a-z0-9-]+)\/$/
const categoryAddress = /^\/categorie\/([a-z0-9-]+)\/$/
const landingAddress = /^\/([a-z0-9-]+)\/$/
const brandAddress = /^\/merken\/([a-z0-9-]+)\/$/
const momentAddress = /^\/geefmomenten\/([a-z0-9-]+)\/$/

/** The pages of SPEC §2 that a menu can name without a product or category. */
const plainPages = new Set<string>([
  '/',
  '/account/',
  '/cadeaubonnen/',
  '/categorie/alle-cadeaubonnen/',
  '/geefmomenten/',
  '/merken/',
  '/saldocheck/',
  '/winkelmandje/',
  '/zakelijk/',
  ...informationPaths,
])

const pageOf = (address: string): string => address.replace(/[?#].*$/, '')

/** Whether an address of the shop, in its Dutch form, has a page, whatever is asked of it. */
export function pagesOf(
  { products, categories, terms }: CatalogueContent,
  landingPages: ReadonlySet<string>,
): (address: string) => boolean {
  const productIds = new Set(products.map(({ id }) => id))
  const brandIds = new Set(products.map(({ brand }) => brandIdOf(brand)))
  const categoryUrls = new Set(categories.map(({ url }) => url))
  const momentIds = new Set(terms.get('occasions')?.map(({ id }) => id))
  const hasPage = (address: string) =>
    plainPages.has(address) ||
    productIds.has(productAddress.exec(address)?.[1] ?? '') ||
    categoryUrls.has(categoryAddress.exec(address)?.[1] ?? '') ||
    brandIds.has(brandAddress.exec(address)?.[1] ?? '') ||
    momentIds.has(momentAddress.exec(address)?.[1] ?? '') ||
    landingPages.has(landingAddress.exec(address)?.[1] ?? '')
  return (address) => hasPage(pageOf(address))
}

/** What the storefront points at and the shop does not have. */
export function findDeadLinks(
  storefront: Storefront,
  { catalogue, documents }: LinkTargets,
): { path: FilePath; sentence: string }[] {
  const isPage = pagesOf(catalogue, new Set(documents.landingPages.map(({ id }) => id)))
  const inMenus = (['headerMenu', 'footerMenu', 'legalMenu', 'businessMenu'] as const).flatMap(
    (menu) =>
      storefront[menu].flatMap(({ path }, index) =>
        isPage(path)
          ? []
          : [{ path: [menu, index, 'path'], sentence: `${path} is not a page of this shop` }],
      ),
  )
  if (catalogue.products.some(({ id }) => id === storefront.featuredProduct)) return inMenus
  const sentence = `featuredProduct ${storefront.featuredProduct} is not a product`
  return [{ path: ['featuredProduct'], sentence }, ...inMenus]
}
