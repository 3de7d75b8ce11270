import { builder } from '#api/builder.ts'
import type { CatalogueView } from '#api/catalogue/catalogue-view.ts'
import { ProductKindRef } from '#api/catalogue/enums.ts'
import { ProductRef } from '#api/catalogue/refs.ts'
import type { ProductView } from '#api/catalogue/views.ts'
import { ArticleRef } from '#api/content/article.ts'
import type { ArticleView } from '#api/content/view-article.ts'
import { ImageRef, type ImageView } from '#api/shared/image.ts'
import type { ProductKind } from '#domain/catalogue/product.ts'
import type { SearchEntry } from '#domain/search/search-entry.ts'

/** SPEC §3: screens take `title`, and where that is missing `heroTitle`. */
export type SearchItemView = {
  id: string
  path: string
  title: string | undefined
  heroTitle: string | undefined
  image: ImageView | undefined
  icon: string | undefined
  backgroundColor: string | undefined
  productType: ProductKind | undefined
  showShadow: boolean
  product: ProductView | undefined
  article: ArticleView | undefined
}

const page = {
  title: undefined,
  heroTitle: undefined,
  image: undefined,
  icon: undefined,
  backgroundColor: undefined,
  productType: undefined,
  showShadow: false,
  product: undefined,
  article: undefined,
} satisfies Partial<SearchItemView>

export const viewFoundProduct = (product: ProductView): SearchItemView => ({
  ...page,
  id: product.id,
  path: product.path,
  title: product.title,
  image: product.image,
  backgroundColor: product.backgroundColor,
  productType: product.productType,
  showShadow: product.showShadow,
  product,
})

/** What was found as the storefront shows it; undefined for what it does not sell. */
export function viewEntry(views: CatalogueView, entry: SearchEntry): SearchItemView | undefined {
  if ('product' in entry) return viewFoundProduct(views.view(entry.product))
  if (entry.group === 'CATEGORY') {
    const category = views.categoryByUrl.get(entry.category.url)
    return category && { ...page, ...pick(category), title: category.title, icon: category.icon }
  }
  const moment = views.moments.find(({ id }) => id === entry.moment.id)
  return moment && { ...page, ...pick(moment), heroTitle: moment.title, image: moment.images[0] }
}

/** An article that was found; its drawing stands in the place of a card. */
export const viewFoundArticle = (article: ArticleView): SearchItemView => ({
  ...page,
  ...pick(article),
  title: article.title,
  image: article.drawing,
  article,
})

const pick = ({ id, path }: { id: string; path: string }) => ({ id, path })

export const SearchItemRef = builder.objectRef<SearchItemView>('SearchItem').implement({
  description: 'Something that was found: a product, a category, a moment of giving or an article.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Unique in its group.' }),
    path: t.exposeString('path', { description: 'Address of its page.' }),
    title: t.exposeString('title', {
      nullable: true,
      description: 'Its name; without one the page has a `heroTitle`.',
    }),
    heroTitle: t.exposeString('heroTitle', {
      nullable: true,
      description: 'The heading of its page, of things that have no name besides.',
    }),
    image: t.expose('image', {
      type: ImageRef,
      nullable: true,
      description: 'A card of it, or its drawing.',
    }),
    icon: t.exposeString('icon', {
      nullable: true,
      description: 'Name of an icon of the design, of categories.',
    }),
    backgroundColor: t.exposeString('backgroundColor', {
      nullable: true,
      description: 'The colour behind the card, of products.',
    }),
    productType: t.expose('productType', {
      type: ProductKindRef,
      nullable: true,
      description: 'What kind of product it is, of products.',
    }),
    showShadow: t.exposeBoolean('showShadow', { description: 'Whether the card has a shadow.' }),
    product: t.expose('product', {
      type: ProductRef,
      nullable: true,
      description: 'The whole product, for pages that show more of it.',
    }),
    article: t.expose('article', {
      type: ArticleRef,
      nullable: true,
      description: 'The whole article, for pages that show more of it.',
    }),
  }),
})
