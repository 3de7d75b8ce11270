import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { CatalogueContent } from '#domain/catalogue/build-snapshot.ts'
import { createCatalogue } from '#platform/catalogue/create-catalogue.ts'
import type { OpenDatabase } from '#platform/database/open-database.ts'
import { buildCategory, buildProduct } from '#tests/support/build-product.ts'
import { openTestDatabase } from '#tests/support/database.ts'
import { importCatalogue } from './import-catalogue.ts'
import { loadSnapshot } from './load-snapshot.ts'

const dinner = buildProduct({ id: 'diner-bon', popularity: 2 })
const film = buildProduct({ id: 'film-bon', popularity: 1 })
const content: CatalogueContent = {
  products: [dinner, film],
  categories: [buildCategory()],
  terms: new Map([['occasions', [{ id: 'verjaardag', title: { nl: 'Jarig', en: 'Birthday' } }]]]),
}

let database: OpenDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())
beforeEach(async () => {
  await database.db.deleteFrom('products').execute()
  await database.db.updateTable('catalogue_state').set({ version: 'empty' }).execute()
})

const importNow = (given: CatalogueContent) =>
  database.db.transaction().execute((tx) => importCatalogue(tx, given))

describe('an import', () => {
  test('gives back exactly what it was given', async () => {
    const done = await importNow(content)
    expect(done).toMatchObject({ isChanged: true, added: 2, changed: 0, archived: 0 })
    const snapshot = await loadSnapshot(database.db)
    expect(snapshot.version).toBe(done.version)
    expect(snapshot.products).toEqual([film, dinner])
    expect(snapshot.categories).toEqual(content.categories)
    expect(snapshot.terms).toEqual(content.terms)
  })

  test('of the same content changes nothing and says so', async () => {
    const first = await importNow(content)
    const rows = await database.db.selectFrom('products').selectAll().orderBy('id').execute()
    const second = await importNow({ ...content, products: [film, dinner] })
    expect(second).toEqual({ ...first, isChanged: false, added: 0 })
    expect(await database.db.selectFrom('products').selectAll().orderBy('id').execute()).toEqual(
      rows,
    )
  })

  test('touches only the products that differ', async () => {
    await importNow(content)
    const dearer = { ...dinner, popularity: 9 }
    const done = await importNow({ ...content, products: [dearer, film] })
    expect(done).toMatchObject({ isChanged: true, added: 0, changed: 1, archived: 0 })
    expect((await loadSnapshot(database.db)).productById.get('diner-bon')?.popularity).toBe(9)
  })

  test('archives what vanished, keeps its row, and brings it back', async () => {
    const first = await importNow(content)
    const without = await importNow({ ...content, products: [film] })
    expect(without).toMatchObject({ archived: 1, added: 0, changed: 0 })
    expect((await loadSnapshot(database.db)).products).toEqual([film])
    const kept = await database.db
      .selectFrom('products')
      .select('archived_at')
      .where('id', '=', 'diner-bon')
      .executeTakeFirstOrThrow()
    expect(kept.archived_at).toBeInstanceOf(Date)

    const again = await importNow(content)
    expect(again).toMatchObject({ version: first.version, changed: 1, added: 0, archived: 0 })
    expect((await loadSnapshot(database.db)).products).toHaveLength(2)
  })

  test('takes ten thousand products', async () => {
    const products = Array.from({ length: 10_000 }, (_, index) =>
      buildProduct({ id: `bon-${index}`, popularity: index }),
    )
    expect(await importNow({ ...content, products })).toMatchObject({ added: 10_000 })
    expect((await loadSnapshot(database.db)).products).toHaveLength(10_000)
  })
})

describe('the live catalogue', () => {
  test('shows an import of another connection, and tells its listeners', async () => {
    await importNow(content)
    const catalogue = await createCatalogue(database)
    expect(catalogue.current().products).toHaveLength(2)
    const heard = new Promise<string>((resolve) => {
      catalogue.onChange(({ version }) => resolve(version))
    })
    const done = await importNow({ ...content, products: [film] })
    expect(await heard).toBe(done.version)
    expect(catalogue.current().products).toEqual([film])
  })

  test('does not speak when nothing changed, and keeps the very same snapshot', async () => {
    await importNow(content)
    const catalogue = await createCatalogue(database)
    const before = catalogue.current()
    let changes = 0
    catalogue.onChange(() => {
      changes += 1
    })
    await importNow(content)
    await catalogue.reload()
    expect(catalogue.current()).toBe(before)
    expect(changes).toBe(0)
  })
})
