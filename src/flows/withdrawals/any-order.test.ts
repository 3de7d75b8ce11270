import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import type { PackageToAdd } from '#domain/cart/cart.ts'
import { choiceCardId } from '#domain/catalogue/product.ts'
import { cardAccount, orderAccount } from '#domain/ledger/accounts.ts'
import { balanceOf } from '#domain/ledger/balance.ts'
import { listPosted } from '#domain/ledger/list-posted.ts'
import { listToCallOff } from '#domain/orders/call-off.ts'
import { openGiftCard } from '#flows/cards/show-gift-card.ts'
import { decideCase } from '#flows/cases/decide-case.ts'
import { cancelShipment } from '#flows/orders/cancel-shipment.ts'
import { showReturn } from '#flows/orders/show-return.ts'
import { receiveNotifications } from '#flows/payments/receive-notifications.ts'
import type { CardId, OrderId } from '#kernel/ids.ts'
import { sum } from '#kernel/money.ts'
import { buildProduct } from '#tests/support/build-product.ts'
import { forOther } from '#tests/support/build-shop.ts'
import { CaseShop, changeOf } from '#tests/support/case-shop.ts'
import { choiceProducts, issueCard, payRestOf, presentCard } from '#tests/support/choice-cards.ts'
import { openTestDatabase } from '#tests/support/database.ts'
import { walkInAnyOrder, walkOf } from '#tests/support/in-any-order.ts'
import { ledgerFindings } from '#tests/support/order-outcome.ts'
import { refusalOf } from '#tests/support/refusal-of.ts'
import { stateWithdrawal } from './state-withdrawal.ts'

const database = await openTestDatabase()
const shop = new CaseShop(database)
const cause = buildProduct({ id: 'bomen-planten', kind: 'DONATION', vat: { kind: 'donation' } })
const own = new CaseShop(database, [...choiceProducts, cause])
const { db } = shop.deps
afterAll(async () => {
  shop.close()
  own.close()
  await database.close()
})

const dayMs = 24 * 60 * 60 * 1000
const bram = forOther('Bram', 'bram@voorbeeld.example')
const sanne = forOther('Sanne', 'sanne@voorbeeld.example')
type Gift = Partial<PackageToAdd> & { isPlanned?: boolean }

/** Of a card of 88 euros its issuer says no. */
const baskets: readonly (readonly Gift[])[] = [
  [{ receiver: bram }, { receiver: sanne, isPlanned: true }],
  [{ receiver: bram, amountCents: 88_00 }, { receiver: sanne }],
  [
    { receiver: bram, productId: 'boekenbon' },
    { receiver: sanne, amountCents: 40_00 },
  ],
]

/** Paid by a choice card as far as that goes; and what goes to a good cause, whoever gives it. */
const tree = { productId: cause.id, amountCents: 10_00 }
const mixed: readonly (readonly Gift[])[] = [
  [
    { productId: 'geen-keuze', receiver: bram },
    { productId: 'geen-keuze', receiver: sanne, isPlanned: true },
  ],
  [
    { productId: 'geen-keuze', receiver: bram },
    { ...tree, receiver: sanne, isPlanned: true },
  ],
  [{ productId: 'geen-keuze', amountCents: 88_00, receiver: bram }, tree],
]

const decisions = [
  ...(['refund-cards', 'withdraw-cards', 'keep-cards'] as const),
  ...(['pay-again', 'paid-otherwise'] as const),
]
const steps = [
  ...(['cancel', 'withdraw', 'open'] as const),
  ...(['chargeback', 'reversed', 'dispute'] as const),
  ...(['refund done', 'refund failed'] as const),
  ...decisions,
]
type Step = (typeof steps)[number]

const ofSecond = { pick: 1 }

/** What is walked each time, about the second of an order: the provider pays nothing back, before or after it said so, and the bank takes its money too. */
const failing = [
  walkOf(
    ofSecond,
    'cancel',
    'withdraw',
    'refund failed',
    'pay-again',
    'refund failed',
    'paid-otherwise',
  ),
  walkOf(ofSecond, 'withdraw', 'refund done', 'refund failed', 'pay-again', 'refund done'),
  walkOf(ofSecond, 'cancel', 'refund failed', 'chargeback', 'withdraw-cards', 'paid-otherwise'),
  walkOf(ofSecond, 'cancel', 'refund failed', 'dispute', 'refund-cards', 'pay-again'),
]

/** What a choice card pays of an order that is paid by one too. */
const onCardCents = 20_00

