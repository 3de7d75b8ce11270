import { ActivationRefused, CardEmpty } from '#domain/cards/errors.ts'
import { canCardBeActivated } from '#domain/cards/printed-cards.ts'
import type { CardPart } from '#domain/cart/card-parts.ts'
import type { Cart } from '#domain/cart/cart.ts'
import { ensureOrderable } from '#domain/cart/ensure-orderable.ts'
import { RemainderTooSmall } from '#domain/cart/errors.ts'
import { companyOf } from '#domain/cart/guest-details.ts'
import { lockCart } from '#domain/cart/lock-cart.ts'
import type { CartToOrder } from '#domain/cart/lock-cart-to-order.ts'
import { priceCart } from '#domain/cart/price-cart.ts'
import type { PricedCart } from '#domain/cart/priced-cart.ts'
import {
  lockRedeemCart,
  type RedeemCart,
  type RedeemCartOf,
  storeRedeemCart,
} from '#domain/cart/redeem-cart.ts'
import { scamFactsOf } from '#domain/cart/scam-facts.ts'
import { singleGiftKeyOf } from '#domain/cart/single-gift.ts'
import type { Db, Tx } from '#domain/db.ts'
import { draftOrder } from '#domain/orders/draft-order.ts'
import { CartChanged, MoneyInReview, TooManyOrders } from '#domain/orders/errors.ts'
import { holdForReview } from '#domain/orders/hold-for-review.ts'
import { insertOrder, type OrderNames } from '#domain/orders/insert-order.ts'
import type { OrderDraft, OrderToPlace } from '#domain/orders/order-draft.ts'
import { velocityOf } from '#domain/orders/velocity.ts'
import { TooManyAttempts } from '#domain/payments/errors.ts'
import type { OrderContents } from '#domain/payments/lock-settlement.ts'
import { openingPayment, openPayment, type PaymentToOpen } from '#domain/payments/open-payment.ts'
import { holdPromotions } from '#domain/promotions/hold-promotions.ts'
import { sourceOf } from '#domain/secret-attempts/source-of.ts'
import type { Fairness } from '#domain/storefronts/fairness.ts'
import type { RedeemRules } from '#domain/storefronts/storefront.ts'
import { warnOfScam } from '#flows/abuse/warn-of-scam.ts'
import type { VisitorKey } from '#flows/accounts/find-viewer.ts'
import { ensureOrdersFor } from '#flows/companies/order-for-company.ts'
import { holdCardParts, planCardParts } from '#flows/holds/card-parts.ts'
import { leaseMsOfPayment } from '#flows/holds/hold-balance.ts'
import { lockQuoteToOrder, type QuoteToAccept } from '#flows/quotes/accept-quote.ts'
import { requireRedeem } from '#flows/redeem/require-redeem.ts'
import { takeOriginal } from '#flows/redeem/take-original.ts'
import type { Deps } from '#flows/shared/deps.ts'
import { shopOf } from '#flows/shared/shop-of.ts'
import type { EarlyDelivery } from '#kernel/early-delivery.ts'
import type { AccountId } from '#kernel/ids.ts'
import type { Language } from '#kernel/language.ts'
import { type Currency, sum } from '#kernel/money.ts'
import { contentsOf } from './contents-of.ts'
import { decideEarly } from './decide-early-delivery.ts'
import { PromotionsNotHeld } from './refuse-promotions.ts'

export type OrderRequest = {
  visitorKey: VisitorKey
  /** Of the visitor who is logged in. */
  accountId: AccountId | undefined
  language: Language
  /** Orders this product's gift by itself, as it was kept with this version; without it, the basket. */
  singleGift?: { productId: string; version: number } | undefined
  /** Orders what choice cards are exchanged for, by the token of its session; without it, the basket. */
  redeemToken?: string | undefined
  /** Of what cards are exchanged for, as the page showed it: what another tab chose instead is not ordered silently (3204). */
  redeemVersion?: number | undefined
  /** A package of it, an alternative: what was chosen first is ordered in its place, and kept in its place with the order. */
  originalOf?: string | undefined
  /** Orders this quote at its frozen prices; without it, the basket. */
  quote?: QuoteToAccept | undefined
  /** Where it is ordered from. */
  shopperIp: string | undefined
  /** What the button showed, after what cards pay: a changed price is never charged silently (3204). */
  expectedTotalCents: number
  /** What the page said that promotions take off or add, where it says so: none ends silently. */
  expectedPromotionCents?: number | undefined
  /** How long cards are held for a payment of the rest. */
  leaseMs?: number | undefined
  /** The payment that is begun with it. */
  opening?: ((placed: PlacedOrder) => PaymentToOpen) | undefined
  /** What they said of a delivery within the days of the right to withdraw; asked of consumers who get one (3362). */
  earlyDelivery: EarlyDelivery | undefined
}

type PlaceDeps = Pick<
  Deps,
  | ('catalogue' | 'content' | 'storefront' | 'clock' | 'hashAddress' | 'secretAttemptKeys')
  | 'quoteLinks'
