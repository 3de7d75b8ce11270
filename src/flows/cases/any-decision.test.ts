import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { ShopError } from '#kernel/shop-error.ts'
import { buildProduct } from '#tests/support/build-product.ts'
import { CaseShop } from '#tests/support/case-shop.ts'
import { choiceProducts } from '#tests/support/choice-cards.ts'
import { openTestDatabase } from '#tests/support/database.ts'
import {
  type ActName,
  acts,
  beginWalk,
  decideAll,
  type MoneyWalk,
  moneyOf,
} from '#tests/support/money-walk.ts'
import { ledgerFindings } from '#tests/support/order-outcome.ts'
import { walksWanted } from '#tests/support/thoroughness.ts'

const database = await openTestDatabase()
/** VAT is due at the sale of a ticket. */
const ticket = buildProduct({
  id: 'filmkaart',
  issuer: 'aan-tafel',
  vat: { kind: 'singlePurpose', rateBasisPoints: 900 },
})
const tree = buildProduct({ id: 'bomen-planten', kind: 'DONATION', vat: { kind: 'donation' } })
const shop = new CaseShop(database, [...choiceProducts, ticket, tree])
const { db } = shop.deps
afterAll(async () => {
  shop.close()
  await database.close()
})

const names = Object.keys(acts) as ActName[]
const step = fc.record({
  act: fc.oneof(fc.constantFrom(...names), fc.constant('decide' as const)),
  pick: fc.nat(),
})
type Step = { act: ActName; pick: number }

/** What the shop refuses changes nothing. */
async function take(walk: MoneyWalk, { act, pick }: Step): Promise<void> {
  await acts[act](walk, pick).catch((error: unknown) => {
    if (!(error instanceof ShopError)) throw error
  })
  await shop.runJobs()
}

/** Goes back, is on its way, or waits to: all but what the bank took. */
const givenOf = ({ money }: Awaited<ReturnType<typeof moneyOf>>): number =>
  (money?.backCents ?? 0) + (money?.waiting ?? []).reduce((total, { cents }) => total + cents, 0)

/** A decision gives no more than is left of a payment. */
async function expectWithinLeft(walk: MoneyWalk, act: () => Promise<void>): Promise<void> {
  const before = await moneyOf(walk)
  await act()
  const after = await moneyOf(walk)
  if (before.money === undefined || after.money === undefined) return
  const left = before.money.paidCents - givenOf(before) - before.money.takenCents
  expect(givenOf(after) - givenOf(before)).toBeLessThanOrEqual(Math.max(0, left))
}

/** What the audit says of this walk: a smaller one that is tried after it stands beside what it left. */
async function newFindings(): Promise<readonly string[]> {
  const all = (await ledgerFindings(shop)).map((one) => JSON.stringify(one))
  const fresh = all.filter((one) => !found.has(one))
  for (const one of fresh) found.add(one)
  return fresh
}
const found = new Set<string>()

test('whatever operators decide in whatever order over whatever paid: the audit is clean, no more goes back than was left, and nothing waits for ever', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.nat(999),
      fc.array(step, { minLength: 1, maxLength: 9 }),
      fc.nat(),
      async (which, steps, last) => {
        const walk = await beginWalk(shop, which)
        for (const one of steps) await expectWithinLeft(walk, () => take(walk, one))
        expect(await newFindings()).toEqual([])
        expect(await decideAll(walk, last)).toEqual([])
        expect(await newFindings()).toEqual([])
        const refunds = await db
          .selectFrom('refunds')
          .select(['id', 'state'])
          .where('order_id', '=', walk.orderId)
          .where('state', 'in', ['requested', 'sent'])
          .execute()
        expect(refunds).toEqual([])
        expect(shop.waitingJobs.filter(({ startAfter }) => startAfter === undefined)).toEqual([])
      },
    ),
    { numRuns: walksWanted ?? 10 },
  )
}, 600_000)
