import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { askForQuote } from '#tests/support/ask-quotes.ts'
import { eventually } from '#tests/support/eventually.ts'
import { auditByCommand, expectBooksToAgree } from '#tests/support/kills/books.ts'
import { type KillWorld, openKillWorld } from '#tests/support/kills/kill-world.ts'
import { hangsAfterMs, patienceMs } from '#tests/support/patience.ts'
import { openTestPostgres } from '#tests/support/postgres.ts'
import { commandShop, type RunningShop } from '#tests/support/running-shop.ts'
import { sampleOf } from '#tests/support/thoroughness.ts'
import { type PaymentAnswer, Visitor } from '#tests/support/visitor.ts'

/**
 * Places between two steps of a quote, from its request to its cards, at which the process dies.
 */
const points = sampleOf('deaths of a quote', [
  ...(['mail:claimed', 'mail:sent', 'order:placed', 'payment:opened'] as const),
  ...(['payment:begun-at-provider', 'settle:written', 'settle:committed'] as const),
  ...(['issue:claimed', 'issue:answered-by-issuer', 'issue:written'] as const),
])

let database: Awaited<ReturnType<typeof openTestPostgres>>
let world: KillWorld
let shop: RunningShop | undefined

beforeAll(async () => {
  database = await openTestPostgres(2)
  world = await openKillWorld({ DATABASE_URL: database.url })
})
afterAll(async () => {
  await shop?.stop()
  await world.close()
  await database.close()
})

type Asked = { number: string; token: string; total: number; version: number }

const operator = (...words: readonly string[]) =>
  commandShop(words, { ...world.environment, DATA_FOLDER: world.dataFolder })

/** A quote that is asked for and answered. */
async function sendQuote(visitor: Visitor, running: RunningShop, email: string): Promise<Asked> {
  const { number, errors } = await askForQuote(visitor, { email })
  expect(errors).toEqual([])
  const answered = await operator('quotes', 'answer', number ?? '', '--by', 'Mila')
  expect(answered.code, answered.output).toBe(0)
  const link = await eventually('the quote in the mailbox', async () => {
    const mails = await world.mailTo(running, email)
    return mails.map(({ text }) => /\/offerte\/(\w+)/.exec(text)?.[1]).find(Boolean)
  })
  const { quote } = await visitor.ask<{
    quote: { quote: { version: number; total: { value: number } } }
  }>(
    'query Q($userData: UserData!, $token: String!) { quote(userData: $userData, token: $token) { quote { version total { value } } } }',
    { token: link },
  )
  const { version, total } = quote.quote
  return { number: number ?? '', token: link, total: total.value, version }
}

const accept = (visitor: Visitor, { token, total, version }: Asked): Promise<PaymentAnswer> =>
  visitor.startPayment('scheme', 'J BAKKER', {
    quote: { token, version, acceptTerms: true },
    expectedTotal: total,
  })

test.each(points)(
  'a quote whose process is killed at %s becomes one order, and its cards are made once',
  async (point) => {
    shop ??= await world.startShop()
    const visitor = new Visitor(shop.url)
    const email = `joris${point.replace(':', '-')}@bol.example`
    const quote = await sendQuote(visitor, shop, email)
    world.chooseCrash(point)
    await accept(visitor, quote).catch(() => 'the shop died under it')
    const end = await Promise.race([shop.ended, pause(patienceMs, 'it lived on')])
    expect(end, `${point}\n${shop.output()}`).toBe('SIGKILL')
    world.chooseCrash(undefined)
    shop = await world.startShop()
    // Nothing was kept of what was being placed: whoever accepted presses again.
    if (point === 'order:placed') expect((await accept(visitor, quote)).state).toBe('PAID')
    const { db } = database
    await eventually('the order of the quote to be complete', async () => {
      const rows = await db
        .selectFrom('orders')
        .innerJoin('quotes', 'quotes.id', 'orders.quote_id')
        .select('orders.state')
        .where('number', '=', quote.number)
        .where('settled_at', 'is not', null)
        .execute()
      expect(rows.length).toBeLessThan(2)
      return rows[0]?.state === 'completed' ? true : undefined
    })
    await eventually('its cards to be mailed', async () => {
      const mails = await world.mailTo(shop as RunningShop, email)
      return mails.some(({ text }) => text.includes('/kaart/')) ? true : undefined
    })
    await expectBooksToAgree(world, auditByCommand)
  },
  hangsAfterMs,
)
