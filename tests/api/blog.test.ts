import { afterAll, describe, expect, test } from 'vitest'
import { openContent } from '#domain/content/content.ts'
import { readShopContent } from '#platform/content/read-content.ts'
import { type Data, openApiShop } from '#tests/support/api-shop.ts'

const content = await readShopContent(new URL('../../', import.meta.url).pathname)
const { browser, close, shop } = await openApiShop({ products: content.catalogue.products })
shop.deps.content = { current: () => openContent(content.documents, shop.now) }
afterAll(close)

const list = `query Articles($userData: UserData!, $subject: String, $page: Int!, $size: Int!) {
  articles(
    userData: $userData
    subject: $subject
    paging: { pageNumber: $page, itemsPerPage: $size }
  ) {
    articles { id path title date minutes subject { id } drawing { url alt } }
    paging { currentPage itemsPerPage totalItems }
    subject { id title path }
    subjects { count subject { id path } }
  }
}`
const one = `query Article($userData: UserData!, $path: String!) {
  article(userData: $userData, path: $path) {
    id title metaTitle description date minutes
    hreflang { langCode path }
    shareImage { url }
    parts {
      __typename kind
      ... on ArticleHeading { id level title }
      ... on ArticleParagraph { text { spans { text path } } }
      ... on ArticleTable { head { spans { text } } rows { cells { spans { text } } } }
    }
    products { id }
    related { id path }
  }
}`
const search = `query Search($userData: UserData!, $inputText: String!) {
  search_v1(userData: $userData, inputText: $inputText) {
    body { count groups { groupType count items { id path title article { date } } } }
  }
}`

type Language = 'nl' | 'en'
const listed = (variables: object, language: Language = 'nl') =>
  browser(language).ask(list, { page: 1, size: 2, ...variables })
const read = (path: string, language: Language = 'nl') => browser(language).ask(one, { path })

describe('the list of articles', () => {
  test('comes page by page, the newest first', async () => {
    const { articles: first } = (await listed({})).data
    const { articles: second } = (await listed({ page: 2 })).data
    const dates = [...first.articles, ...second.articles].map(({ date }: Data) => date)
    expect(dates).toEqual(dates.toSorted().toReversed())
    expect(first.paging).toMatchObject({ currentPage: 1, itemsPerPage: 2 })
    expect(first.paging.totalItems).toBe(content.documents.articles.length)
    expect(first.articles[0].drawing).toMatchObject({
      url: expect.stringMatching(/^\/drawings\/[a-z-]+\.svg\?v=[0-9a-f]{12}$/),
      alt: '',
    })
  })

  test('of one subject holds that subject alone, in the language of the call', async () => {
    const { articles } = (await listed({ subject: 'bonnen-gebruiken', size: 48 }, 'en')).data
    expect(articles.subject).toEqual({
      id: 'bonnen-gebruiken',
      title: 'Using gift cards',
      path: '/en/blog/onderwerp/bonnen-gebruiken/',
    })
    expect(new Set(articles.articles.map(({ subject }: Data) => subject.id))).toEqual(
      new Set(['bonnen-gebruiken']),
    )
    const sum = articles.subjects.reduce((total: number, { count }: Data) => total + count, 0)
    expect(sum).toBe(content.documents.articles.length)
  })

  test('refuses a subject that is not there, and a page that cannot be', async () => {
    const unknown = await listed({ subject: 'weg' })
    expect(unknown.data.articles).toBeNull()
    expect(unknown.errors?.[0]?.extensions).toEqual({
      code: 3704,
      referencedRequestParameter: 'subject',
    })
    const nowhere = await listed({ page: 0 })
    expect(nowhere.errors?.[0]?.extensions).toMatchObject({
      referencedRequestParameter: 'pageNumber',
    })
  })
})

describe('an article', () => {
  test('is read with its parts, its products and what to read next', async () => {
    const { article } = (await read('/blog/saldo-dat-overblijft/')).data
    expect(article).toMatchObject({
      id: 'saldo-dat-overblijft',
      title: 'Wat doe je met twee euro op een cadeaubon?',
      hreflang: [
        { langCode: 'nl', path: '/blog/saldo-dat-overblijft/' },
        { langCode: 'en', path: '/en/blog/saldo-dat-overblijft/' },
      ],
      products: [{ id: 'oor-en-schotel-koffiebon' }, {}, {}, {}],
      related: expect.any(Array),
    })
    expect(new Set(article.parts.map(({ kind }: Data) => kind))).toEqual(
      new Set(['PARAGRAPH', 'HEADING', 'LIST', 'TABLE']),
    )
    const table = article.parts.find(({ kind }: Data) => kind === 'TABLE')
    expect(table.rows.every(({ cells }: Data) => cells.length === table.head.length)).toBe(true)
  })

  test('leads in its language to pages of that language', async () => {
    const { article } = (await read('saldo-dat-overblijft', 'en')).data
    const paths = article.parts.flatMap(({ text }: Data) =>
      (text?.spans ?? []).flatMap(({ path }: Data) => path ?? []),
    )
    expect(paths).toEqual(['/en/cadeaubonnen/cadeaubonnl-keuze-cadeaukaart/', '/en/saldocheck/'])
    expect(article.related[0].path).toBe('/en/blog/hoe-werkt-een-cadeaubon/')
  })

  test('that is not there is refused with a sentence', async () => {
    const { data, errors } = await read('/blog/niet-geschreven/')
    expect(data.article).toBeNull()
    expect(errors?.[0]).toMatchObject({
      message: 'Dit artikel is er niet.',
      extensions: { code: 3703, referencedRequestParameter: 'path' },
    })
  })
})

test('the search shows articles as the last of its groups', async () => {
  const { data } = await browser('nl').ask(search, { inputText: 'juf' })
  const groups: Data[] = data.search_v1.body.groups
  const articles = groups.at(-1)
  expect(articles).toMatchObject({ groupType: 'ARTICLE', items: expect.any(Array) })
  expect(articles?.items[0]).toMatchObject({
    id: 'cadeau-voor-juf-of-meester',
    path: '/blog/cadeau-voor-juf-of-meester/',
    article: { date: '2025-06-17' },
  })
  expect(data.search_v1.body.count).toBe(groups.reduce((sum, { count }) => sum + count, 0))
})
