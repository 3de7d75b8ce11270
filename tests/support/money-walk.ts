import { sql } from 'kysely'
import type { PackageToAdd } from '#domain/cart/cart.ts'
import { caseRule } from '#domain/cases/case-kinds.ts'
import { type ListedCase, listCases } from '#domain/cases/find-case.ts'
import { choiceCardId } from '#domain/catalogue/product.ts'
import { listToCallOff } from '#domain/orders/call-off.ts'
import { listTenders } from '#domain/payments/list-tenders.ts'
import { loadMoneyOfPayment } from '#domain/payments/money-of-payment.ts'
import type { ProviderNotification } from '#domain/payments/provider.ts'
import { decideCase } from '#flows/cases/decide-case.ts'
import { watchMoney } from '#flows/cases/watch-money.ts'
import { beginPayment } from '#flows/payments/begin-payment.ts'
import { payByCards } from '#flows/payments/pay-by-cards.ts'
import { receiveTransfers } from '#flows/payments/receive-transfers.ts'
import { giveFavour, refundCardsByHand } from '#flows/refunds/refund-by-hand.ts'
import { decideWithdrawal } from '#flows/withdrawals/decide-withdrawal.ts'
import { stateWithdrawal } from '#flows/withdrawals/state-withdrawal.ts'
import { dayMs } from '#kernel/day-ms.ts'
import type { CardId, OrderId, PaymentId, RefundId } from '#kernel/ids.ts'
import { invariant } from '#kernel/invariant.ts'
import { type Currency, euro, type Money } from '#kernel/money.ts'
import { cardOf } from '#tests/support/build-order-shop.ts'
import { forOther } from '#tests/support/build-shop.ts'
import { type CaseShop, changeOf } from '#tests/support/case-shop.ts'
import { issueCard, payRestOf, presentCard } from '#tests/support/choice-cards.ts'
import { refusalOf } from '#tests/support/refusal-of.ts'

/** How an order is paid: by which means, and how much too little (below zero) or too much comes. */
type Paid = {
  cards?: readonly number[]
  by: 'card' | 'bank' | 'transfer' | 'cards alone' | 'nothing yet'
  off?: number
}

const waysPaid: readonly Paid[] = [
  { by: 'card' },
  { by: 'bank', cards: [20_00] },
  { by: 'bank', cards: [15_00, 12_00] },
  { by: 'transfer' },
  { by: 'transfer', off: -3_00 },
  { by: 'transfer', off: 4_00, cards: [11_00] },
  { by: 'bank', off: -7_00, cards: [20_00] },
  { by: 'bank', off: 2_00 },
  { by: 'cards alone', cards: [60_00, 60_00] },
  { by: 'nothing yet', cards: [15_00] },
]

const bram = forOther('Bram', 'bram@voorbeeld.example')
const sanne = forOther('Sanne', 'sanne@voorbeeld.example')

type Gift = Partial<PackageToAdd> & { isPlanned?: true }

/** Two gifts that issuers make, one of them with VAT, or one that its issuer refuses; our own where a card pays. */
const gifts: readonly (readonly Gift[])[] = [
  [
    { productId: 'geen-keuze', amountCents: 25_00, receiver: bram, wrapper: 'dots' },
    { productId: 'filmkaart', amountCents: 40_00, receiver: sanne, isPlanned: true },
  ],
  [
    { productId: 'geen-keuze', amountCents: 33_00, receiver: bram, quantity: 2 },
    { productId: 'bomen-planten', amountCents: 10_00, receiver: sanne, isPlanned: true },
  ],
  [
    { productId: 'filmkaart', amountCents: 88_00, receiver: bram },
    { productId: 'geen-keuze', amountCents: 20_00, receiver: sanne },
  ],
]
const own: readonly Gift[] = [
  { productId: choiceCardId, amountCents: 25_00, receiver: bram, quantity: 2 },
  { productId: 'geen-keuze', amountCents: 20_00, receiver: sanne },
]

let references = 0
const nextReference = (word: string): string => {
  references += 1
  return `${word}${references}`
}

/** News that money came onto the shop's own account, for this payment or for nobody's. */
const hearTransfer = async (shop: CaseShop, entry: { amount: Money; text: string }) => {
  const bookedOn = shop.now.toISOString().slice(0, 10)
  const reference = nextReference('R')
  await receiveTransfers(shop.deps, { entries: [{ ...entry, reference, bookedOn }] })
  await shop.runJobs()
  return `bank:${reference}`
}

type Told = { cents: number; reference: string; isReversed: boolean }

