import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { canCardBeActivated } from '#domain/cards/printed-cards.ts'
import type { PackageToAdd } from '#domain/cart/cart.ts'
import { activationName, saveActivation } from '#domain/cart/save-activation.ts'
import { choiceCardId } from '#domain/catalogue/product.ts'
import { cardAccount, orderAccount } from '#domain/ledger/accounts.ts'
import { balanceOf } from '#domain/ledger/balance.ts'
import { listToCallOff } from '#domain/orders/call-off.ts'
import { decideCase } from '#flows/cases/decide-case.ts'
import { cancelShipment } from '#flows/orders/cancel-shipment.ts'
import { endPost } from '#flows/orders/end-post.ts'
import { packShipment } from '#flows/orders/pack-shipment.ts'
import { postShipment } from '#flows/orders/post-shipments.ts'
import { showReturn } from '#flows/orders/show-return.ts'
import { beginPayment } from '#flows/payments/begin-payment.ts'
import { inOneStatement } from '#flows/shared/transact.ts'
import type { CardId, OrderId } from '#kernel/ids.ts'
import { sum } from '#kernel/money.ts'
import { cardOf } from '#tests/support/build-order-shop.ts'
import { buildProduct, buildVariationConfig } from '#tests/support/build-product.ts'
import { buildPostedPackage, someAddress } from '#tests/support/build-shop.ts'
import { CaseShop, changeOf } from '#tests/support/case-shop.ts'
import { choiceProducts } from '#tests/support/choice-cards.ts'
import { openTestDatabase } from '#tests/support/database.ts'
import { walkInAnyOrder, walkOf } from '#tests/support/in-any-order.ts'
import { ledgerFindings } from '#tests/support/order-outcome.ts'
import { refusalOf } from '#tests/support/refusal-of.ts'
import { decideWithdrawal } from './decide-withdrawal.ts'
import { stateWithdrawal } from './state-withdrawal.ts'

const [choiceCard = buildProduct()] = choiceProducts
const byPost = { ...choiceCard, physical: buildVariationConfig() }
const pack = buildProduct({
  ...{ id: 'lege-kaarten', kind: 'GIFTCARD_BLANK_PACK', vat: { kind: 'goods' }, issuer: 'keuze' },
  digital: undefined,
  physical: buildVariationConfig({
    ...{ hasFixedPrices: true, pricesToShowCents: [4_95], minCents: 4_95, maxCents: 4_95 },
  }),
})
const database = await openTestDatabase()
const shop = new CaseShop(database, [byPost, pack])
shop.now = new Date('2026-11-23T11:00:00Z')
const { db } = shop.deps
afterAll(async () => {
  shop.close()
  await database.close()
})

const packs = (quantity: number): Partial<PackageToAdd> => ({
  ...{ productId: pack.id, variationType: 'PHYSICAL', amountCents: 4_95, quantity },
  address: someAddress,
})
const posted = (houseNumber: string) =>
  buildPostedPackage({ productId: choiceCardId, address: { ...someAddress, houseNumber } })
const baskets: readonly (readonly Partial<PackageToAdd>[])[] = [
  [packs(1)],
  [packs(2), posted('14')],
  [posted('14'), posted('16')],
]

const decisions = ['refund-cards', 'withdraw-cards', 'keep-cards'] as const
const steps = [
  ...(['pack', 'post', 'activate', 'cancel', 'withdraw', 'pay back', 'refuse'] as const),
  ...(['lost', 'replaced', 'chargeback', 'reversed', 'dispute'] as const),
  ...decisions,
]
type Step = (typeof steps)[number]

const by = { actor: 'Bo', reason: 'test' }