/** Paid by card, or by a choice card and iDEAL. */
async function pay(world: CaseShop, gifts: readonly Gift[], isMixed: boolean) {
  if (!isMixed) return { ...(await world.buy(gifts)), cardId: undefined }
  const { id: cardId } = await issueCard(world, { amountCents: onCardCents })
  const visitorKey = await world.fillBasket(gifts)
  await presentCard(world, visitorKey, cardId)
  const { paymentId } = await payRestOf(world, visitorKey)
  const news = world.provider.newsOf(paymentId, 'authorised')
  await receiveNotifications(world.deps, [news])
  return { visitorKey, paymentId, news, cardId }
}

async function begin(world: CaseShop, gifts: readonly Gift[] = [], isMixed = false) {
  // So often within an hour an address may not withdraw.
  world.later(61 * 60 * 1000)
  const later = new Date(world.now.getTime() + 20 * dayMs).toISOString()
  const { visitorKey, paymentId, news, cardId } = await pay(
    world,
    gifts.map(({ isPlanned, ...gift }) => ({ ...gift, ...(isPlanned && { deliveryDate: later }) })),
    isMixed,
  )
  await world.runJobs()
  const {
    id: orderId,
    uuid,
    number,
    email,
    paid,
  } = await db
    .selectFrom('orders')
    .innerJoin('payments', 'payments.order_id', 'orders.id')
    .select(['orders.id', 'orders.uuid', 'reference_number as number', 'total_cents as paid'])
    .select(({ ref }) => ref('contact', '->>').key('email').as('email'))
    .where('payments.id', '=', paymentId)
    .executeTakeFirstOrThrow()
  const keys = { orderUuid: uuid, visitorKey, sessionKey: undefined }
  const deliveries = () => listToCallOff(db, { orderId, now: world.now })
  /** The provider's last word on one of the refunds that it took on. */
  const sayOfRefund = (kind: 'refunded' | 'refundFailed') => async (pick: number) => {
    const asked = await db
      .selectFrom('refunds')
      .select('id')
      .where('order_id', '=', orderId)
      .where('payment_id', 'is not', null)
      .where('state', 'in', ['sent', 'done'])
      .where('sent_at', 'is not', null)
      .orderBy('id')
      .execute()
    const one = asked[pick % asked.length]
    if (one) await world.hear(world.provider.newsOfRefund(one.id, kind))
  }
  const decide = (decision: (typeof decisions)[number]) => async () => {
    for (const { id: caseId } of await world.casesOf(paymentId))
      await refusalOf(decideCase(world.deps, { caseId, decision, actor: 'Anna', reason: 'test' }))
  }
  const does: Record<Step, (pick: number) => Promise<unknown>> = {
    cancel: async (pick) => {
      const all = await deliveries()
      const deliveryId = all[pick % all.length]?.deliveryId ?? ''
      const { total } = await showReturn(world.deps, { ...keys, deliveryId })
      await cancelShipment(world.deps, { ...keys, deliveryId, expectedCents: total.cents })
    },
    withdraw: () =>
      stateWithdrawal(world.deps, {
        ...{ name: 'Anna', email: email ?? '', orderNumber: number, language: 'nl' },
        ...{ visitorKey: 'stranger', sessionKey: undefined, partsText: undefined },
      }),
    open: async (pick) => {
      const all = await deliveries()
      const id = all[pick % all.length]?.deliveryId ?? 'dlv_none'
      const token = world.deps.cardLinks.token({ id, linkVersion: 1 })
      await openGiftCard(world.deps, { token, language: 'nl' })
    },
    chargeback: () => world.hear(changeOf(news, 'chargeback', { reference: `CB${paymentId}` })),
    reversed: () =>
      world.hear(changeOf(news, 'chargebackReversed', { reference: `CR${paymentId}` })),
    dispute: () => world.hear(changeOf(news, 'fraudNotice', { cents: 0 })),
    'refund done': sayOfRefund('refunded'),
    'refund failed': sayOfRefund('refundFailed'),
    'refund-cards': decide('refund-cards'),
    'withdraw-cards': decide('withdraw-cards'),
    'keep-cards': decide('keep-cards'),
    'pay-again': decide('pay-again'),
    'paid-otherwise': decide('paid-otherwise'),
  }
  return { orderId, paid, cardId, does }
}

