import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { luhnDigit } from '#kernel/card-checks.ts'
import { eventually } from '#tests/support/eventually.ts'
import { auditByCommand, expectBooksToAgree } from '#tests/support/kills/books.ts'
import { Exchange } from '#tests/support/kills/exchange.ts'
import { type KillWorld, openKillWorld } from '#tests/support/kills/kill-world.ts'
import { deathsOfPacks, PackOrder, whereThePackStands } from '#tests/support/kills/pack-order.ts'
import { hangsAfterMs, patienceMs } from '#tests/support/patience.ts'
import { openTestPostgres } from '#tests/support/postgres.ts'
import { commandShop, launchCommand, type RunningShop } from '#tests/support/running-shop.ts'
import { sampleOf } from '#tests/support/thoroughness.ts'
import { Visitor } from '#tests/support/visitor.ts'

const cardsPrinted = 1000

/** Where a process dies while a printed card gets its value, while its loss is told, and while its successor is. */
const deathsOfPosted = [
  { activating: 'issue:claimed', losing: 'mail:claimed', replacing: 'mail:recorded' },
  { activating: 'issue:answered-by-issuer', losing: 'mail:sent', replacing: 'mail:claimed' },
  { activating: 'issue:written', losing: 'mail:recorded', replacing: 'mail:sent' },
] as const

let database: Awaited<ReturnType<typeof openTestPostgres>>
let world: KillWorld
let shop: RunningShop

beforeAll(async () => {
  database = await openTestPostgres(2)
  world = await openKillWorld({ DATABASE_URL: database.url })
})
afterAll(async () => {
  await shop.stop()
  await world.close()
  await database.close()
})

const environment = () => ({ ...world.environment, DATA_FOLDER: world.dataFolder })

/** What the operator types, in a process of its own. */
const operate = async (...words: readonly string[]): Promise<string> => {
  const { code, output } = await commandShop(words, environment())
  expect(code, output).toBe(0)
  return output
}

/** Numbers of our own, with their check digits. */
const numbers = Array.from({ length: cardsPrinted }, (_, at) => {
  const body = `629931${String(at).padStart(12, '0')}`
  return `${body}${luhnDigit(body)}`
})

const addPosted = `mutation Add($userData: UserData!, $input: PackageInput!) {
  addPackage(userData: $userData, input: $input) { errors { code } } }`

async function orderByPost(giver: string): Promise<string> {
  const visitor = new Visitor(shop.url)
  const address = { countryCode: 'NL', postCode: '3511AB', houseNumber: '12' }
  const input = {
    ...{ productId: 'cadeaubonnl-keuze-cadeaukaart', variationType: 'PHYSICAL' },
    ...{ amount: 25_00, quantity: 1, receiver: { name: 'Sanne Jansen' } },
    address: { ...address, street: 'Oudegracht', city: 'Utrecht' },
  }
  expect(await visitor.ask(addPosted, { input })).toEqual({ addPackage: { errors: [] } })
  await visitor.saveDetails(giver)
  const { orderUuid } = await visitor.startPayment('scheme')
  await mailsTo(giver, 1)
  const { number } = await database.db
    .selectFrom('orders')
    .select('reference_number as number')
    .where('uuid', '=', orderUuid ?? '')
    .executeTakeFirstOrThrow()
  return number
}

const mailsTo = (giver: string, count: number) =>
  eventually(`${count} mails to ${giver}`, async () => {
    const mails = await world.mailTo(shop, giver)
    return mails.length === count ? mails : undefined
  })

/** The shop dies at this point of what somebody does, and starts again. */
async function dyingDuring(point: string, act: () => Promise<unknown>): Promise<void> {
  world.chooseCrash(point)
  await act().catch(() => 'the shop died under it')
  const end = await Promise.race([shop.ended, pause(patienceMs, 'it lived on')])
  world.chooseCrash(undefined)
  expect(end, `${point}\n${shop.output()}`).toBe('SIGKILL')
  shop = await world.startShop()
}

/** The demonstration may be quicker than its operator and post by itself what is packed. */
const dyingAt = (point: string, ...words: readonly (readonly string[])[]): Promise<void> =>
  dyingDuring(point, async () => {
    for (const line of words) await commandShop(line, environment())
  })

