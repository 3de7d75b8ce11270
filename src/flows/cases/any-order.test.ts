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

/** What each news moves at the provider, in cents for the payment's 25.95. */
const effects = {
  authorised: 25_95,
  refused: 0,
  cancelled: 0,
  expired: 0,
  voided: -25_95,
  chargeback: -25_95,
  chargebackReversed: 25_95,
  refunded: -25_95,
  refundFailed: 25_95,
  fraudNotice: 0,
  disputeOpened: 0,
  disputeNotice: 0,
  nothing: 0,
  unknown: 0,
} as const satisfies Partial<Record<ProviderNotification['kind'], number>>

type Kind = keyof typeof effects
const kinds = Object.keys(effects) as Kind[]

const isOfPayment = (kind: Kind) =>
  kind === 'authorised' || kind === 'refused' || kind === 'cancelled' || kind === 'expired'

function newsOf(authorised: ProviderNotification, kind: Kind): ProviderNotification {
  if (kind === 'authorised') return authorised
  if (isOfPayment(kind))
    return { ...authorised, kind, dedupeKey: `${kind}:${authorised.reference}` }
  // A refund by hand and its failure are told under one name.
  const told = kind.startsWith('refund') ? { reference: `HAND${authorised.reference}` } : {}
  const event = kind === 'refundFailed' ? 'REFUND_FAILED' : kind === 'refunded' ? 'REFUND' : undefined
  return {
    ...changeOf(authorised, kind, { ...told, ...(event && { event }) }),
    refundId: undefined,
  }
}

const clearing = () => balanceOf(db, systemAccount('pspClearing', 'EUR'))

test('clearing is what the news of a payment add up to, in whatever order and however often they come', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.subarray(kinds, { minLength: 1 }),
      fc.array(fc.nat(), { minLength: 6, maxLength: 16 }),
      async (chosen, picks) => {
        const { news: authorised } = await shop.begin()
        const news = chosen.map((kind) => newsOf(authorised, kind))
        const before = await clearing()
        const order = picks.map((pick) => news[pick % news.length] as ProviderNotification)
        const alerts = shop.alerts.length
        await shop.hear(...order)
        const told = new Map(order.map((one) => [one.dedupeKey, one.kind as Kind]))
        const kindsTold = new Set(told.values())
        // Where nothing had come there was nothing to cancel.
        if (!kindsTold.has('authorised')) kindsTold.delete('voided')
        if (!kindsTold.has('refunded')) kindsTold.delete('refundFailed')
        const expected = [...kindsTold].reduce((sum, kind) => sum + effects[kind], 0)
        const heard = order.map(({ kind }) => kind).join(' ')
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
  expect(await balanceOf(db, systemAccount('takenBack', 'EUR'))).toBe(-cents)
})
