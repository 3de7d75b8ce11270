import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { camtOf } from '#tests/support/camt-statement.ts'
import { eventually } from '#tests/support/eventually.ts'
import { auditByCommand, expectBooksToAgree } from '#tests/support/kills/books.ts'
import { type KillWorld, openKillWorld } from '#tests/support/kills/kill-world.ts'
import { openAccount } from '#tests/support/open-account.ts'
import {
  confirmAddress,
  confirmTokenIn,
  openCompany,
  orderOnAccount,
} from '#tests/support/order-on-account.ts'
import { hangsAfterMs, patienceMs } from '#tests/support/patience.ts'
import { openTestPostgres } from '#tests/support/postgres.ts'
import { commandShop, type RunningShop } from '#tests/support/running-shop.ts'
import { sampleOf } from '#tests/support/thoroughness.ts'
import { Visitor } from '#tests/support/visitor.ts'

/** Before these are over nothing of the order is kept. */
const lost = ['order:placed', 'debt:opened', 'settle:written'] as const
/** Places at which the process dies between an order on account and the letter with its invoice. */
const points = sampleOf('deaths of an order on account', [
  ...lost,
  ...(['settle:committed', 'issue:claimed', 'issue:before-issuer'] as const),
  ...(['issue:answered-by-issuer', 'issue:written', 'issue:recorded'] as const),
  ...(['mail:claimed', 'mail:sent', 'mail:recorded'] as const),
  ...(['documents:written', 'documents:committed'] as const),
])

let database: Awaited<ReturnType<typeof openTestPostgres>>
let world: KillWorld
let shop: RunningShop | undefined
let count = 0

beforeAll(async () => {
  database = await openTestPostgres(2)
  world = await openKillWorld({ DATABASE_URL: database.url })
})
afterAll(async () => {
  await shop?.stop()
  await world.close()
  await database.close()
})

const operator = (words: readonly string[], more: NodeJS.ProcessEnv = {}) =>
  commandShop(words, { ...world.environment, DATA_FOLDER: world.dataFolder, ...more })
const signed = ['--by', 'Mila', '--because', 'a contract']

async function done(...words: readonly string[]): Promise<void> {
  const { code, output } = await operator(words)
  expect(code, output).toBe(0)
}

type Buyer = { visitor: Visitor; company: string; books: string; amountCents: number }

/** An owner of a company that pays later, with a basket of two cards of an amount of its own. */
async function openBuyer(running: RunningShop): Promise<Buyer> {
  count += 1
  const [email, books] = [`baas-${count}@bol.example`, `boek-${count}@bol.example`]
  const visitor = new Visitor(running.url)
  await openAccount(visitor, email)
  const token = await eventually('the mail that asks to confirm', async () =>
    (await world.mailTo(running, email)).map(({ text }) => confirmTokenIn(text)).find(Boolean),
  )
  await confirmAddress(visitor, token)
  const company = await openCompany(visitor, { name: `Bol ${count}`, invoiceEmails: books })
  await done('companies', 'limit', company, '--amount', '500.00', ...signed)
  await done('companies', 'term', company, '--days', '30', ...signed)
  const amountCents = 100_00 + count * 1_00
  await visitor.addCard({ productId: 'aan-tafel-dinerbon', amountCents, quantity: 2 })
  return { visitor, company, books, amountCents }
}

const debtsOf = (company: string) =>
  database.db
    .selectFrom('receivables')
    .innerJoin('orders', 'orders.id', 'order_id')
    .select(['order_id as orderId', 'orders.state', 'reference_number as orderNumber'])
    .select(['amount_cents as cents', 'allocated_cents as paidCents'])
    .where('receivables.company_id', '=', company as `cmp_${string}`)
    .execute()

const only = <Row>(rows: readonly Row[]): Row => {
  expect(rows).toHaveLength(1)
  return rows[0] as Row
}

async function expectDeath(running: RunningShop, point: string): Promise<void> {
  const end = await Promise.race([running.ended, pause(patienceMs, 'it lived on')])
  expect(end, `${point}\n${running.output()}`).toBe('SIGKILL')
  world.chooseCrash(undefined)
}