>

/** `restCents` is what its cards leave to pay. */
export type PlacedOrder = OrderNames & { priced: PricedCart; restCents: number }

type Placed = PlacedOrder & Inserted

type Inserted = {
  payment: PaymentToOpen | undefined
  /** Set when the order was written now. */
  contents: OrderContents | undefined
}

/**
 * Makes the visitor's basket an order, in the caller's transaction and a fixed number of
 * statements. The same basket ordered again is the same order as long as nobody paid it; a changed
 * one is a new order, and the old is superseded. Throws what `decideEarly`, `ensureOrdersFor` and,
 * for a quote, `lockQuoteToOrder` throw, `MoneyInReview`
 * (3609) where money came for it that waits for a person, `TooManyOrders` (3360) where too much was
 * ordered in a short time, and `TooManyAttempts` (2036) of the payment that is begun with it. What
 * promotions cost is held for it, and what choice cards pay of it: throws `PromotionsNotHeld` where
 * a promotion is not for it. The basket stays open: it is closed when the order is paid.
 */
export async function placeOrder(tx: Tx, deps: PlaceDeps, request: OrderRequest): Promise<Placed> {
  const { storefront } = deps
  const now = deps.clock.now()
  const { visitorKey, accountId, singleGift } = request
  const { toOrder, cart, rules, version } = await lockAsked(tx, deps, request)
  const priced = priceCart({ ...cart, language: request.language }, shopOf(deps, storefront))
  ensureOrderable(priced, storefront, now)
  const promotedCents = -sum(priced.promotions.map(({ cents }) => cents))
  await ensureActivatable(tx, cart)
  const companyId = companyOf(priced.cart.details)?.companyId
  await ensureOrdersFor(tx, { companyId, accountId })
  // Another tab may have kept another gift, or chosen something else for a card, of the same price.
  const isOther =
    (singleGift !== undefined && singleGift.version !== version) ||
    (request.quote !== undefined && request.quote.version !== version) ||
    (rules !== undefined && (request.redeemVersion ?? version) !== version) ||
    (request.expectedPromotionCents ?? promotedCents) !== promotedCents
  const { parts: cardParts, ended, leftCents } = await planCardParts(tx, deps, priced)
  const { currency, grandTotalCents } = priced
  const restCents = grandTotalCents - sum(cardParts.map(({ cents }) => cents))
  if (isOther || restCents !== request.expectedTotalCents)
    throw new CartChanged({ currency, cents: restCents })
  if (rules !== undefined) ensureRedeemed({ cardParts, leftCents }, rules, currency)
  const earlyDelivery = decideEarly(priced, request, now)
  const notBefore = await delayOf(tx, { priced, storefront, visitorKey, now })
  const toPlace = {
    ...{ priced, storefront, visitorKey, accountId },
    ...{ notBefore, earlyDelivery, cardParts, now },
  }
  const draft = draftOrder(toPlace)
  const { shopperIp, opening } = request
  const toInsert = {
    draft,
    shopperIp,
    ordered: { id: cart.id, version: cart.version },
    opening: opening && ((order: OrderNames) => opening({ ...order, priced, restCents })),
  }
  const { payment, contents, ...order } = await insertWithinLimits(tx, deps, toInsert)
  const { leaseMs = leaseMsOfPayment } = request
  await holdCardParts(tx, { parts: cardParts, ended, orderId: order.id, currency, leaseMs })
  const { email } = draft.order.contact
  const refusals = await holdPromotions(tx, {
    ...{ orderId: order.id, promotions: priced.promotions },
    ...{ email, personHash: deps.hashAddress(email) },
  })
  if (refusals.length > 0) throw new PromotionsNotHeld(toOrder, refusals)
  return { ...order, priced, restCents, payment, contents }
}

type Asked = {
  toOrder: CartToOrder
  cart: Cart
  /** As the visitor's page may have seen it. */
  version: number
  rules?: RedeemRules
}

/**
 * What is ordered: the basket, a gift by itself, a quote, or what cards of a session are exchanged
 * for.
 */
async function lockAsked(tx: Tx, deps: PlaceDeps, request: OrderRequest): Promise<Asked> {
  const { visitorKey, singleGift, redeemToken: token } = request
  const now = deps.clock.now()
  if (request.quote !== undefined) {
    const { quote, accountId } = request
    const { key, ...asked } = await lockQuoteToOrder(tx, deps, { quote, accountId })
    return { toOrder: { kind: 'own', key }, ...asked }
  }
  if (token !== undefined) {
    const { of, rules } = await requireRedeem(tx, deps, { token, visitorKey })
    const locked = await lockRedeemCart(tx, of, now)
    const cart = await withOriginal(tx, deps, { locked, of, rules, request })
    return { toOrder: { kind: 'redeem', of }, cart, version: locked.version, rules }
  }
  const key = singleGift ? singleGiftKeyOf(visitorKey, singleGift.productId) : visitorKey
  const cart = await lockCart(tx, key, now)
  return { toOrder: { kind: 'own', key }, cart, version: cart.version }
}

