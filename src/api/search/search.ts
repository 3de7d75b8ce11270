import type { Call } from '#api/ask.ts'
import { builder } from '#api/builder.ts'
import { catalogueViewOf } from '#api/catalogue/catalogue-view.ts'
import { viewArticle } from '#api/content/view-article.ts'
import type { ApiContext } from '#api/context.ts'
import { type Payload, payload } from '#api/payload.ts'
import { sameForEveryone } from '#api/same-for-everyone.ts'
import { ApiErrorRef } from '#api/shared/api-error.ts'
import { UserDataRef } from '#api/shared/user-data.ts'
import { PagingInvalid } from '#domain/catalogue/errors.ts'
import { findArticles } from '#domain/search/find-articles.ts'
import { type SearchPlace, searchCatalogue } from '#domain/search/search-catalogue.ts'
import { searchGroups } from '#domain/search/search-entry.ts'
import { inLanguage } from '#kernel/addresses.ts'
import { SearchItemRef, type SearchItemView, viewEntry, viewFoundArticle } from './search-item.ts'
import { UnderstoodPartRef, viewPart } from './understood-part.ts'

const itemsPerGroupDefault = 12
/** More than the shop has in any category; visitors do not read longer pages. */
const itemsPerGroupMax = 250

/** Articles come last: visitors look for presents first. */
const groupTypes = [...searchGroups, 'ARTICLE'] as const
type FoundGroupType = (typeof groupTypes)[number]

const SearchGroupTypeRef = builder.enumType('SearchGroupType', {
  description: 'The kind of the items of a group.',
  values: groupTypes,
})

type SearchGroupView = {
  groupType: FoundGroupType
  count: number
  items: readonly SearchItemView[]
}

const SearchGroupRef = builder.objectRef<SearchGroupView>('SearchGroup').implement({
  description: 'Things of one kind that were found.',
  fields: (t) => ({
    groupType: t.expose('groupType', { type: SearchGroupTypeRef, description: 'Which kind.' }),
    count: t.exposeInt('count', { description: 'How many were found; `items` may be fewer.' }),
    items: t.expose('items', { type: [SearchItemRef], description: 'The best first.' }),
  }),
})

type FoundPageView = { title: string; path: string }

const FoundPageRef = builder.objectRef<FoundPageView>('SearchPage').implement({
  description: 'A page of the shop that answers what is no search for a card.',
  fields: (t) => ({
    title: t.exposeString('title', { description: 'What it is about.' }),
    path: t.exposeString('path', { description: 'Its address.' }),
  }),
})

type SearchBodyView = {
  groups: readonly SearchGroupView[]
  count: number
  understood: readonly ReturnType<typeof viewPart>[]
  elsewhere: string | undefined
  pages: readonly FoundPageView[]
}

const SearchBodyRef = builder.objectRef<SearchBodyView>('SearchBody').implement({
  description: 'The results of a search.',
  fields: (t) => ({
    groups: t.expose('groups', {
      type: [SearchGroupRef],
      description: 'Only groups in which something was found.',
    }),
    count: t.exposeInt('count', { description: 'How much was found in all groups together.' }),
    understood: t.expose('understood', {
      type: [UnderstoodPartRef],
      description: 'What the question was taken to say.',
    }),
    elsewhere: t.exposeString('elsewhere', {
      nullable: true,
      description:
        'The brand that was asked for and that the shop does not sell; the products are what it has instead.',
    }),
    pages: t.expose('pages', {
      type: [FoundPageRef],
      description: 'Pages that answer the question; they are not counted.',
    }),
  }),
})

const SearchPayloadRef = builder
  .objectRef<Payload<{ body: SearchBodyView }>>('SearchPayload')
  .implement({
    description: 'The answer to a search.',
    fields: (t) => ({
      body: t.expose('body', {
        type: SearchBodyRef,
        nullable: true,
        description: 'What was found; missing when there are errors.',
      }),
      errors: t.expose('errors', { type: [ApiErrorRef], description: 'What was wrong.' }),
    }),
  })

builder.queryField('search_v1', (t) =>
  t.field({
    ...sameForEveryone,
    type: SearchPayloadRef,
    description:
      'Searches products, categories, moments of giving and articles. Any text has an answer.',
    args: {
      userData: t.arg({ type: UserDataRef, required: true }),
      inputText: t.arg.string({
        required: true,
        description: 'As it was typed; what is past 100 characters is not looked at.',
      }),
      itemsPerGroup: t.arg.int({ description: '1 to 250 items a group; 12 without it.' }),
    },
    resolve: (_root, { userData, inputText, itemsPerGroup }, ctx) =>
      payload(ctx, userData, async (call) => ({
        body: await search(ctx, call, {
          inputText,
          itemsMax: itemsPerGroup ?? itemsPerGroupDefault,
        }),
      })),
  }),
)

async function search(
  { deps }: ApiContext,
  call: Call,
  { inputText, itemsMax }: { inputText: string; itemsMax: number },
): Promise<SearchBodyView> {
  if (itemsMax < 1 || itemsMax > itemsPerGroupMax) throw new PagingInvalid('itemsPerGroup')
  const { catalogue, language, storefront } = call
  const place = { catalogue, language, content: deps.search.current() }
  const answer = await searchCatalogue(place, inputText)
  const views = catalogueViewOf(call)
  const found: readonly SearchGroupView[] = answer.groups.map(({ group, entries }) => ({
    groupType: group,
    count: entries.length,
    items: entries.slice(0, itemsMax).flatMap((entry) => viewEntry(views, entry) ?? []),
  }))
  const groups = [...found, ...(await findWritten({ deps }, call, { place, inputText, itemsMax }))]
  const { currency } = storefront
  return {
    groups,
    count: groups.reduce((sum, { count }) => sum + count, 0),
    understood: answer.understood.map((part) => viewPart(part, { currency, language })),
    elsewhere: answer.elsewhere,
    pages: answer.pages.map(({ path, title }) => ({
      path: inLanguage(path, language),
      title: title[language],
    })),
  }
}

type Written = { place: SearchPlace; inputText: string; itemsMax: number }

/** The group of articles; none without a hit. */
async function findWritten(
  { deps }: Pick<ApiContext, 'deps'>,
  call: Call,
  { place, inputText, itemsMax }: Written,
): Promise<readonly SearchGroupView[]> {
  const content = deps.content.current()
  const articles = await findArticles(place, content.articles, inputText)
  const items = articles
    .slice(0, itemsMax)
    .map((article) => viewFoundArticle(viewArticle(article, call, content)))
  return items.length === 0 ? [] : [{ groupType: 'ARTICLE', count: articles.length, items }]
}
