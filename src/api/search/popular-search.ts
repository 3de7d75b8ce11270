import { ask, type Call } from '#api/ask.ts'
import { builder } from '#api/builder.ts'
import { catalogueViewOf } from '#api/catalogue/catalogue-view.ts'
import { sameForEveryone } from '#api/same-for-everyone.ts'
import { ImageRef, type ImageView } from '#api/shared/image.ts'
import { UserDataRef } from '#api/shared/user-data.ts'
import { isOrderable } from '#domain/catalogue/variations.ts'
import type { PopularSearch } from '#domain/search/popular-search.ts'
import { inLanguage, pathsOf } from '#kernel/addresses.ts'
import { SearchItemRef, type SearchItemView, viewFoundProduct } from './search-item.ts'

type PopularTermView = { title: string; url: string }

const PopularTermRef = builder.objectRef<PopularTermView>('PopularTerm').implement({
  description: 'Words that many people search for.',
  fields: (t) => ({
    title: t.exposeString('title', { description: 'The words.' }),
    url: t.exposeString('url', { description: 'Where they lead.' }),
  }),
})

type HighlightedBlockView = {
  title: string
  description: string
  cardImage: ImageView
  backgroundImage: ImageView | undefined
  referencedPath: string
  showHand: boolean
}

const HighlightedBlockRef = builder.objectRef<HighlightedBlockView>('HighlightedBlock').implement({
  description: 'A product with a word about it.',
  fields: (t) => ({
    title: t.exposeString('title', { description: 'Its heading.' }),
    description: t.exposeString('description', { description: 'A sentence about it.' }),
    cardImage: t.expose('cardImage', { type: ImageRef, description: 'Its card.' }),
    backgroundImage: t.expose('backgroundImage', {
      type: ImageRef,
      nullable: true,
      description: 'The picture behind the card, if there is one.',
    }),
    referencedPath: t.exposeString('referencedPath', { description: 'Where it leads.' }),
    showHand: t.exposeBoolean('showHand', { description: 'Whether a hand holds the card.' }),
  }),
})

type PopularSearchView = {
  terms: readonly PopularTermView[]
  entities: readonly SearchItemView[]
  highlightedBlocks: readonly HighlightedBlockView[]
}

const PopularSearchRef = builder.objectRef<PopularSearchView>('PopularSearch').implement({
  description: 'The suggestions of the search before anything is typed.',
  fields: (t) => ({
    terms: t.expose('terms', { type: [PopularTermRef], description: 'Words to begin with.' }),
    entities: t.expose('entities', {
      type: [SearchItemRef],
      description: 'Products that many people look for and that can be bought now.',
    }),
    highlightedBlocks: t.expose('highlightedBlocks', {
      type: [HighlightedBlockRef],
      description: 'At most one is shown, above the others.',
    }),
  }),
})

builder.queryField('popularSearch', (t) =>
  t.field({
    ...sameForEveryone,
    type: PopularSearchRef,
    description: 'The suggestions of the search before anything is typed.',
    args: { userData: t.arg({ type: UserDataRef, required: true }) },
    resolve: (_root, { userData }, ctx) =>
      viewPopular(ask(ctx, userData), ctx.deps.search.current().popular),
  }),
)

function viewPopular(call: Call, popular: PopularSearch): PopularSearchView {
  const { language, catalogue } = call
  const paths = pathsOf(language)
  const views = catalogueViewOf(call)
  /** What this storefront does not sell now is left out. */
  const find = (id: string) => {
    const product = catalogue.productById.get(id)
    return product && isOrderable(product) ? [views.view(product)] : []
  }
  return {
    terms: popular.terms.map(({ title, path }) => ({
      title: title[language],
      url: path === undefined ? paths.search(title[language]) : inLanguage(path, language),
    })),
    entities: popular.products.flatMap(find).map(viewFoundProduct),
    highlightedBlocks: popular.highlighted.flatMap(({ product, title, description, showHand }) =>
      find(product).map(({ image, path }) => ({
        title: title[language],
        description: description[language],
        cardImage: image,
        backgroundImage: undefined,
        referencedPath: path,
        showHand,
      })),
    ),
  }
}