/** Somebody puts €25 on one of the blank cards of an order, where it may be. */
async function activate(orderId: OrderId, pick: number): Promise<void> {
  const printed = await db
    .selectFrom('printed_cards')
    .innerJoin('card_units', (join) =>
      join.on(sql<boolean>`card_units.id = coalesce(sold_unit_id, unit_id)`),
    )
    .select('printed_cards.id')
    .where('card_units.order_id', '=', orderId)
    .orderBy('printed_cards.id')
    .execute()
  const { id } = printed[pick % printed.length] ?? {}
  if (id === undefined || !(await canCardBeActivated(db, id))) return
  const visitorKey = `holder-${id}`
  const kept = await inOneStatement(shop.deps, (one) =>
    saveActivation(one, shop.shop, {
      ...{ visitorKey, language: 'nl', now: shop.now, email: 'jan@voorbeeld.example' },
      ...{ printedCardId: id, prefix: '629931', productId: choiceCardId, amountCents: 25_00 },
    }),
  )
  const request = await shop.request(visitorKey, {
    ...{ methodId: 'scheme', card: cardOf('J.'), expectedTotalCents: 25_95 },
    singleGift: { productId: activationName, version: kept.version },
  })
  await beginPayment(shop.deps, request)
}

async function begin(packages: readonly Partial<PackageToAdd>[]) {
  // So often within an hour an address may not withdraw.
  shop.later(61 * 60 * 1000)
  const { visitorKey, paymentId, news } = await shop.buy(packages)
  await shop.runJobs()
  const { id, uuid, number, paid } = await db
    .selectFrom('orders')
    .select(['id', 'uuid', 'reference_number as number', 'total_cents as paid'])
    .where('visitor_key', '=', visitorKey)
    .executeTakeFirstOrThrow()
  const keys = { orderUuid: uuid, visitorKey, sessionKey: undefined }
  const pickOf = async (pick: number) => {
    const all = await listToCallOff(db, { orderId: id, now: shop.now })
    return all[pick % all.length] ?? expect.fail('It has a shipment.')
  }
  const end = (how: 'refunded' | 'replaced') => async (pick: number) => {
    const shipments = await db
      .selectFrom('order_shipments')
      .select('position')
      .where('order_id', '=', id)
      .orderBy('position')
      .execute()
    const { position = 0 } = shipments[pick % shipments.length] ?? {}
    const named = { referenceNumber: number, number: position + 1, actor: 'Bo' }
    await refusalOf(endPost(shop.deps, { ...named, how: 'lost', by: how }))
  }
  const decideWithdrawals = (decision: 'pay-back' | 'refuse') => async () => {
    const waiting = await db
      .selectFrom('withdrawals')
      .select('id')
      .where('order_id', '=', id)
      .where('state', '=', 'waiting')
      .execute()
    for (const { id: withdrawalId } of waiting)
      await refusalOf(decideWithdrawal(shop.deps, { withdrawalId, decision, ...by }))
  }
  const decide = (decision: (typeof decisions)[number]) => async () => {
    for (const { id: caseId } of await shop.casesOf(paymentId))
      await refusalOf(decideCase(shop.deps, { caseId, decision, ...by }))
  }
  const hear = (kind: 'chargeback' | 'chargebackReversed') => () =>
    shop.hear(changeOf(news, kind, { reference: `${kind}${paymentId}` }))
  const does: Record<Step, (pick: number) => Promise<unknown>> = {
    pack: async (pick) => {
      const { shipmentId } = await pickOf(pick)
      const toPack = { shipmentId, name: number, numbers: [], printsBlank: true }
      await refusalOf(packShipment(shop.deps, toPack))
    },
    post: async (pick) => {
      const { shipmentId } = await pickOf(pick)
      await postShipment(shop.deps, { shipmentId, trackCode: undefined })
    },
    activate: (pick) => activate(id, pick),
    cancel: async (pick) => {
      const { deliveryId } = await pickOf(pick)
      const { total } = await showReturn(shop.deps, { ...keys, deliveryId })
      await cancelShipment(shop.deps, { ...keys, deliveryId, expectedCents: total.cents })
    },
    withdraw: () =>
      stateWithdrawal(shop.deps, {
        ...{ name: 'Anna', email: 'anna@voorbeeld.example', orderNumber: number, language: 'nl' },
        ...{ visitorKey: 'stranger', sessionKey: undefined, partsText: undefined },
      }),
    'pay back': decideWithdrawals('pay-back'),
    refuse: decideWithdrawals('refuse'),
    lost: end('refunded'),
    replaced: end('replaced'),
    chargeback: hear('chargeback'),
    reversed: hear('chargebackReversed'),
    dispute: () => shop.hear(changeOf(news, 'fraudNotice', { cents: 0 })),
    'refund-cards': decide('refund-cards'),
    'withdraw-cards': decide('withdraw-cards'),
    'keep-cards': decide('keep-cards'),
  }
  return { orderId: id, paid, does }
}

