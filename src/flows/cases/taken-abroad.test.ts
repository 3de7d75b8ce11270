import { afterAll, describe, expect, test } from 'vitest'
import { systemAccount } from '#domain/ledger/accounts.ts'
import { balanceOf } from '#domain/ledger/balance.ts'
import { listTenders } from '#domain/payments/list-tenders.ts'
import type { ProviderNotification } from '#domain/payments/provider.ts'
import { newId } from '#kernel/ids.ts'
import { CaseShop, changeOf } from '#tests/support/case-shop.ts'
import { openTestDatabase } from '#tests/support/database.ts'
import { ledgerFindings, outcomeOf } from '#tests/support/order-outcome.ts'
import { refusalOf } from '#tests/support/refusal-of.ts'
import { decideCase } from './decide-case.ts'

const database = await openTestDatabase()
const shop = new CaseShop(database)
const { db } = shop.deps
afterAll(async () => {
  shop.close()
  await database.close()
})

type Bought = Awaited<ReturnType<typeof shop.buy>>

/** Paid with 25.95 euros, and made. */
async function buy() {
  const bought = await shop.buy()
  await shop.runJobs()
  return bought
}

const inDollars = (news: ProviderNotification, cents: number): ProviderNotification => ({
  ...news,
  amount: { currency: 'USD', cents },
})

const taken = (currency: 'EUR' | 'USD') => balanceOf(db, systemAccount('takenBack', currency))

const waitingOf = async ({ paymentId }: Bought) =>
  (await shop.casesOf(paymentId))
    .filter(({ state }) => state === 'open')
    .map(({ currency, openCents }) => `${currency} ${openCents}`)
    .toSorted()

/** Each case that waits is decided alike; gives what was refused. */
async function decideAll({ paymentId }: Bought, decision: 'keep-cards' | 'withdraw-cards') {
  const refused: (string | undefined)[] = []
  for (const { id: caseId, state } of await shop.casesOf(paymentId)) {
    if (state !== 'open') continue
    const asked = { caseId, decision, actor: 'Anna', reason: 'test' }
    refused.push(await refusalOf(decideCase(shop.deps, asked)))
    await shop.runJobs()
  }
  return refused
}

async function leftOf({ visitorKey }: Bought) {
  const { id } = await db
    .selectFrom('orders')
    .select('id')
    .where('visitor_key', '=', visitorKey)
    .executeTakeFirstOrThrow()
  return (await listTenders(db, id)).map(({ leftCents }) => leftCents)
}

describe('money taken in another currency than its payment', () => {
  test.each(['keep-cards', 'withdraw-cards'] as const)(
    'waits in a case of its own, in whatever order both are told, until %s',
    async (decision) => {
      for (const isFirst of [true, false]) {
        const bought = await buy()
        const euros = changeOf(bought.news, 'chargeback', { cents: 10_00 })
        const dollars = inDollars(changeOf(bought.news, 'chargeback'), 12_00)
        await shop.hear(...(isFirst ? [dollars, euros] : [euros, dollars]))
        expect(await waitingOf(bought)).toEqual(['EUR 1000', 'USD 1200'])
        expect(await ledgerFindings(shop)).toEqual([])
        expect(await decideAll(bought, decision)).toEqual([undefined, undefined])
        expect([await taken('EUR'), await taken('USD')]).toEqual([0, 0])
        expect(await ledgerFindings(shop)).toEqual([])
      }
    },
  )

  test('gives nothing of the payment back, whatever it is worth, until it comes back', async () => {
    const bought = await buy()
    await shop.hear(inDollars(changeOf(bought.news, 'chargeback'), 3_00))
    expect(await leftOf(bought)).toEqual([0])
    await decideAll(bought, 'withdraw-cards')
    expect((await outcomeOf(shop, bought.visitorKey)).refunds).toMatchObject([{ cents: 0 }])
    await shop.hear(inDollars(changeOf(bought.news, 'chargebackReversed'), 3_00))
    await decideAll(bought, 'keep-cards')
    expect((await outcomeOf(shop, bought.visitorKey)).refunds).toMatchObject([
      { cents: 0 },
      { cents: 25_95 },
    ])
    expect(await ledgerFindings(shop)).toEqual([])
  })

  test('does not make up for what was taken in its own', async () => {
    const bought = await buy()
    await shop.hear(
      changeOf(bought.news, 'chargeback'),
      inDollars(changeOf(bought.news, 'chargebackReversed'), 20_00),
    )
    expect(await waitingOf(bought)).toEqual(['EUR 2595', 'USD -2000'])
    expect(await leftOf(bought)).toEqual([0])
    await decideAll(bought, 'keep-cards')
    expect(await ledgerFindings(shop)).toEqual([])
  })

  test('that only says something moves nothing of it', async () => {
    const bought = await buy()
    await shop.hear(
      inDollars(changeOf(bought.news, 'disputeOpened'), 30_00),
      changeOf(bought.news, 'chargeback'),
    )
    expect(await waitingOf(bought)).toEqual(['EUR 2595'])
    await decideAll(bought, 'withdraw-cards')
    expect(await ledgerFindings(shop)).toEqual([])
  })

  test('before the payment is heard of halts its order as it is paid', async () => {
    const bought = await shop.begin()
    await shop.hear(inDollars(changeOf(bought.news, 'chargeback'), 30_00), bought.news)
    expect(await outcomeOf(shop, bought.visitorKey)).toMatchObject({
      orders: ['halted'],
      units: ['ordered'],
    })
    await decideAll({ ...bought }, 'withdraw-cards')
    expect(await ledgerFindings(shop)).toEqual([])
  })

  test('does not take what waits on a receipt of its own', async () => {
    const { visitorKey, paymentId, news } = await buy()
    const second = { ...news, reference: 'SECOND', dedupeKey: 'AUTHORISATION:SECOND:true' }
    await shop.hear(second, inDollars(changeOf(second, 'chargeback'), 25_95))
    expect(shop.waitingJobs).toEqual([])
    expect(await waitingOf({ visitorKey, paymentId, news })).toEqual(['EUR 2595', 'USD 2595'])
    expect(await ledgerFindings(shop)).toEqual([])
  })

  test('and of a payment that nobody knows is a case for each currency', async () => {
    const stranger = {
      ...(await shop.begin()).news,
      paymentId: undefined,
      reference: newId('pay') as string,
    }
    await shop.hear(
      changeOf(stranger, 'chargeback', { cents: 10_00 }),
      inDollars(changeOf(stranger, 'chargeback'), 12_00),
      changeOf(stranger, 'chargeback', { cents: 5_00 }),
    )
    const cases = await db
      .selectFrom('cases')
      .select(['currency', 'open_cents as cents'])
      .where('provider_reference', '=', stranger.reference)
      .orderBy('currency')
      .execute()
    expect(cases).toEqual([
      { currency: 'EUR', cents: 15_00 },
      { currency: 'USD', cents: 12_00 },
    ])
    expect(await ledgerFindings(shop)).toEqual([])
  })
})
