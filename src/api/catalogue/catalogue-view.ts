import { viewHreflang } from '#api/shared/hreflang.ts'
import { cardImagePath } from '#domain/catalogue/picture-paths.ts'
import type { Category, Product } from '#domain/catalogue/product.ts'
import type { CatalogueSnapshot } from '#domain/catalogue/snapshot.ts'
import { similarProducts, topProducts } from '#domain/catalogue/suggest-products.ts'
import type { TaxonomyTerm } from '#domain/catalogue/taxonomy.ts'
import { isOrderable } from '#domain/catalogue/variations.ts'
import type { Shop } from '#domain/shop.ts'
import { pathsOf } from '#kernel/addresses.ts'
import type { Language } from '#kernel/language.ts'
import { viewBrands } from './brand-view.ts'
import { keywordsOf } from './keywords-of.ts'
import { viewProduct } from './product-view.ts'
import { questionsAbout } from './questions-about.ts'
import type { CategoryView, MomentFacts, ProductView, TopProductView } from './views.ts'

/** Everything that is sold, as one language shows it. */
export type CatalogueView = {
  categories: readonly CategoryView[]
  categoryByUrl: ReadonlyMap<string, CategoryView>
  moments: readonly MomentFacts[]
  topProducts: readonly TopProductView[]
  view(product: Product): ProductView
}

/** Dies with its snapshot. */
const kept = new WeakMap<CatalogueSnapshot, Map<Language, CatalogueView>>()

export function catalogueViewOf(shop: Shop & { language: Language }): CatalogueView {
  const { catalogue, language } = shop
  const known = kept.get(catalogue)?.get(language)
  if (known !== undefined) return known
  const views = viewCatalogue(shop)
  kept.set(catalogue, (kept.get(catalogue) ?? new Map()).set(language, views))
  return views
}

function viewCatalogue({
  catalogue,
  storefront,
  language,
}: Shop & { language: Language }): CatalogueView {
  const paths = pathsOf(language)
  const titlesOf = (all: readonly Product[]) => all.map(({ title }) => title[language])
  const viewCategory = (category: Category): CategoryView => ({
    id: category.id,
    title: category.title[language],
    description: category.description[language],
    icon: category.icon,
    image: category.artwork && { url: cardImagePath(category.artwork), alt: '' },
    path: paths.category(category.url),
    isTop: category.isTopList,
    productCount: catalogue.productsByCategory.get(category.id)?.length ?? 0,
    topList: () => popularIn(catalogue, category).map(view).map(viewTop),
    keywords: () => keywordsOf(category.title[language], titlesOf(popularIn(catalogue, category))),
    hreflang: viewHreflang(paths.category(category.url), { storefront }),
  })
  const categories = catalogue.categories.map(viewCategory)
  const categoryById = new Map(categories.map((category) => [category.id, category]))
  const said = { language, paths, appleCentsMax: storefront.limits.appleCentsMax }
  const views = new Map<Product, ProductView>()
  const brandOf = viewBrands(catalogue, { storefront, paths, view: (product) => view(product) })
  // A product that an order or a basket still names may be missing here: it is viewed when asked for.
  const view = (product: Product): ProductView => {
    const known = views.get(product)
    if (known !== undefined) return known
    const made = viewProduct(product, {
      ...said,
      categoriesOf: ({ categories: ids }) =>
        ids.map((id) => categoryById.get(id)).filter((category) => category !== undefined),
      brandOf,
      similarTo: (one) => similarProducts(catalogue, one).map(view),
      questionsOf: (one) => questionsAbout(one, storefront),
    })
    views.set(product, made)
    if (views.size > viewsMax) views.delete(views.keys().next().value as Product)
    return made
  }
  const shown = new Set<Product>()
  const viewMoment = ({ id, title, description, on }: TaxonomyTerm): MomentFacts => {
    const products = catalogue.productsByMoment.get(id) ?? []
    const telling = products.filter((product) => !product.isChoiceCard && isOrderable(product))
    const fresh = telling.filter((product) => !shown.has(product))
    const fanned = [...new Set([...fresh, ...telling])].slice(0, momentImageCount)
    for (const product of fanned) shown.add(product)
    return {
      id,
      title: title[language],
      description: description?.[language] ?? '',
      path: paths.moment(id),
      productCount: products.length,
      on,
      images: fanned.map((product) => view(product).image),
      keywords: () => keywordsOf(title[language], titlesOf(telling)),
      hreflang: viewHreflang(paths.moment(id), { storefront }),
    }
  }
  return {
    moments: (catalogue.terms.get('occasions') ?? []).map(viewMoment),
    categories,
    categoryByUrl: new Map(
      catalogue.categories.map((category, index) => [
        category.url,
        categories[index] as CategoryView,
      ]),
    ),
    topProducts: featured(catalogue, storefront.featuredProduct).map(view).map(viewTop),
    view,
  }
}

/** A menu shows four; the choice card is popular everywhere, so it says nothing of a category. */
const popularIn = (catalogue: CatalogueSnapshot, { id }: Category): readonly Product[] =>
  topProducts(catalogue, { categoryId: id, count: featuredCount + 1 })
    .filter((product) => !product.isChoiceCard)
    .slice(0, featuredCount)

const viewTop = (product: ProductView): TopProductView => ({
  id: product.id,
  title: product.title,
  product,
  cardImage: product.image,
  referencedPath: product.path,
  backgroundImage: product.backgroundImage,
})

/** Every product of a large shop, or the newest of a huge one: a view is quickly made again. */
const viewsMax = 1000

/**
 * As many as fan out on the tile of a moment, the most popular that no moment before it shows: what suits every moment
 * says nothing of one, the choice card least of all.
 */
const momentImageCount = 3

/** SPEC §9: a large desktop shows four. */
const featuredCount = 4

/** The storefront's own featured product, then the most popular. */
function featured(catalogue: CatalogueSnapshot, featuredId: string): readonly Product[] {
  const first = catalogue.productById.get(featuredId)
  const popular = topProducts(catalogue, { count: featuredCount + 1 })
  return [...new Set(first === undefined ? popular : [first, ...popular])].slice(0, featuredCount)
}