/** What is walked each time: a pack before it is posted, after it, and after somebody put value on a card of it. */
const examples = [
  walkOf({ which: 0 }, 'pack', 'post', 'activate', 'chargeback', 'keep-cards'),
  walkOf({ which: 2 }, 'pack', 'post', 'withdraw', 'refuse'),
  walkOf({ which: 0 }, 'pack', 'cancel', 'activate'),
  walkOf({ which: 0 }, 'pack', 'post', 'activate', 'withdraw', 'pay back', 'activate'),
  walkOf({ which: 0 }, 'pack', 'post', 'lost', 'activate'),
  walkOf({ which: 0 }, 'pack', 'post', 'chargeback', 'withdraw-cards', 'activate'),
  walkOf({ which: 1 }, 'pack', 'post', 'withdraw', 'dispute', 'refund-cards', 'pay back'),
  walkOf({ which: 2 }, 'pack', 'post', 'replaced', 'withdraw', 'pay back', 'lost'),
]

test('whatever is packed, posted, lost, cancelled, withdrawn or charged back in whatever order: payer and books agree, and nobody holds what was paid back, of choice cards by post and packs of blank ones', async () => {
  await walkInAnyOrder(steps, {
    ...{ shop, walks: 16, examples, stepsMax: 9 },
    begin: (which) => begin(baskets[which % baskets.length] ?? []),
    audit: async ({ orderId, paid }) => {
      const refunds = await db
        .selectFrom('refunds')
        .select(['amount_cents as cents', 'covered_cents as byBank'])
        .where('order_id', '=', orderId)
        .execute()
      const back = sum(refunds.map(({ cents }) => cents))
      expect(back).toBeLessThanOrEqual(paid)
      const byBank = sum(refunds.map((refund) => refund.byBank))
      const units = await db
        .selectFrom('card_units')
        .leftJoin('cards', 'cards.order_unit_id', 'card_units.id')
        .select(['card_units.state', 'cards.id as cardId', 'cards.state as card'])
        .select('card_units.amount_cents as cents')
        .where('order_id', '=', orderId)
        .execute()
      for (const { state, cardId, card } of units) {
        if (state !== 'refunded' || cardId === null) continue
        expect(card).toBe('withdrawn')
        expect(await balanceOf(db, cardAccount(cardId as CardId, 'EUR'))).toBe(0)
      }
      const unmade = units.filter(({ state }) => state === 'ordered' || state === 'issuing')
      const held = await balanceOf(db, orderAccount(orderId, 'EUR'))
      expect(held).toBe(sum(unmade.map(({ cents }) => cents)))
      const sent = units.filter(({ state }) => state !== 'replaced')
      if (sent.every(({ state }) => state === 'refunded')) expect(back + byBank).toBe(paid)
    },
  })
  expect(await ledgerFindings(shop)).toEqual([])
  // The walks come by everything: packs that went back before and after they were posted, cards that got value, others in their place.
  const { rows } = await sql<{ what: string }>`
    select distinct case when blank_cards is null then 'card ' else 'pack ' end || card_units.state as what from card_units
    join orders on orders.id = card_units.order_id where activates is null
    union select 'activated' from orders where activates is not null and settled_at is not null`.execute(
    db,
  )
  expect(rows.map(({ what }) => what)).toEqual(
    expect.arrayContaining([
      ...['activated', 'pack issued', 'pack refunded'],
      ...['card issued', 'card refunded', 'card replaced'],
    ]),
  )
})