/** What one order went through so far. */
export type MoneyWalk = {
  shop: CaseShop
  orderId: OrderId
  number: string
  email: string
  /** Undefined where cards paid all of it. */
  paymentId: PaymentId | undefined
  /** Of its success; undefined where the provider has nothing of it. */
  news: ProviderNotification | undefined
  askedCents: number
  cards: readonly { id: CardId; news: ProviderNotification; paymentId: PaymentId }[]
  takings: Told[]
  byHand: Told[]
  /** Money that came and fitted no order. */
  strays: string[]
}

export async function beginWalk(shop: CaseShop, which: number): Promise<MoneyWalk> {
  // An address orders and withdraws so often within an hour.
  shop.later(61 * 60 * 1000)
  shop.provider.rejectRefunds(false)
  const way = waysPaid[which % waysPaid.length]
  invariant(way !== undefined, 'There are ways to pay.')
  const later = new Date(shop.now.getTime() + 60 * dayMs).toISOString()
  const isOwn = way.by === 'card' && which % 2 === 1
  const chosen = isOwn ? own : (gifts[Math.floor(which / waysPaid.length) % gifts.length] ?? own)
  const cards: Awaited<ReturnType<typeof buyCard>>[] = []
  for (const amountCents of way.cards ?? []) cards.push(await buyCard(shop, amountCents))
  const visitorKey = await shop.fillBasket(
    chosen.map(({ isPlanned, ...gift }) => ({
      ...gift,
      ...(isPlanned && { deliveryDate: later }),
    })),
  )
  for (const { id } of cards) await presentCard(shop, visitorKey, id)
  const paid = await pay(shop, visitorKey, way)
  await shop.runJobs()
  return { shop, ...paid, cards, takings: [], byHand: [], strays: [] }
}

/** With the payment that brought it, which may be charged back. */
async function buyCard(shop: CaseShop, amountCents: number) {
  const { id } = await issueCard(shop, { amountCents })
  const { paymentId } = await shop.deps.db
    .selectFrom('cards')
    .innerJoin('card_units', 'card_units.id', 'cards.order_unit_id')
    .innerJoin('payments', 'payments.order_id', 'card_units.order_id')
    .select('payments.id as paymentId')
    .where('cards.id', '=', id)
    .executeTakeFirstOrThrow()
  return { id, paymentId, news: shop.provider.newsOf(paymentId) }
}

async function pay(shop: CaseShop, visitorKey: string, { by, off = 0 }: Paid) {
  if (by === 'cards alone') {
    const uuid = await payByCards(shop.deps, await shop.request(visitorKey))
    return {
      ...(await orderOf(shop, { uuid })),
      paymentId: undefined,
      news: undefined,
      askedCents: 0,
    }
  }
  if (by === 'card') {
    const request = await shop.request(visitorKey, { methodId: 'scheme', card: cardOf('A. BOS') })
    const { orderUuid: uuid, paymentId } = await beginPayment(shop.deps, request)
    const news = shop.provider.newsOf(paymentId)
    return { ...(await orderOf(shop, { uuid })), paymentId, news, askedCents: news.amount.cents }
  }
  const { paymentId, orderUuid: uuid } = await payRestOf(shop, visitorKey)
  const told = shop.provider.newsOf(paymentId, 'authorised')
  const askedCents = told.amount.cents
  const order = { ...(await orderOf(shop, { uuid })), paymentId, askedCents }
  if (by === 'nothing yet') return { ...order, news: undefined }
  const reference = by === 'transfer' ? `bank:${nextReference('P')}` : told.reference
  const news = { ...told, amount: euro(askedCents + off), reference, dedupeKey: reference }
  await shop.hear(news)
  if (off !== 0) await shop.decide(paymentId, 'accept')
  return { ...order, news: by === 'transfer' ? undefined : news }
}

const orderOf = ({ deps: { db } }: CaseShop, { uuid }: { uuid: string }) =>
  db
    .selectFrom('orders')
    .select(['id as orderId', 'reference_number as number'])
    .select(({ ref }) => ref('contact', '->>').key('email').$castTo<string>().as('email'))
    .where('uuid', '=', uuid)
    .executeTakeFirstOrThrow()

const unitsOf = async ({ shop, orderId }: MoneyWalk) =>
  (await listToCallOff(shop.deps.db, { orderId, now: shop.now })).flatMap(({ units }) => units)

/** Cases that are about this order, its cards' payments, or its strays. */
export async function openCasesOf(walk: MoneyWalk): Promise<readonly ListedCase[]> {
  const payments = [walk.paymentId, ...walk.cards.map(({ paymentId }) => paymentId)]
  return (await listCases(walk.shop.deps.db, 'open')).filter(
    (one) =>
      one.orderId === walk.orderId ||
      (one.paymentId !== null && payments.includes(one.paymentId)) ||
      (one.reference !== null && walk.strays.includes(one.reference)),
  )
}

