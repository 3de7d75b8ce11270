import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { ContentDocuments } from '#domain/content/content.ts'
import { loadContent } from '#domain/content/load-content.ts'
import { createCatalogue } from '#platform/catalogue/create-catalogue.ts'
import type { OpenDatabase } from '#platform/database/open-database.ts'
import {
  buildCampaign,
  buildHero,
  buildLandingPage,
  buildTextBlock,
} from '#tests/support/build-content.ts'
import { buildCategory, buildProduct } from '#tests/support/build-product.ts'
import { testSearch } from '#tests/support/build-shop.ts'
import { openTestDatabase } from '#tests/support/database.ts'
import { importContent } from './import-content.ts'

const catalogue = { products: [buildProduct()], categories: [buildCategory()], terms: new Map() }
const documents: ContentDocuments = {
  queues: [
    { id: 'category', blocks: [buildTextBlock()] },
    { id: 'home-1', blocks: [buildHero(), buildTextBlock()] },
  ],
  landingPages: [buildLandingPage()],
  informationPages: [],
  campaigns: [buildCampaign()],
  redirects: [{ from: '/oud/', to: '/bedankje/', status: 301 }],
  articles: [],
  blogSubjects: [],
  promotions: [],
}

let database: OpenDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())
beforeEach(async () => {
  await database.db.deleteFrom('content_documents').execute()
  await database.db.deleteFrom('search_content').execute()
  await database.db.updateTable('catalogue_state').set({ version: 'empty' }).execute()
})

const importNow = (given: ContentDocuments, search = testSearch) =>
  importContent(database, { catalogue, documents: given, search })

/** The first queue with another sentence. */
const changed: ContentDocuments = {
  ...documents,
  queues: documents.queues.map((queue) =>
    queue.id === 'category'
      ? { ...queue, blocks: [buildTextBlock({ title: { nl: 'Anders', en: 'Different' } })] }
      : queue,
  ),
}

describe('an import', () => {
  test('gives back exactly what it was given', async () => {
    expect(await importNow(documents)).toMatchObject({ isChanged: true, documents: 6 })
    expect(await loadContent(database.db)).toEqual(documents)
  })

  test('of the same files changes nothing and says so', async () => {
    const first = await importNow(documents)
    expect(await importNow(documents)).toMatchObject({
      version: first.version,
      isChanged: false,
      documents: 0,
    })
  })

  test('of one changed block is another version, and touches its page alone', async () => {
    const first = await importNow(documents)
    const second = await importNow(changed)
    expect(second).toMatchObject({ isChanged: true, changed: 0, documents: 1 })
    expect(second.version).not.toBe(first.version)
    expect(await loadContent(database.db)).toEqual(changed)
  })

  test('removes what vanished', async () => {
    await importNow(documents)
    expect(await importNow({ ...documents, landingPages: [] })).toMatchObject({ documents: 1 })
    expect((await loadContent(database.db)).landingPages).toEqual([])
  })
})

describe('the words of the search', () => {
  const others = { ...testSearch, popular: { ...testSearch.popular, products: ['dinerbon'] } }

  test('are those of the last import', async () => {
    await importNow(documents)
    const live = await createCatalogue(database)
    expect(live.search.current()).toEqual(testSearch)

    const heard = new Promise((resolve) => {
      live.onChange(() => resolve(live.search.current()))
    })
    expect(await importNow(documents, others)).toMatchObject({ changed: 0, documents: 1 })
    expect(await heard).toEqual(others)
  })

  test('stay where pages alone changed', async () => {
    await importNow(documents, others)
    expect(await importNow(changed, others)).toMatchObject({ documents: 1 })
    expect((await createCatalogue(database)).search.current()).toEqual(others)
  })
})

describe('the live content', () => {
  test('follows an import, together with the catalogue', async () => {
    await importNow(documents)
    const live = await createCatalogue(database)
    const heard = new Promise<string>((resolve) => {
      live.onChange(() => {
        const [block] = live.content.current().queues.get('category')?.blocks ?? []
        resolve(block?.title.nl ?? '')
      })
    })
    await importNow(changed)
    expect(await heard).toBe('Anders')
  })

  test('shows a block on its days alone, and lets nothing made before outlive them', async () => {
    const seasonal = buildTextBlock({
      id: 'sint',
      period: { from: '2026-11-12', until: '2026-12-05' },
    })
    await importNow({ ...documents, queues: [{ id: 'home-1', blocks: [buildHero(), seasonal] }] })
    let now = new Date('2026-11-11T22:59:00Z')
    const live = await createCatalogue(database, { clock: { now: () => now } })
    let changes = 0
    live.onChange(() => {
      changes += 1
    })
    const shown = () =>
      live.content
        .current()
        .queues.get('home-1')
        ?.blocks.map(({ id }) => id)

    const before = live.current()
    expect(shown()).toEqual(['kop'])
    expect(live.content.current().changesAt).toEqual(new Date('2026-11-11T23:00:00Z'))

    now = new Date('2026-11-11T23:00:00Z')
    expect(shown()).toEqual(['kop', 'sint'])
    expect(live.current()).not.toBe(before)
    expect(live.current().version).toBe(before.version)
    expect(changes).toBe(1)

    now = new Date('2026-12-06T00:00:00Z')
    expect(shown()).toEqual(['kop'])
    expect(changes).toBe(2)
    expect(live.content.current().changesAt).toEqual(new Date('2026-12-06T23:00:00Z'))
  })
})
