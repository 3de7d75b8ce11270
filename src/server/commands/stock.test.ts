import { afterAll, beforeEach, expect, test } from 'vitest'
import { importCatalogue } from '#domain/catalogue/import-catalogue.ts'
import { loadSnapshot } from '#domain/catalogue/load-snapshot.ts'
import type { Product } from '#domain/catalogue/product.ts'
import { isForSale } from '#domain/catalogue/variations.ts'
import { createCatalogue } from '#platform/catalogue/create-catalogue.ts'
import { buildCategory, buildProduct, buildVariationConfig } from '#tests/support/build-product.ts'
import { commandContext } from '#tests/support/command-context.ts'
import { openTestDatabase } from '#tests/support/database.ts'
import { runCommand } from './commands.ts'

const database = await openTestDatabase()
const { db } = database
const physical = buildVariationConfig()
const products = [
  buildProduct({ id: 'diner-bon', physical }),
  buildProduct({ id: 'film-bon', popularity: 2 }),
]
const now = new Date('2026-11-21T10:00:00Z')

beforeEach(async () => {
  await db.deleteFrom('stock_stops').execute()
  await bringIn(products)
})
afterAll(() => database.close())

const bringIn = (content: readonly Product[]) =>
  db.transaction().execute((tx) =>
    importCatalogue(tx, {
      products: content,
      categories: [buildCategory()],
      terms: new Map(),
    }),
  )

async function run(line: string) {
  const context = commandContext({ db, clock: { now: () => now } })
  const { lines, exitCode } = await runCommand(context, line.split(' '))
  return { text: lines.join('\n'), exitCode }
}

async function formsForSale(id: string): Promise<string> {
  const product = (await loadSnapshot(db)).productById.get(id)
  const forms = (['DIGITAL', 'PHYSICAL'] as const).filter(
    (form) => product !== undefined && isForSale(product, form),
  )
  return forms.join(' ')
}

test('stock out takes all forms off sale, or the one that is named, until stock back', async () => {
  expect(await run('stock out diner-bon')).toEqual({
    text: 'diner-bon is off sale now.',
    exitCode: 0,
  })
  expect(await formsForSale('diner-bon')).toBe('')
  expect((await run('stock back diner-bon digital')).text).toBe(
    'diner-bon follows its file again as a digital card.',
  )
  expect(await formsForSale('diner-bon')).toBe('DIGITAL')
  await run('stock back diner-bon')
  await run('stock out /en/cadeaubonnen/diner-bon/ Physical printer broken')
  expect(await formsForSale('diner-bon')).toBe('DIGITAL')
  expect(await formsForSale('film-bon')).toBe('DIGITAL')
})

test('an import leaves a stop alone, also while the product is archived', async () => {
  await run('stock out film-bon')
  await bringIn(products.map((product) => ({ ...product, brand: 'Other' })))
  expect(await formsForSale('film-bon')).toBe('')
  await bringIn(products.slice(0, 1))
  expect((await run('stock list')).text).toContain('film-bon')
  await bringIn(products)
  expect(await formsForSale('film-bon')).toBe('')
  await bringIn(products.slice(0, 1))
  expect((await run('stock back film-bon')).exitCode).toBe(0)
  await bringIn(products)
  expect(await formsForSale('film-bon')).toBe('DIGITAL')
})

test('twice is once: it says so, keeps the first moment, and takes the newer reason', async () => {
  await run('stock out film-bon no codes left')
  expect(await run('stock out film-bon')).toEqual({
    text: 'film-bon was off sale already.',
    exitCode: 0,
  })
  expect((await run('stock list')).text).toBe(
    'film-bon: all forms, since 2026-11-21 11:00:00, no codes left',
  )
  await run('stock out film-bon codes come on Monday')
  expect((await run('stock list')).text).toContain('codes come on Monday')
  await run('stock back film-bon')
  expect((await run('stock back film-bon')).text).toBe('film-bon was not taken off sale.')
})

test('stock list tells forms apart where they differ', async () => {
  expect((await run('stock list')).text).toBe('Nothing is off sale by command.')
  await run('stock out diner-bon physical printer broken')
  await run('stock out diner-bon digital')
  expect((await run('stock list')).text).toBe(
    [
      'diner-bon: digital, since 2026-11-21 11:00:00',
      'diner-bon: physical, since 2026-11-21 11:00:00, printer broken',
    ].join('\n'),
  )
})

test('a process that watches shows it at once, and a second time says nothing new', async () => {
  const catalogue = await createCatalogue(database)
  const changed = new Promise<string>((resolve) => {
    catalogue.onChange(({ version }) => resolve(version))
  })
  await run('stock out film-bon')
  expect(await changed).toContain('film-bon')
  const before = catalogue.current()
  await run('stock out film-bon')
  await catalogue.reload()
  expect(catalogue.current()).toBe(before)
})

test.each([
  ['stock out filmbom', 'There is no product filmbom. Near it: film-bon', 1],
  ['stock back dinerbon', 'There is no product dinerbon. Near it: diner-bon', 1],
  ['stock out xyzq', 'There is no product xyzq.', 1],
  ['stock out', 'Missing <product>.', 2],
  ['stock out film-bon physical', 'film-bon is not offered as a physical card.', 1],
  ['stock back film-bon paper', 'Not understood as <digital|physical>: paper.', 2],
  [`stock out film-bon ${'x'.repeat(201)}`, 'Say why in 200 characters at most.', 2],
])('%s is refused in a sentence', async (line, sentence, code) => {
  const { text, exitCode } = await run(line)
  expect(text).toContain(sentence)
  expect(exitCode).toBe(code)
  expect((await run('stock list')).text).toBe('Nothing is off sale by command.')
})