const by = { actor: 'Anna', reason: 'test' }

const decide = (walk: MoneyWalk, one: ListedCase, pick: number) => {
  const { decisions } = caseRule(one.kind)
  const decision = decisions[pick % decisions.length]
  invariant(decision !== undefined, 'Something can be decided.')
  const asked = { caseId: one.id, decision, orderNumber: walk.number }
  return refusalOf(decideCase(walk.shop.deps, { ...by, ...asked }))
}

/** Those that the provider took on. */
async function sentOf({ shop, orderId, strays }: MoneyWalk, states: readonly string[]) {
  const { rows } = await sql<{ id: RefundId }>`
    select id from refunds where sent_at is not null and state = any(${states}::text[])
      and (order_id = ${orderId} or receipt_reference = any(${strays}::text[])) order by id`.execute(
    shop.deps.db,
  )
  return rows
}

/** The provider's last word on one of them. */
async function tellOfRefund(walk: MoneyWalk, pick: number, kind: 'refunded' | 'refundFailed') {
  const { shop } = walk
  const sent = await sentOf(walk, ['sent', 'done'])
  const one = sent[pick % sent.length]
  if (one) await shop.hear(shop.provider.newsOfRefund(one.id, kind))
}

/** The provider takes a part of what its payment brought, as far as it has that. */
async function take(walk: MoneyWalk, kind: 'chargeback' | 'refunded', pick: number) {
  const { news, shop, askedCents, takings, byHand } = walk
  if (news === undefined) return
  const gone = [...takings, ...byHand].filter(({ isReversed }) => !isReversed)
  const left = askedCents - gone.reduce((sum, { cents }) => sum + cents, 0)
  if (left <= 0) return
  const cents = pick % 3 === 0 ? left : 1 + (pick % left)
  const reference = nextReference('TAKEN')
  const taking = changeOf(news, kind, { cents, reference, event: eventOf[kind] })
  const told = kind === 'chargeback' ? takings : byHand
  told.push({ cents, reference, isReversed: false })
  await shop.hear({ ...taking, refundId: undefined })
}

const eventOf = { chargeback: 'CHARGEBACK', refunded: 'REFUND' }

async function reverse(walk: MoneyWalk, told: Told[], kind: 'chargebackReversed' | 'refundFailed') {
  const one = told.find(({ isReversed }) => !isReversed)
  if (one === undefined || walk.news === undefined) return
  one.isReversed = true
  const isByHand = kind === 'refundFailed'
  const back = changeOf(walk.news, kind, {
    cents: one.cents,
    reference: isByHand ? one.reference : nextReference('BACK'),
    event: isByHand ? 'REFUND_FAILED' : 'CHARGEBACK_REVERSED',
  })
  await walk.shop.hear({ ...back, refundId: undefined })
}

type Act = (walk: MoneyWalk, pick: number) => Promise<unknown>

