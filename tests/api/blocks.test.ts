import { afterAll, describe, expect, test } from 'vitest'
import { openContent } from '#domain/content/content.ts'
import { importContent } from '#flows/content/import-content.ts'
import { createCatalogue } from '#platform/catalogue/create-catalogue.ts'
import { readShopContent } from '#platform/content/read-content.ts'
import { type Data, openApiShop } from '#tests/support/api-shop.ts'

const content = await readShopContent(new URL('../../', import.meta.url).pathname)
const { browser, close, database, shop } = await openApiShop({
  products: content.catalogue.products,
})
const { terms, categories } = content.catalogue
const live = { ...shop.deps.catalogue.current(), terms, categories }
shop.deps.catalogue = { current: () => live }
shop.deps.content = { current: () => openContent(content.documents, shop.now) }
afterAll(close)

const queue = `query Queue($userData: UserData!, $queueID: String!, $filters: BlocksFilters) {
  getBlocksQueue(userData: $userData, queueID: $queueID, filters: $filters) {
    id
    blocks {
      __typename id blockType title
      ... on HeroBlock { text look note { spans { text isStrong } } buttons { title path } cards { id } }
      ... on TextBlock { paragraphs { isItem spans { text path } } }
      ... on ProductsBlock { products { id isOrderable } featured { title } totalItems link { path } }
      ... on CategoriesBlock { categories { path } }
      ... on MomentsBlock { moments { id daysLeft } look }
      ... on SpotlightBlock { product { id } reasons button }
      ... on FaqBlock { questions { question answer { spans { text } } } }
      ... on SellingPointsBlock { isNumbered points { icon title } }
      ... on VideoBlock { text video { __typename title poster { url } ... on SelfHostedVideo { mimeType url captions { language } } } }
      ... on GuidesBlock { guides { title path images { url } } }
    }
  }
}`

const ask = async (variables: object, language: 'nl' | 'en' = 'nl') => {
  const { data, errors } = await browser(language).ask(queue, variables)
  return { errors, queue: data.getBlocksQueue }
}
const blockOf = (answer: { queue: Data }, id: string): Data =>
  answer.queue.blocks.find((block: Data) => block.id === id)

describe('a queue of blocks', () => {
  test('opens the shop: blocks in their order, each of its type', async () => {
    const answer = await ask({ queueID: 'home-1' })
    expect(answer.errors).toBeUndefined()
    expect(answer.queue.blocks.map(({ blockType }: Data) => blockType)).toEqual([
      'HERO',
      'CATEGORIES',
      'PRODUCTS',
      'PRODUCTS',
      'MOMENTS',
      'SPOTLIGHT',
      'GUIDES',
      'SELLING_POINTS',
      'VIDEO',
      'FAQ',
    ])
    expect(blockOf(answer, 'welkom')).toMatchObject({
      __typename: 'HeroBlock',
      title: 'Geef wat wél past',
      look: 'FAN',
      buttons: [{ path: '/cadeaubonnen/' }, {}],
    })
    expect(blockOf(answer, 'meest-gekozen').products).toHaveLength(12)
    expect(blockOf(answer, 'meest-gekozen').featured.length).toBeGreaterThan(1)
    expect(blockOf(answer, 'vragen').questions).toHaveLength(shop.deps.storefront.faq.length)
  })

  test('is said in the language of the call, its links too', async () => {
    const answer = await ask({ queueID: 'home-1' }, 'en')
    expect(blockOf(answer, 'welkom')).toMatchObject({
      title: 'Give something that fits',
      buttons: [{ path: '/en/cadeaubonnen/' }, {}],
    })
    expect(blockOf(answer, 'gidsen').guides[0].path).toMatch(/^\/en\/[a-z-]+\/$/)
  })

  test('shows a film, with captions in the language of the call first', async () => {
    for (const [language, other, title] of [
      ['nl', 'en', 'Van jouw telefoon naar hun mailbox'],
      ['en', 'nl', 'From your phone to their inbox'],
    ] as const) {
      const film = blockOf(await ask({ queueID: 'home-1' }, language), 'film')
      expect(film).toMatchObject({
        __typename: 'VideoBlock',
        title,
        video: {
          __typename: 'SelfHostedVideo',
          mimeType: 'video/mp4',
          url: '/films/zo-komt-een-bon-aan.mp4',
          poster: { url: '/films/zo-komt-een-bon-aan.svg' },
          captions: [{ language }, { language: other }],
        },
      })
    }
  })

  test('has another composition for the other families', async () => {
    const answer = await ask({ queueID: 'home-2' })
    expect(answer.queue.blocks[0]).toMatchObject({ blockType: 'HERO', look: 'ROW' })
    expect(answer.queue.blocks[1]).toMatchObject({ blockType: 'MOMENTS', look: 'TILES' })
  })

  test('never shows what cannot be bought', async () => {
    for (const queueID of ['home-1', 'home-2']) {
      const { queue: shown } = await ask({ queueID })
      const products = shown.blocks.flatMap((block: Data) => block.products ?? [])
      expect(products.filter(({ isOrderable }: Data) => !isOrderable)).toEqual([])
    }
  })

  test.each((terms.get('occasions') ?? []).map(({ id }) => id))(
    'tells of the moment %s what concerns it',
    async (id) => {
      const filters = { filterByTaxonomy: { vocabularyID: 'occasions', terms: [id] } }
      const { queue: shown } = await ask({ queueID: 'moment', filters })
      expect(shown.blocks.map((block: Data) => block.id)).toEqual([`${id}-kiezen`, `${id}-vragen`])
      const text = shown.blocks[0].paragraphs.flatMap(({ spans }: Data) => spans)
      expect(text.filter(({ path }: Data) => path !== null).length).toBeGreaterThan(0)
    },
  )

  test('that is unknown is null and an error', async () => {
    const { queue: shown, errors } = await ask({ queueID: 'bestaat-niet' })
    expect(shown).toBeNull()
    expect(errors?.[0]?.extensions).toEqual({ code: 3700, referencedRequestParameter: 'queueID' })
  })

  test('shows a block of a season in its season alone', async () => {
    const idsAt = async (now: string) => {
      shop.now = new Date(now)
      // What was answered belongs to one snapshot; a new day has a new one.
      shop.deps.catalogue = { current: () => ({ ...live, version: now }) }
      return (await ask({ queueID: 'home-1' })).queue.blocks.map(({ id }: Data) => id)
    }
    expect(await idsAt('2026-12-05T12:00:00Z')).toContain('voor-in-de-schoen')
    expect(await idsAt('2026-12-06T12:00:00Z')).toContain('onder-de-boom')
    expect(await idsAt('2026-12-06T12:00:00Z')).not.toContain('voor-in-de-schoen')
    shop.now = new Date('2026-11-21T10:00:00Z')
    shop.deps.catalogue = { current: () => live }
  })
})

