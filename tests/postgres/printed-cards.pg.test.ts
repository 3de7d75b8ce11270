import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { importCatalogue } from '#domain/catalogue/import-catalogue.ts'
import { activateCards } from '#flows/cards/activate-cards.ts'
import { PostShop } from '#tests/support/build-post-shop.ts'
import { buildCategory } from '#tests/support/build-product.ts'
import { buildPostedPackage } from '#tests/support/build-shop.ts'
import { ledgerFindings, outcomeOf } from '#tests/support/order-outcome.ts'
import { openTestPostgres } from '#tests/support/postgres.ts'

const database = await openTestPostgres(8)
const { db } = database
const post = new PostShop(database)
const folder = mkdtempSync(join(tmpdir(), 'printed-cards-'))
const file = join(folder, 'cards.csv')
beforeAll(() =>
  db.transaction().execute((tx) =>
    importCatalogue(tx, {
      products: post.products,
      categories: [buildCategory()],
      terms: new Map(),
    }),
  ),
)
afterAll(async () => {
  post.close()
  rmSync(folder, { recursive: true })
  await database.close()
})

const numbers = Array.from({ length: 40 }, (_, at) => `9${String(at).padStart(15, '0')}`)
const [first = '', second = ''] = numbers
const buy = async () => {
  const bought = await post.buy(buildPostedPackage())
  return { ...bought, name: `${bought.number}/1` }
}

test('a file that several people bring in at once is there once', async () => {
  writeFileSync(file, numbers.map((number) => `${number},,kaartbon,25`).join('\n'))
  const answers = await Promise.all(
    Array.from({ length: 6 }, () => post.run('post', 'stock', 'import', file)),
  )
  expect(answers.every(({ exitCode }) => exitCode === 0)).toBe(true)
  expect((await post.run('post', 'stock')).text).toContain(`${numbers.length} in stock`)
})

test('a card that two people scan at once lies in one envelope', async () => {
  const envelopes = [await buy(), await buy(), await buy()]
  const answers = await Promise.all(
    envelopes.map(({ name }) => post.run('post', 'packed', name, '--card', first)),
  )
  expect(answers.filter(({ exitCode }) => exitCode === 0)).toHaveLength(1)
  expect(answers.filter(({ text }) => text.includes('lies in another envelope'))).toHaveLength(2)
  expect((await post.run('post', 'stock')).text).toContain('39 in stock, 1 packed')
})

test('a posted card that several processes put its value on at once has it once', async () => {
  const { name, visitorKey, orderUuid } = await buy()
  await post.run('post', 'packed', name, '--card', second)
  const { shipmentId } = await db
    .selectFrom('order_shipments')
    .innerJoin('orders', 'orders.id', 'order_shipments.order_id')
    .select('order_shipments.id as shipmentId')
    .where('orders.uuid', '=', orderUuid)
    .executeTakeFirstOrThrow()
  await Promise.all([
    post.run('post', 'posted', name),
    ...Array.from({ length: 4 }, () => activateCards(post.shop.deps, shipmentId)),
  ])
  await Promise.all(Array.from({ length: 4 }, () => activateCards(post.shop.deps, shipmentId)))
  expect(await outcomeOf(post.shop, visitorKey)).toMatchObject({
    ...{ orders: ['completed'], units: ['issued'], refunds: [] },
  })
  expect(await ledgerFindings(post.shop)).toEqual([])
})