const statesOf = (number: string) =>
  database.db
    .selectFrom('card_units')
    .innerJoin('orders', 'orders.id', 'card_units.order_id')
    .leftJoin('cards', 'cards.order_unit_id', 'card_units.id')
    .select(['card_units.state as unit', 'cards.state as card'])
    .where('reference_number', '=', number)
    .orderBy('card_units.id')
    .execute()

test(
  'a file of printed cards comes in once, though whoever reads it is killed on the way',
  async () => {
    shop = await world.startShop()
    const file = join(world.dataFolder, 'printed.csv')
    const rows = numbers.map((number) => `${number},123456,cadeaubonnl-keuze-cadeaukaart,`)
    writeFileSync(file, rows.join('\n'))
    const words = ['post', 'stock', 'import', file]
    const doomed = launchCommand(words, environment())
    await eventually('some of them to be there', async () =>
      (await printedCount()) > 0 ? true : undefined,
    )
    doomed.kill()
    expect(await operate(...words)).toContain('printed cards are new')
    expect(await printedCount()).toBe(cardsPrinted)
    expect(await operate(...words)).toContain(`0 printed cards are new, ${cardsPrinted} were there`)
  },
  hangsAfterMs,
)

const printedCount = async (): Promise<number> => {
  const { count } = await database.db
    .selectFrom('printed_cards')
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

test.each(
  sampleOf('deaths of posted cards', deathsOfPosted).map((death, at) => ({ ...death, at })),
)(
  'what is posted has its value once and is told once, and so has what takes its place when it is lost: $activating, $losing, $replacing',
  async ({ activating, losing, replacing, at }) => {
    const giver = `joris${at}@post.example`
    const number = await orderByPost(giver)
    const [first = '', second = ''] = numbers.slice(2 * at)
    await dyingAt(
      activating,
      ['post', 'packed', `${number}/1`, '--card', first],
      ['post', 'posted', `${number}/1`],
    )
    await mailsTo(giver, 2)
    await eventually('its value', async () => {
      const [unit] = await statesOf(number)
      return unit?.card === 'active' ? true : undefined
    })
    const end = ['post', 'lost', `${number}/1`, '--replace', '--by', 'Els']
    await dyingAt(losing, end)
    await mailsTo(giver, 3)
    await dyingAt(
      replacing,
      ['post', 'packed', `${number}/2`, '--card', second],
      ['post', 'posted', `${number}/2`],
    )
    await mailsTo(giver, 4)
    await eventually('the order to be whole', async () => {
      const units = await statesOf(number)
      return units.every(({ unit }) => unit !== 'ordered' && unit !== 'issuing') ? true : undefined
    })
    expect((await statesOf(number)).toSorted(byUnit)).toEqual([
      { unit: 'issued', card: 'active' },
      { unit: 'replaced', card: 'withdrawn' },
    ])
    expect(await mailsTo(giver, 4)).toHaveLength(4)
    await expectBooksToAgree(world, auditByCommand)
  },
  hangsAfterMs,
)

/** Where a process dies while a card is exchanged and a bank brings what lacks. */
const whileExchanging = [
  ...(['order:placed', 'payment:opened', 'payment:begun-at-provider'] as const),
  ...(['payment:answer-recorded', 'payment:return-kept', 'payment:return-handed-in'] as const),
  ...(['settle:written', 'settle:committed', 'issue:claimed', 'issue:answered-by-issuer'] as const),
  ...(['issue:written', 'issue:recorded', 'mail:claimed', 'mail:sent', 'mail:recorded'] as const),
]

const deaths = sampleOf('deaths of exchanges and packs', [
  ...whileExchanging.map((point) => ({ during: 'exchanging', point }) as const),
  ...deathsOfPacks,
])
const exchanges = deaths.filter(({ during }) => during === 'exchanging')
const packs = deaths.flatMap((death) => (death.during === 'exchanging' ? [] : death))

test.each(exchanges.map(({ point }, at) => ({ point, at })))(
  'an exchange with a payment beside it that dies at $point draws the card once, and strands nothing of it',
  async ({ point, at }) => {
    const number = numbers[100 + at] ?? ''
    const exchange = new Exchange(shop.url, { number, pin: '123456' })
    await exchange.activate()
    await eventually('its value', async () =>
      (await whereItStands(exchange)).card === 50_00 ? true : undefined,
    )
    await exchange.choose()
    // The bank's word must not be faster than the visitor, who has to cause the crash.
    await world.psp.loseNextNews()
    await dyingDuring(point, () => exchange.pay())
    if (!exchange.hasPaid) await exchange.pay()
    await eventually('the exchange to be done', async () => {
      if ((await exchange.comeBack()) !== 'PAID') return undefined
      const { state } = await whereItStands(exchange)
      return state === 'completed' ? true : undefined
    })
    expect(await whereItStands(exchange)).toEqual({
      ...{ state: 'completed', card: 0, held: 0, drawn: 50_00, paidBeside: 10_00, made: 60_00 },
    })
    await expectBooksToAgree(world, auditByCommand)
  },
  hangsAfterMs,
)

test.each(packs.map((death, at) => ({ ...death, at })))(
  'a set of blank cards that dies at $point while $during is sold once, and its cards get their value once',
  async ({ during, point, at }) => {
    const order = new PackOrder(shop.url, at)
    const cards = numbers.slice(200 + 3 * at, 203 + 3 * at)
    const look = () => whereThePackStands(database.db, order)
    const mailed = (count: number) =>
      eventually(`${count} mails to ${order.email}`, async () =>
        (await world.mailTo(shop, order.email)).length === count ? true : undefined,
      )
    await order.fillBasket()
    if (during === 'paying') {
      await dyingDuring(point, () => order.pay())
      if (point === 'order:placed') await order.pay()
    } else await order.pay()
    await mailed(1)
    const { number } = await look()
    const packed = ['post', 'packed', `${number}/1`, ...cards.flatMap((card) => ['--card', card])]
    const posted = ['post', 'posted', `${number}/1`]
    if (during === 'posting') await dyingAt(point, packed, posted)
    else for (const words of [packed, posted]) await operate(...words)
    await mailed(2)
    const activate = () => order.activate(cards[1] ?? '')
    if (during === 'activating') await dyingDuring(point, activate)
    else await activate()
    await mailed(4)
    await eventually('its value', async () => ((await look()).onCards > 0 ? true : undefined))
    expect(await look()).toEqual({
      ...{ number, state: 'completed', unit: 'issued', sold: 3, blank: 2 },
      ...{ activated: 'active', onCards: 25_00 },
    })
    await expectBooksToAgree(world, auditByCommand)
  },
  hangsAfterMs,
)

/** Where the value of an exchange stands, in cents, whatever was begun for it and left. */
async function whereItStands({ holder }: Exchange) {
  const { rows } = await sql<{
    state: string | null
    card: number
    held: number
    drawn: number
    paidBeside: number
    made: number
  }>`
    with of_holder as (select id, kind, state, settled_at from orders where contact ->> 'email' = ${holder}),
      card as (
        select cards.id from cards join card_units on card_units.id = order_unit_id
          join of_holder on of_holder.id = card_units.order_id and kind = 'activation'
      ),
      exchange as (select id, state from of_holder where kind = 'redeem' and settled_at is not null)
    select (select string_agg(state, ' ') from exchange) as state,
      coalesce((select balance_cents from ledger_accounts where id = 'card:' || (select id from card)), 0)::int as card,
      (select coalesce(sum(amount_cents), 0) from holds where card_id = (select id from card) and state = 'held')::int as held,
      (select coalesce(sum(amount_cents), 0) from tenders where card_id = (select id from card))::int as drawn,
      (select coalesce(sum(amount_cents), 0) from tenders
        where order_id in (select id from exchange) and kind = 'provider')::int as "paidBeside",
      (select coalesce(sum(cards.amount_cents), 0) from cards join card_units on card_units.id = order_unit_id
        where order_id in (select id from exchange))::int as made`.execute(database.db)
  return rows[0] ?? expect.fail('It is one row.')
}

const byUnit = (one: { unit: string }, other: { unit: string }) =>
  one.unit.localeCompare(other.unit)