const landing = `query Landing($userData: UserData!, $path: String!) {
  landingPage(userData: $userData, path: $path) {
    id title metaTitle description blocks { blockType title }
    hreflang { langCode countryCode origin path isDefault }
  }
}`

describe('a landing page', () => {
  test.each(content.documents.landingPages.map(({ id }) => id))(
    '%s is whole in both languages',
    async (id) => {
      for (const language of ['nl', 'en'] as const) {
        const { data, errors } = await browser(language).ask(landing, { path: id })
        expect(errors).toBeUndefined()
        expect(data.landingPage.blocks[0].blockType).toBe('HERO')
        expect(data.landingPage.blocks.length).toBeGreaterThan(3)
      }
    },
  )

  test('is found by its address, with and without a language in front', async () => {
    for (const path of ['bedankje', '/bedankje/', '/en/bedankje/']) {
      const { data } = await browser().ask(landing, { path })
      expect(data.landingPage.title, path).toBe('Een bedankje')
      const at = { countryCode: 'NL', origin: 'https://shop.example' }
      expect(data.landingPage.hreflang).toEqual([
        { langCode: 'nl', path: '/bedankje/', isDefault: true, ...at },
        { langCode: 'en', path: '/en/bedankje/', isDefault: false, ...at },
      ])
    }
  })

  test.each(['bestaat-niet', '', '/', '../bedankje', '/a/bedankje/', 'x'.repeat(5000)])(
    'that nobody wrote is null and an error: %s',
    async (path) => {
      const { data, errors } = await browser().ask(landing, { path })
      expect(data.landingPage).toBeNull()
      expect(errors?.[0]?.extensions).toMatchObject({ code: 3701 })
    },
  )
})

test('an edited block shows on the running shop without a restart', async () => {
  await importContent(database, content)
  const running = await createCatalogue(database)
  shop.deps.catalogue = running
  shop.deps.content = running.content
  const titleNow = async () => blockOf(await ask({ queueID: 'home-1' }), 'welkom').title
  // Asked often enough to be an answer that is kept.
  for (let time = 0; time < 3; time += 1) expect(await titleNow()).toBe('Geef wat wél past')

  const changed = new Promise<void>((resolve) => {
    running.onChange(() => resolve())
  })
  const queues = content.documents.queues.map((one) => ({
    ...one,
    blocks: one.blocks.map((block) =>
      block.id === 'welkom' ? { ...block, title: { nl: 'Nieuw', en: 'New' } } : block,
    ),
  }))
  await importContent(database, { ...content, documents: { ...content.documents, queues } })
  await changed
  expect(await titleNow()).toBe('Nieuw')
})

test('moments that come soon stand first, with the days that are left, counted anew each day', async () => {
  const momentsOn = async (now: string) => {
    shop.now = new Date(now)
    const { queue: found } = await ask({ queueID: 'home-1' })
    const blocks: Data[] = found.blocks
    return blocks.find(({ __typename }) => __typename === 'MomentsBlock')?.moments.slice(0, 3)
  }
  expect(await momentsOn('2026-11-23T12:00:00Z')).toEqual([
    { id: 'sinterklaas', daysLeft: 12 },
    { id: 'kerst', daysLeft: 32 },
    { id: 'verjaardag', daysLeft: null },
  ])
  expect(await momentsOn('2026-12-05T23:30:00Z')).toEqual([
    { id: 'kerst', daysLeft: 19 },
    { id: 'verjaardag', daysLeft: null },
    { id: 'bedankt', daysLeft: null },
  ])
})
