import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { toRowsText } from '#kernel/receiver-list.ts'
import { companyInput } from '#tests/support/company-input.ts'
import { eventually } from '#tests/support/eventually.ts'
import { auditByCommand, expectBooksToAgree } from '#tests/support/kills/books.ts'
import { type KillWorld, openKillWorld } from '#tests/support/kills/kill-world.ts'
import { hangsAfterMs, patienceMs } from '#tests/support/patience.ts'
import { openTestPostgres } from '#tests/support/postgres.ts'
import type { RunningShop } from '#tests/support/running-shop.ts'
import { isWhole, sampleOf } from '#tests/support/thoroughness.ts'
import { Visitor } from '#tests/support/visitor.ts'

/** As many as a list holds; in `npm test` a few of them. */
const count = isWhole('kill-list') ? 2000 : 30
const amountCents = 20_00

/** Where processes die while the list is settled, issued and mailed, each once on the way. */
const points = [
  ...(['settle:written', 'issue:claimed', 'issue:answered-by-issuer', 'issue:written'] as const),
  ...(['mail:claimed', 'mail:sent', 'mail:recorded'] as const),
]
const chosen = new Set(sampleOf('deaths of a list', points))
/** In the order in which a list comes by them. */
const deaths = points.filter((point) => chosen.has(point))

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

const addReceivers = `mutation Many($userData: UserData!, $input: ReceiversInput!) {
  addReceivers(userData: $userData, input: $input) { added errors { code } } }`

const addressOf = (at: number): string => `gast${at}@lijst.example`

async function fillBasket(visitor: Visitor): Promise<void> {
  const rows = Array.from({ length: count }, (_, at) => ({
    ...{ firstName: `Gast${at}x`, lastName: '', message: '' },
    email: addressOf(at),
  }))
  const input = { productId: 'aan-tafel-dinerbon', amount: amountCents, quantity: 1 }
  const answer = await visitor.ask<{ addReceivers: { added: number } }>(addReceivers, {
    input: { ...input, rows: toRowsText(rows) },
  })
  expect(answer.addReceivers.added).toBe(count)
  await visitor.saveDetails('inkoop@lijst.example', companyInput)
}

test(
  'everybody on a list has one card and one mail, though processes are killed on the way',
  async () => {
    shop = await world.startShop()
    const visitor = new Visitor(shop.url)
    await fillBasket(visitor)
    for (const [order, point] of deaths.entries()) {
      world.chooseCrash(point)
      // What was begun is taken up at the start: it may die before it listens.
      const doomed = shop ?? (await world.startShop().catch(() => undefined))
      shop = undefined
      if (doomed === undefined) continue
      if (order === 0) await visitor.startPayment('scheme').catch(() => 'the shop died under it')
      const end = await Promise.race([doomed.ended, pause(patienceMs, 'it lived on')])
      world.chooseCrash(undefined)
      if (end === 'it lived on') await doomed.stop()
      expect(end, `${point}\n${doomed.output()}`).toBe('SIGKILL')
    }
    world.chooseCrash(undefined)
    const last = await world.startShop()
    shop = last
    await eventually('everybody to have a mail', async () => {
      const mailed = await database.db
        .selectFrom('deliveries')
        .select(({ fn }) => fn.countAll<bigint>().as('count'))
        .where('state', '=', 'sent')
        .executeTakeFirstOrThrow()
      return Number(mailed.count) === count ? true : undefined
    })
    const mails = await world.mailToAll(last)
    const perReceiver = Map.groupBy(mails, ({ to }) => to.address)
    for (let at = 0; at < count; at += 1)
      expect(perReceiver.get(addressOf(at)), addressOf(at)).toHaveLength(1)
    const numbers = world.issuedNumbers(amountCents)
    expect(numbers).toHaveLength(count)
    expect(new Set(numbers).size).toBe(count)
    await expectBooksToAgree(world, auditByCommand)
  },
  hangsAfterMs,
)