type ToTake = { locked: RedeemCart; of: RedeemCartOf; rules: RedeemRules; request: OrderRequest }

/** With what was chosen first in place of its alternative, where that is asked for. Throws what `takeOriginal` throws. */
async function withOriginal(
  tx: Tx,
  deps: PlaceDeps,
  {
    locked,
    of,
    rules,
    request: { originalOf: packageId, redeemVersion: version, language },
  }: ToTake,
): Promise<RedeemCart> {
  if (packageId === undefined) return locked
  const shop = shopOf(deps, deps.storefront)
  const cart = takeOriginal(locked, shop, { packageId, version, rules })
  if (cart === locked) return locked
  return storeRedeemCart(tx, { ...cart, language }, { of, now: deps.clock.now() })
}

type Redeemed = { cardParts: readonly CardPart[]; leftCents: number }

/** Throws `CardEmpty` (3525) where no card pays anything, and `RemainderTooSmall` (3544). */
function ensureRedeemed(
  { cardParts, leftCents }: Redeemed,
  { remainderCentsMin }: RedeemRules,
  currency: Currency,
): void {
  if (cardParts.length === 0) throw new CardEmpty()
  if (leftCents > 0 && leftCents < remainderCentsMin)
    throw new RemainderTooSmall({ currency, cents: remainderCentsMin })
}

/** What an activation is for may be somebody's by now. Throws `ActivationRefused` (3530). */
async function ensureActivatable(db: Db, cart: Cart): Promise<void> {
  if (cart.kind === 'activation' && !(await canCardBeActivated(db, cart.activates)))
    throw new ActivationRefused()
}

type ToDelay = Pick<OrderToPlace, 'priced' | 'storefront' | 'visitorKey' | 'now'>

/** What looks like a giver is being tricked is delivered later, where the storefront wants it: they may think again. */
async function delayOf(
  db: Db,
  { priced, storefront, visitorKey, now }: ToDelay,
): Promise<Date | undefined> {
  const { scam } = storefront.fairness
  if (scam.delayMinutes === 0) return undefined
  const warning = await warnOfScam(db, { facts: scamFactsOf(priced), visitorKey, scam })
  return warning && new Date(now.getTime() + warning.delayMinutes * 60_000)
}

type ToInsert = Pick<OrderContents, 'ordered'> & {
  draft: OrderDraft
  shopperIp: string | undefined
  opening: ((order: OrderNames) => PaymentToOpen) | undefined
}

/**
 * A limit of the storefront refuses what passes it, or has a person look at the order once it is paid. Its payment is written with
 * it; one more of an order that was there, by itself. Throws `TooManyAttempts` (2036).
 */
async function insertWithinLimits(
  tx: Tx,
  { storefront: { fairness }, secretAttemptKeys }: PlaceDeps,
  { draft, ordered, shopperIp, opening }: ToInsert,
): Promise<OrderNames & Inserted> {
  const source = shopperIp === undefined ? undefined : sourceOf(shopperIp)
  const hash = (text: string) => secretAttemptKeys.ofOrders(text)
  const velocity = velocityOf({ draft, limits: fairness.velocity, source, hash })
  const { id, uuid, reference_number: referenceNumber } = draft.order
  const first = opening?.({ id, uuid, referenceNumber })
  const { passed, isMoneyInReview, isEarlier, isOpened, fulfilment, ...order } = await insertOrder(
    tx,
    {
      ...{ draft, velocity },
      opening: first && ((isWritten) => openingPayment(first, isWritten)),
    },
  )
  if (isMoneyInReview) throw new MoneyInReview()
  const limits = passed.flatMap((at) => fairness.velocity[at] ?? [])
  const refusing = limits.filter(({ action }) => action === 'refuse')
  if (refusing.length > 0) throw new TooManyOrders(Math.max(...refusing.map(({ hours }) => hours)))
  // A person looked at a quote when it was sent.
  const isLookedAt = draft.order.quote_id !== null
  const reasons = [
    ...limits.map((limit) => `${limit.of} ${limit.hours} h`),
    ...(needsIdentity(draft, fairness) ? ['identity'] : []),
  ]
  if (reasons.length > 0 && !isLookedAt) await holdForReview(tx, { orderId: order.id, reasons })
  if (first !== undefined && !isEarlier && !isOpened) throw new TooManyAttempts()
  const payment = isEarlier ? opening?.(order) : first
  if (payment !== undefined && isEarlier) await openPayment(tx, payment)
  const contents = isEarlier ? undefined : contentsOf({ draft, fulfilment, ordered })
  return { ...order, payment, contents }
}

const needsIdentity = ({ lines }: OrderDraft, { identity }: Fairness): boolean => {
  const cards = lines.filter(({ kind }) => kind === 'GIFTCARD')
  return identity.isOn && sum(cards.map((line) => line.total_cents)) > identity.cardsAboveCents
}
