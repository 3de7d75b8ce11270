import { afterAll, beforeAll, expect, test } from 'vitest'
import { loadSearchContent } from '#domain/search/load-search-content.ts'
import type { OpenDatabase } from '#platform/database/open-database.ts'
import { openTestDatabase } from '#tests/support/database.ts'
import { seedContent } from './seed-content.ts'

const home = new URL('../../', import.meta.url).pathname

let database: OpenDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

const landingPages = async () =>
  (
    await database.db
      .selectFrom('content_documents')
      .select('id')
      .where('kind', '=', 'landingPage')
      .orderBy('id')
      .execute()
  ).map(({ id }) => id)

test('a shop whose last import knew no words of the search gets those, and nothing else of the files', async () => {
  await seedContent(database, { mode: 'production', home })
  const words = await loadSearchContent(database.db)
  expect(words).toBeDefined()
  const [gone, ...kept] = await landingPages()
  await database.db
    .deleteFrom('content_documents')
    .where('id', '=', gone ?? '')
    .execute()
  await database.db.deleteFrom('search_content').execute()

  await seedContent(database, { mode: 'production', home })
  expect(await loadSearchContent(database.db)).toEqual(words)
  expect(await landingPages()).toEqual(kept)
})