/** What went back, and what failed to and waits for a person: asked for again it is another refund. */
async function refundsOf(orderId: OrderId) {
  const refunds = await db
    .selectFrom('refunds')
    .select(['id', 'cause', 'state', 'covered_cents', 'kept_cents'])
    .select(({ eb }) => eb('amount_cents', '-', eb.ref('kept_cents')).as('cents'))
    .where('order_id', '=', orderId)
    .execute()
  const again = new Set(refunds.map(({ cause }) => cause))
  const sumOf = (some: typeof refunds) => sum(some.map(({ cents }) => cents))
  const failed = refunds.filter(({ state }) => state === 'failed')
  return {
    back: sumOf(refunds.filter(({ state }) => state !== 'failed')),
    waiting: sumOf(failed.filter(({ id }) => !again.has(`again:${id}`))),
    /** What the bank gave the payer of it. */
    byBank: sum(
      refunds
        .filter(({ id }) => !again.has(`again:${id}`))
        .map((one) => one.covered_cents + one.kept_cents),
    ),
  }
}

/** Donations that stay with their causes. */
async function keptByCauses(orderId: OrderId): Promise<number> {
  const lines = await db
    .selectFrom('order_lines')
    .select(['id', 'total_cents as cents'])
    .where('order_id', '=', orderId)
    .where('kind', '=', 'DONATION')
    .execute()
  const keyOf = ({ id }: { id: string }) => `donate-back:${id}`
  const back = await listPosted(db, lines.map(keyOf))
  return sum(lines.filter((line) => !back.has(keyOf(line))).map(({ cents }) => cents))
}

/** Each of the means gets back at most what it gave; what a choice card got back stands on it. */
async function expectByTheSameMeans(orderId: OrderId, cardId: CardId | undefined) {
  const tenders = await db
    .selectFrom('tenders')
    .select(['kind', 'amount_cents as paid'])
    .select((tender) =>
      tender
        .selectFrom('refunds')
        .select(sql<number>`coalesce(sum(refunds.amount_cents), 0)::bigint`.as('cents'))
        .where('state', '<>', 'failed')
        .where(
          sql<boolean>`coalesce(tender_id = tenders.id, refunds.payment_id = tenders.payment_id)`,
        )
        .as('back'),
    )
    .where('order_id', '=', orderId)
    .execute()
  for (const { paid, back } of tenders) expect(back ?? 0).toBeLessThanOrEqual(paid)
  const byCard = tenders.find(({ kind }) => kind === 'card')
  if (cardId === undefined || byCard === undefined) return
  const left = onCardCents - byCard.paid + (byCard.back ?? 0)
  expect(await balanceOf(db, cardAccount(cardId, 'EUR'))).toBe(left)
}

test.each([
  ['cards of issuers', shop, baskets],
  [
    'our own cards',
    own,
    [
      [
        { productId: choiceCardId, receiver: bram },
        { productId: choiceCardId, receiver: sanne },
      ],
    ],
  ],
  ['a choice card and iDEAL, with donations', own, mixed],
] as const)(
  'whatever is cancelled, withdrawn, opened, charged back or fails to be paid back in whatever order: payer and books agree, and nobody holds what was paid back, of %s',
  async (_name, world, all: readonly (readonly Gift[])[]) => {
    await walkInAnyOrder(steps, {
      ...{ shop: world, walks: 12, examples: failing, stepsMax: 8 },
      begin: (which) => begin(world, all[which % all.length], all === mixed),
      audit: async ({ orderId, paid, cardId }) => {
        const { back, waiting, byBank } = await refundsOf(orderId)
        expect(back + waiting).toBeLessThanOrEqual(paid)
        const units = await db
          .selectFrom('card_units')
          .leftJoin('cards', 'cards.order_unit_id', 'card_units.id')
          .select(['card_units.state as unit', 'cards.state as card', 'card_units.amount_cents'])
          .where('order_id', '=', orderId)
          .execute()
        for (const { unit, card } of units)
          if (unit === 'refunded') expect([null, 'withdrawn']).toContain(card)
        // What waits on the order's account is what its cards that are not made yet are worth, and what the provider did not pay back.
        const open = units
          .filter(({ unit }) => unit === 'ordered' || unit === 'issuing')
          .reduce((sum, unit) => sum + unit.amount_cents, 0)
        expect(await balanceOf(db, orderAccount(orderId, 'EUR'))).toBe(open + waiting)
        await expectByTheSameMeans(orderId, cardId)
        if (units.every(({ unit }) => unit === 'refunded'))
          expect(back + waiting + byBank).toBe(paid - (await keptByCauses(orderId)))
      },
    })
    expect(await ledgerFindings(world)).toEqual([])
  },
)
