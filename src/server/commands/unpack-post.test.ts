import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { importCatalogue } from '#domain/catalogue/import-catalogue.ts'
import { markOrderHalted, markOrderResumed, markOrderWithdrawn } from '#domain/orders/halt-order.ts'
import { PostShop } from '#tests/support/build-post-shop.ts'
import { buildCategory, buildVariationConfig } from '#tests/support/build-product.ts'
import { buildPostedPackage } from '#tests/support/build-shop.ts'
import { openTestDatabase } from '#tests/support/database.ts'

const database = await openTestDatabase()
const { db } = database
const folder = mkdtempSync(join(tmpdir(), 'unpack-post-'))
let post = new PostShop(database)
const sell = (products: typeof post.products) =>
  db
    .transaction()
    .execute((tx) =>
      importCatalogue(tx, { products, categories: [buildCategory()], terms: new Map() }),
    )
await sell(post.products)
beforeEach(async () => {
  await db.deleteFrom('printed_cards').execute()
  post.close()
  post = new PostShop(database)
})
afterAll(async () => {
  post.close()
  rmSync(folder, { recursive: true })
  await database.close()
})

const number = '9000010000000001'

async function bringIn(...rows: readonly string[]) {
  const path = join(folder, 'cards.csv')
  writeFileSync(path, `${rows.join('\n')}\n`)
  await post.run('post', 'stock', 'import', path)
}

async function pack() {
  const { number: order, orderUuid } = await post.buy(buildPostedPackage())
  const name = `${order}/1`
  const { text } = await post.run('post', 'packed', name, '--card', number)
  return { name, orderUuid, text }
}

/** Its money is taken back before it is posted. */
async function halt(orderUuid: string) {
  const order = await db
    .selectFrom('orders')
    .innerJoin('tenders', 'tenders.order_id', 'orders.id')
    .select(['orders.id as orderId', 'tenders.payment_id as paymentId'])
    .where('orders.uuid', '=', orderUuid)
    .executeTakeFirstOrThrow()
  const { orderId, paymentId } = order
  const now = post.shop.now
  if (paymentId !== null)
    await db.transaction().execute((tx) => markOrderHalted(tx, { orderId, paymentId, now }))
  return { orderId, now }
}

/** And finance let it go. */
async function callOff(orderUuid: string) {
  const halted = await halt(orderUuid)
  await db.transaction().execute((tx) => markOrderWithdrawn(tx, halted))
}

const stock = async () => (await post.run('post', 'stock')).text
const unpack = (name: string) => post.run('post', 'unpacked', name, '--by', 'Els')

test('the printed card of a packed order that ends is not on its shelf until somebody took it out', async () => {
  await bringIn(`${number},,kaartbon,25`)
  const { name, orderUuid } = await pack()
  expect((await post.run('post')).text).not.toContain('Do not post')
  expect(await unpack(name)).toMatchObject({ exitCode: 1 })

  await callOff(orderUuid)
  expect(await stock()).toContain('25.00 EUR: 0 in stock, 1 to be taken out of envelopes, low')
  const { text } = await post.run('post')
  expect(text).toContain(`Do not post ${name}, `)
  expect(text).toContain(`1 of them: post unpacked ${name}`)

  expect(await unpack(name)).toEqual({
    exitCode: 0,
    text: `${name}: 1 printed back on the shelf.`,
  })
  expect(await stock()).toContain('25.00 EUR: 1 in stock, low')
  expect((await post.run('post')).text).not.toContain('Do not post')
  expect(await unpack(name)).toEqual({
    exitCode: 1,
    text: `${name} has no printed cards to take out.`,
  })
  const said = await db
    .selectFrom('history')
    .select('actor')
    .where('event', '=', 'unpacked')
    .execute()
  expect(said).toEqual([{ actor: 'Els' }])
})

test('a packed envelope of a halted order is kept until somebody decides, and posted when it goes on', async () => {
  const told = async (name: string) =>
    (await post.run('post')).text.split('\n').filter((line) => line.includes(name))
  const { number: order, orderUuid } = await post.buy(buildPostedPackage())
  const name = `${order}/1`
  await post.run('post', 'packed', name)

  const halted = await halt(orderUuid)
  expect(await told(name)).toEqual([
    `Keep ${name}, Sanne Jansen, here: its order is halted until its case is decided (cases).`,
  ])
  expect((await post.run('post', 'posted', name)).exitCode).toBe(1)

  await db.transaction().execute((tx) => markOrderResumed(tx, halted))
  expect(await told(name)).toEqual([expect.stringContaining('packed')])
  expect((await post.run('post', 'posted', name)).exitCode).toBe(0)
})

test('nobody is sent to a shelf for a card that lies in an envelope', async () => {
  await bringIn(`${number},,kaartbon,25`)
  await callOff((await pack()).orderUuid)
  const other = await post.buy(buildPostedPackage())
  expect((await post.run('post', 'packed', `${other.number}/1`)).text).toContain('are being made')
})

test('a card that is scanned out of such an envelope into another needs no word of its own', async () => {
  await bringIn(`${number},,kaartbon,25`)
  await callOff((await pack()).orderUuid)
  const { name, text } = await pack()
  expect(text).toBe(`${name} is packed; 1 printed in it.`)
  expect((await post.run('post')).text).not.toContain('Do not post')
})

test('a card in such an envelope can be lost as well', async () => {
  await bringIn(`${number},,kaartbon,25`)
  await callOff((await pack()).orderUuid)
  expect((await post.run('post', 'stock', 'remove', number, '--by', 'Els')).exitCode).toBe(0)
  expect((await post.run('post')).text).not.toContain('Do not post')
})

test('whoever does not say which shipment, or who they are, is told how', async () => {
  for (const words of [[], ['61-7KD3-9QXM/1'], ['nergens', '--by', 'Els'], ['--card']])
    expect(await post.run('post', 'unpacked', ...words)).toEqual({
      exitCode: 2,
      text: expect.stringContaining('Usage: post unpacked <order>/<shipment> --by "<name>"'),
    })
})

test('what nobody can order by post any more does not run low', async () => {
  const rows = ['kaartbon,25', 'kaartbon,12.50', 'kaartbon,', 'wijnbon,25', 'wijnbon,']
  await bringIn(...rows.map((row, at) => `${number}${at},,${row}`))
  const lowOf = async () => (await stock()).split('\n').map((line) => line.endsWith(', low'))
  // No amount of cents is sold.
  expect(await lowOf()).toEqual([false, true, true, true, true])
  await sell(
    post.products.flatMap((product) => {
      if (product.id === 'wijnbon') return []
      const physical = buildVariationConfig({ minCents: 50_00, stock: 'out' })
      return product.id === 'kaartbon' ? [{ ...product, physical }] : [product]
    }),
  )
  expect(await lowOf()).toEqual([false, false, true, false, false])
  expect((await post.run('post')).text).toContain('any amount, 1 in stock')
  await sell(post.products)
})
