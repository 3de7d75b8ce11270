import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { importCatalogue } from '#domain/catalogue/import-catalogue.ts'
import type { OpenDatabase } from '#platform/database/open-database.ts'
import { buildCategory, buildProduct } from '#tests/support/build-product.ts'
import { openTestDatabase } from '#tests/support/database.ts'
import { createCatalogue } from './create-catalogue.ts'

let database: OpenDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

const importProducts = (ids: readonly string[]) =>
  database.db.transaction().execute((tx) =>
    importCatalogue(tx, {
      products: ids.map((id, index) => buildProduct({ id, popularity: index })),
      categories: [buildCategory()],
      terms: new Map(),
    }),
  )

test('while the database cannot be read the old catalogue stays, and the new one comes after it', async () => {
  await importProducts(['diner-bon'])
  let reportFailure: (error: unknown) => void = () => {}
  const failed = new Promise((resolve) => {
    reportFailure = resolve
  })
  const catalogue = await createCatalogue(database, { onFailure: (error) => reportFailure(error) })
  const changed = new Promise<string>((resolve) => {
    catalogue.onChange(({ version }) => resolve(version))
  })

  const done = await database.db.transaction().execute(async (tx) => {
    const { version } = await importCatalogue(tx, {
      products: [buildProduct({ id: 'film-bon' })],
      categories: [buildCategory()],
      terms: new Map(),
    })
    await sql`alter table categories rename to categories_away`.execute(tx)
    return version
  })
  expect(String(await failed)).toContain('categories')
  expect(catalogue.current().products.map(({ id }) => id)).toEqual(['diner-bon'])

  await sql`alter table categories_away rename to categories`.execute(database.db)
  expect(await changed).toBe(done)
  expect(catalogue.current().products.map(({ id }) => id)).toEqual(['film-bon'])
})