/** All that may happen to an order's money; what a person decides comes more often than the rest. */
export const acts = {
  favour: async ({ shop, orderId }, pick) =>
    giveFavour(shop.deps, {
      orderId,
      actor: 'Mila',
      reason: `r${pick}`,
      cents: 1 + (pick % 50_00),
    }),
  'cards by hand': async (walk, pick) => {
    const units = await unitsOf(walk)
    const unit = units[pick % units.length]
    const unitIds = unit === undefined ? [] : [unit.unitId]
    return refundCardsByHand(walk.shop.deps, { ...by, orderId: walk.orderId, unitIds })
  },
  withdraw: async ({ shop, number, email }) =>
    stateWithdrawal(shop.deps, {
      ...{ name: 'Anna', email, orderNumber: number, language: 'nl' },
      ...{ visitorKey: 'stranger', sessionKey: undefined, partsText: undefined },
    }),
  'decide a withdrawal': async ({ shop, orderId }, pick) => {
    const waiting = await shop.deps.db
      .selectFrom('withdrawals')
      .select('id')
      .where('order_id', '=', orderId)
      .where('state', '=', 'waiting')
      .executeTakeFirst()
    const decision = pick % 3 === 0 ? 'refuse' : 'pay-back'
    if (waiting) await decideWithdrawal(shop.deps, { withdrawalId: waiting.id, decision, ...by })
  },
  chargeback: (walk, pick) => take(walk, 'chargeback', pick),
  reversed: (walk) => reverse(walk, walk.takings, 'chargebackReversed'),
  "refund in the provider's screens": (walk, pick) => take(walk, 'refunded', pick),
  'and that fails': (walk) => reverse(walk, walk.byHand, 'refundFailed'),
  dispute: async ({ shop, news }) =>
    news && shop.hear(changeOf(news, 'fraudNotice', { cents: 0, reference: nextReference('D') })),
  'further steps': async ({ shop, news }) =>
    news && shop.hear(changeOf(news, 'disputeNotice', { cents: 0, reference: nextReference('D') })),
  'success again': async ({ shop, news }, pick) => {
    if (news === undefined) return
    const reference = nextReference('AGAIN')
    const amount = euro(1 + (pick % 60_00))
    await shop.hear({ ...news, reference, amount, dedupeKey: reference })
  },
  'a stray transfer': async (walk, pick) => {
    const { shop, askedCents, strays } = walk
    const sums = [askedCents, askedCents - 1, askedCents + 5_00, 1 + (pick % 90_00)]
    const cents = Math.max(1, sums[pick % 4] ?? 1)
    const currency: Currency = pick % 7 === 0 ? 'USD' : 'EUR'
    strays.push(await hearTransfer(shop, { amount: { currency, cents }, text: 'dank u' }))
  },
  'a transfer that names it': async (walk, pick) => {
    const amount = euro(Math.max(1, walk.askedCents + (pick % 3) - 1))
    walk.strays.push(await hearTransfer(walk.shop, { amount, text: walk.number }))
  },
  'refund done': (walk, pick) => tellOfRefund(walk, pick, 'refunded'),
  'refund failed': (walk, pick) => tellOfRefund(walk, pick, 'refundFailed'),
  'the provider refuses': async ({ shop }, pick) => shop.provider.rejectRefunds(pick % 2 === 0),
  'a card that paid is charged back': async ({ shop, cards }, pick) => {
    const one = cards[pick % cards.length]
    if (one) await shop.hear(changeOf(one.news, 'chargeback', { reference: `CB${one.paymentId}` }))
  },
  'a week goes by': async ({ shop }) => {
    shop.later(8 * dayMs)
    await watchMoney(shop.deps)
  },
  decide: async (walk, pick) => {
    const open = await openCasesOf(walk)
    const one = open[pick % open.length]
    if (one !== undefined) await decide(walk, one, Math.floor(pick / 7))
  },
} as const satisfies Record<string, Act>

export type ActName = keyof typeof acts

/** Of what its payment brought: what the shop gave back or owes, and what the bank has. */
export async function moneyOf({ shop: { deps }, orderId, paymentId }: MoneyWalk) {
  const tenders = await listTenders(deps.db, orderId)
  const leftCents = tenders.reduce((sum, { leftCents: left }) => sum + left, 0)
  const money =
    paymentId === undefined
      ? undefined
      : await deps.db.transaction().execute((tx) => loadMoneyOfPayment(tx, paymentId))
  return { tenders, leftCents, money }
}

/** All that waits for somebody is decided, whatever that leads to; a sentence for each case that cannot be. */
export async function decideAll(walk: MoneyWalk, pick: number): Promise<readonly string[]> {
  const { shop } = walk
  shop.provider.rejectRefunds(false)
  let said: string[] = []
  for (let round = 0; round < roundsMax; round += 1) {
    await shop.runJobs()
    for (const { id } of await sentOf(walk, ['sent']))
      await shop.hear(shop.provider.newsOfRefund(id))
    await answerWithdrawal(walk, pick)
    await shop.runJobs()
    said = []
    for (const one of await openCasesOf(walk)) said.push(await decideOne(walk, one, pick))
    if (said.length === 0) break
  }
  return said
}

/** What an order that stands or ended cannot pay back is refused. */
async function answerWithdrawal(walk: MoneyWalk, pick: number): Promise<void> {
  const answer = acts['decide a withdrawal']
  if ((await refusalOf(answer(walk, pick))) !== undefined) await answer(walk, 0)
}

/** One decision leads to another case now and then; none leads to many. */
const roundsMax = 10

/** The first decision from that one on which the shop does not refuse. */
async function decideOne(walk: MoneyWalk, one: ListedCase, pick: number): Promise<string> {
  // What lies at the shop's own bank is never paid by the provider, however often it is asked.
  const first = one.kind === 'refundFailed' ? 1 : pick
  const said = [`${one.kind} of ${one.openCents}`]
  for (const at of caseRule(one.kind).decisions.keys()) {
    const refused = await decide(walk, one, first + at)
    said.push(refused ?? 'decided')
    if (refused === undefined) break
  }
  return said.join(', ')
}