/** One order, one debt, each card once, one invoice, one letter, and books that agree. */
async function expectOnce(running: RunningShop, buyer: Buyer): Promise<void> {
  const { company, books, amountCents } = buyer
  const debt = await eventually('the order on account to be complete', async () => {
    const rows = await debtsOf(company)
    return rows.every(({ state }) => state === 'completed') && rows.length > 0 ? rows : undefined
  }).then(only)
  expect(world.issuedNumbers(amountCents)).toHaveLength(2)
  const ordered = database.db.selectFrom('orders').select('id').where('settled_at', 'is not', null)
  expect(
    only(await ordered.where('company_id', '=', company as `cmp_${string}`).execute()).id,
  ).toBe(debt.orderId)
  const letters = await eventually('the invoice in the mailbox', async () => {
    const mails = await world.mailTo(running, books)
    return mails.length > 0 ? mails : undefined
  })
  expect(letters).toHaveLength(1)
  const invoices = database.db.selectFrom('documents').select('id')
  only(await invoices.where('order_id', '=', debt.orderId).execute())
  await expectBooksToAgree(world, auditByCommand)
}

test.each(points)(
  'an order on account whose process is killed at %s is made once, and owed once',
  async (point) => {
    shop ??= await world.startShop()
    const buyer = await openBuyer(shop)
    const isOfDocuments = point.startsWith('documents:')
    if (!isOfDocuments) world.chooseCrash(point)
    const order = () => orderOnAccount(buyer.visitor, buyer.company)
    await order().catch(() => 'the shop died under it')
    if (isOfDocuments) {
      world.chooseCrash(point)
      await operator(['clock', 'forward', '10', 'minutes'])
    }
    await expectDeath(shop, point)
    shop = await world.startShop()
    const isLost = (lost as readonly string[]).includes(point)
    expect(await debtsOf(buyer.company)).toHaveLength(isLost ? 0 : 1)
    // The basket is intact: whoever ordered presses again.
    if (isLost) expect(await order()).toMatchObject({ state: 'PAID', errors: [] })
    await done('clock', 'forward', '10', 'minutes')
    await expectOnce(shop, buyer)
  },
  hangsAfterMs,
)

test(
  'money of a company that comes in parts while processes die is booked once',
  async () => {
    shop ??= await world.startShop()
    const buyer = await openBuyer(shop)
    await orderOnAccount(buyer.visitor, buyer.company)
    const debt = async () => only(await debtsOf(buyer.company))
    const { orderNumber, cents } = await debt()
    const file = join(world.dataFolder, 'bank.xml')
    const euros = (part: number) => (part / 100).toFixed(2)
    const parts = [20_00, 30_00, cents - 50_00]
    const told = parts.map((part, at) => ({
      ...{ reference: `PART${at}`, amount: euros(part), text: orderNumber },
    }))
    writeFileSync(file, camtOf(...told.slice(1)))
    const byHand = ['companies', 'receive', buyer.company, '--amount', '20.00']
    const first = [...byHand, '--reference', 'PART0', ...signed]
    const inFile = ['payments', 'import-bank', file]
    const steps = [
      { words: first, at: 'money:written', paid: 0 },
      { words: first, at: 'money:committed', paid: 20_00 },
      { words: inFile, at: 'money:written', paid: 20_00 },
      { words: inFile, at: 'money:written#2', paid: 20_00 },
      { words: inFile, at: 'money:committed', paid: cents },
    ]
    for (const { words, at, paid } of steps) {
      const { code, output } = await operator(words, { CRASH_AT: at })
      expect(code, `${at}\n${output}`).not.toBe(0)
      expect((await debt()).paidCents, at).toBe(paid)
    }
    const again = await operator(first)
    expect(again).toMatchObject({ code: 1, output: expect.stringContaining('was booked before') })
    await done(...inFile)
    expect((await debt()).paidCents).toBe(cents)
    await done('clock', 'forward', '10', 'minutes')
    await expectOnce(shop, buyer)
  },
  hangsAfterMs,
)
