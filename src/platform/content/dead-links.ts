import { brandIdOf } from '#domain/catalogue/brands.ts'
import type { CatalogueContent } from '#domain/catalogue/build-snapshot.ts'
import type { ContentDocuments } from '#domain/content/content.ts'
import type { FilePath } from '#domain/file-problem.ts'
import type { Storefront } from '#domain/storefronts/storefront.ts'
import { matchAddress } from '#kernel/addresses.ts'

/** What a link of a storefront can lead to. */
export type LinkTargets = {
  catalogue: CatalogueContent
  documents: Pick<ContentDocuments, 'landingPages' | 'articles' | 'blogSubjects'>
}

const pageOf = (address: string): string => address.replace(/[?#].*$/, '')

type WrittenPages = Record<'landingPages' | 'articles' | 'blogSubjects', ReadonlySet<string>>

const idsOf = (list: readonly { id: string }[]): ReadonlySet<string> =>
  new Set(list.map(({ id }) => id))

export const writtenPagesOf = (documents: LinkTargets['documents']): WrittenPages => ({
  landingPages: idsOf(documents.landingPages),
  articles: idsOf(documents.articles),
  blogSubjects: idsOf(documents.blogSubjects),
})

/** Whether an address of the shop, in its Dutch form, has a page, whatever is asked of it. */
export function pagesOf(
  { products, categories, terms }: CatalogueContent,
  { landingPages, articles, blogSubjects }: WrittenPages,
): (address: string) => boolean {
  const known: Readonly<Record<string, ReadonlySet<string>>> = {
    giftCard: new Set(products.map(({ id }) => id)),
    brand: new Set(products.map(({ brand }) => brandIdOf(brand))),
    category: new Set(categories.map(({ url }) => url)),
    moment: new Set(terms.get('occasions')?.map(({ id }) => id)),
    landing: landingPages,
    article: articles,
    subject: blogSubjects,
  }
  const hasPage = (address: string) => {
    const page = address.endsWith('/') ? matchAddress(address) : undefined
    if (page === undefined || page.name === 'notFound') return false
    return Object.entries(page.parameters).every(([name, value]) => known[name]?.has(value))
  }
  return (address) => hasPage(pageOf(address))
}

/** What the storefront points at and the shop does not have. */
export function findDeadLinks(
  storefront: Storefront,
  { catalogue, documents }: LinkTargets,
): DeadLink[] {
  const isPage = pagesOf(catalogue, writtenPagesOf(documents))
  const inMenus = (['headerMenu', 'footerMenu', 'legalMenu', 'businessMenu'] as const).flatMap(
    (menu) =>
      storefront[menu].flatMap(({ path }, index) =>
        isPage(path)
          ? []
          : [{ path: [menu, index, 'path'], sentence: `${path} is not a page of this shop` }],
      ),
  )
  const dead = [...findUnknownInBusiness(storefront, catalogue), ...inMenus]
  if (catalogue.products.some(({ id }) => id === storefront.featuredProduct)) return dead
  const sentence = `featuredProduct ${storefront.featuredProduct} is not a product`
  return [{ path: ['featuredProduct'], sentence }, ...dead]
}

type DeadLink = { path: FilePath; sentence: string }

function findUnknownInBusiness(
  { business }: Storefront,
  { products, terms }: CatalogueContent,
): DeadLink[] {
  const known = {
    products: new Set(products.map(({ id }) => id)),
    occasions: new Set(terms.get('occasions')?.map(({ id }) => id)),
  }
  return (['products', 'occasions'] as const).flatMap((list) =>
    business[list].flatMap((id, index) =>
      known[list].has(id)
        ? []
        : [{ path: ['business', list, index], sentence: `business.${list} has no ${id}` }],
    ),
  )
}
