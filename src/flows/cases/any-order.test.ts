import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { systemAccount } from '#domain/ledger/accounts.ts'
import { balanceOf } from '#domain/ledger/balance.ts'
import type { ProviderNotification } from '#domain/payments/provider.ts'
import { CaseShop, changeOf } from '#tests/support/case-shop.ts'
import { openTestDatabase } from '#tests/support/database.ts'
import { ledgerFindings } from '#tests/support/order-outcome.ts'
import { walksWanted } from '#tests/support/thoroughness.ts'

const database = await openTestDatabase()
const shop = new CaseShop(database)
const { db } = shop.deps
afterAll(async () => {
  shop.close()
  await database.close()
})

type Told = {
  kind: ProviderNotification['kind']
  /** What it moves at the provider. */
  cents: number
  /** Which success it is, or is about: the provider may say of one payment more than once that its money came. */
  success?: 'second' | 'other'
}

/** All that may be told of a payment of 25.95. */
const news = {
  authorised: { kind: 'authorised', cents: 25_95 },
  second: { kind: 'authorised', cents: 25_95, success: 'second' },
  other: { kind: 'authorised', cents: 20_00, success: 'other' },
  refused: { kind: 'refused', cents: 0 },
  cancelled: { kind: 'cancelled', cents: 0 },
  expired: { kind: 'expired', cents: 0 },
  voided: { kind: 'voided', cents: -25_95 },
  secondVoided: { kind: 'voided', cents: -25_95, success: 'second' },
  chargeback: { kind: 'chargeback', cents: -25_95 },
  chargebackReversed: { kind: 'chargebackReversed', cents: 25_95 },
  refunded: { kind: 'refunded', cents: -25_95 },
  refundFailed: { kind: 'refundFailed', cents: 25_95 },
  fraudNotice: { kind: 'fraudNotice', cents: 0 },
  disputeOpened: { kind: 'disputeOpened', cents: 0 },
  disputeNotice: { kind: 'disputeNotice', cents: 0 },
  nothing: { kind: 'nothing', cents: 0 },
  unknown: { kind: 'unknown', cents: 0 },
} as const satisfies Record<string, Told>

type Name = keyof typeof news
const names = Object.keys(news) as Name[]

const isOfPayment = (kind: string) =>
  ['authorised', 'refused', 'cancelled', 'expired'].includes(kind)

function newsOf(authorised: ProviderNotification, name: Name): ProviderNotification {
  const { kind, success, cents }: Told = news[name]
  const told = { ...authorised, reference: `${authorised.reference}${success ?? ''}` }
  if (isOfPayment(kind)) {
    const amount = { ...authorised.amount, cents: cents === 0 ? 25_95 : cents }
    return { ...told, kind, amount, dedupeKey: `${name}:${authorised.reference}` }
  }
  // A refund by hand and its failure are told under one name.
  const byHand = {
    event: kind === 'refunded' ? 'REFUND' : 'REFUND_FAILED',
    reference: `HAND${authorised.reference}`,
  }
  const isByHand = kind === 'refunded' || kind === 'refundFailed'
  return { ...changeOf(told, kind, isByHand ? byHand : {}), refundId: undefined }
}

/** What cannot be said unless something else is said as well, before or after. */
const needs: Partial<Record<Name, Name>> = { voided: 'authorised', secondVoided: 'second' }

const clearing = () => balanceOf(db, systemAccount('pspClearing', 'EUR'))

test('clearing is what the news of a payment add up to, in whatever order and however often they come', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.subarray(names, { minLength: 1 }),
      fc.array(fc.nat(), { minLength: 6, maxLength: 16 }),
      async (chosen, picks) => {
        const { news: authorised } = await shop.begin()
        const all = chosen.map((name) => ({ name, one: newsOf(authorised, name) }))
        const order = picks.flatMap((pick) => all[pick % all.length] ?? [])
        const told = new Set(order.map(({ name }) => name))
        fc.pre([...told].every((name) => needs[name] === undefined || told.has(needs[name])))
        const [before, alerts] = [await clearing(), shop.alerts.length]
        await shop.hear(...order.map(({ one }) => one))
        // That a refund failed moves nothing unless it had been said to be done.
        const counted = [...told].filter((name) => name !== 'refundFailed' || told.has('refunded'))
        const expected = counted.reduce((sum, name) => sum + news[name].cents, 0)
        const heard = order.map(({ name }) => name).join(' ')
        expect(`${heard}: ${before - (await clearing())}`).toBe(`${heard}: ${expected}`)
        expect(shop.alerts.length - alerts).toBeLessThanOrEqual(told.size)
      },
    ),
    { numRuns: walksWanted ?? 40 },
  )
})

test('none of them is met with silence, and the books are right', async () => {
  const left = await db
    .selectFrom('payment_notifications')
    .select('id')
    .where('processed_at', 'is', null)
    .execute()
  expect(left).toEqual([])
  expect(shop.waitingJobs).toEqual([])
  expect(await ledgerFindings(shop)).toEqual([])
  const { cents } = await db
    .selectFrom('cases')
    .select(({ fn }) => fn.sum<number>('open_cents').as('cents'))
    .where('subject', 'like', 'taken:%')
    .executeTakeFirstOrThrow()
  // Summed, not negated: where no such case was drawn there is no sum, and minus nothing is not nothing.
  expect((await balanceOf(db, systemAccount('takenBack', 'EUR'))) + Number(cents)).toBe(0)
})
