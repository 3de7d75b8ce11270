import { type CompiledQuery, sql } from 'kysely'
import type { Database, Tx } from '#domain/db.ts'
import type { LockedCart } from '#domain/locked-cart.ts'
import { type OrderedGift, orderedGifts } from '#domain/ordered-gift.ts'
import type { LineToBook } from '#domain/payments/line-to-book.ts'
import { isTakingOf } from '#domain/payments/money-back.ts'
import type { PaymentState } from '#domain/payments/payment-states.ts'
import { type Given, pipelined, prepared } from '#domain/prepared.ts'
import type { CardId, CartId, DeliveryId, OrderId, PaymentId } from '#kernel/ids.ts'
import { invariant } from '#kernel/invariant.ts'
import type { Currency, Money } from '#kernel/money.ts'
import { untilPacked } from '#kernel/until-packed.ts'

/** What is to be done once an order is paid. Its rows say it from their first moment on, and go on saying it until then. */
export type OrderContents = {
  kind: Database['orders']['kind']
  currency: Currency
  unitCount: number
  /** When its cards are made, each moment once; null is at once. Those that go by post are made when they are packed. */
  issueMoments: readonly (string | null)[]
  /** They bring donations only, so nothing has to be made first. */
  deliveriesWithoutCards: readonly { id: DeliveryId; dueAt: string | null }[]
  lines: readonly LineToBook[]
  gifts: readonly OrderedGift[]
  /** Choice cards that pay a part of it each, in the order in which they are drawn. */
  cardParts: readonly { cardId: CardId; cents: number }[]
  /** Basket as it was ordered, where known: at this version nothing else lies in it. */
  ordered?: Pick<LockedCart, 'id' | 'version'> | undefined
}

/** What settling looks at of the order, however it is paid. */
export type OrderToSettle = OrderContents & {
  orderId: OrderId
  /** What the order was made from, locked; undefined once it is forgotten. */
  basket: LockedCart | undefined
  isBasketPaid: boolean
  isOrderPaid: boolean
}

/** Everything that settling looks at where a provider was asked. */
export type Settlement = OrderToSettle & {
  paymentId: PaymentId
  paymentState: PaymentState
  /** The provider's name for it, as far as it is known. */
  reference: string | null
  asked: Money
  openedAt: Date
  /** The provider's names of money that it took back before we heard that it had come. */
  voidedReferences: readonly string[]
  /** The bank took its money back already, or says that it will: the order is halted at once. */
  isTakenBack: boolean
  /** Why a person looks at the order before anything is made; null of nearly all. */
  heldFor: readonly string[] | null
}

/**
 * Locks the basket, then the order and the payment, in the order that placing an order takes them. All
 * payments of a basket wait for each other here, also those of its different orders. Two statements on
 * purpose: only the second sees what others committed while the first was waiting.
 * `contents` are not read again for a process that just wrote them.
 */
export async function lockSettlement(
  tx: Tx,
  paymentId: PaymentId,
  contents?: OrderContents | undefined,
): Promise<Settlement | undefined> {
  const basketId = contents?.ordered?.id
  const basket =
    basketId === undefined
      ? lockBasketOf.asked(tx, { paymentId })
      : lockBasket.asked(tx, { basketId })
  const locked = async <Row extends LockedPayment>(locking: Locking<Row>) => {
    const [baskets, { rows }] = await pipelined(tx, basket, locking.asked(tx, { paymentId }))
    return rows[0] && { ...rows[0], basket: baskets.rows[0] }
  }
  if (contents === undefined) return toSettlement(paymentId, await locked(lockWithContents))
  const row = await locked(lockPayment)
  return toSettlement(paymentId, row && { ...contents, ...row })
}

function toSettlement(
  paymentId: PaymentId,
  row: (LockedPayment & OrderToSettle) | undefined,
): Settlement | undefined {
  if (row === undefined) return undefined
  const { amountCents, ...settlement } = row
  return { ...settlement, paymentId, asked: { currency: row.currency, cents: amountCents } }
}

/**
 * Order that its cards pay whole. The caller placed it, and holds the basket's lock since; what it
 * just wrote is not read again.
 */
export async function lockOrderToSettle(
  tx: Tx,
  orderId: OrderId,
  contents?: OrderContents | undefined,
): Promise<OrderToSettle> {
  const baskets = await sql<LockedCart>`
    select ${columnsOfBasket} from carts join orders on orders.cart_id = carts.id
    where orders.id = ${orderId} for update of carts`.execute(tx)
  const states = await sql<StateOfOrder>`
    select ${stateOfOrder} from orders where orders.id = ${orderId} for update of orders`.execute(
    tx,
  )
  const [state] = states.rows
  invariant(state !== undefined, 'An order that was placed can be settled.')
  return { ...(contents ?? (await readContents(tx, orderId))), ...state, basket: baskets.rows[0] }
}

async function readContents(tx: Tx, orderId: OrderId): Promise<OrderContents> {
  const { rows } = await sql<OrderContents>`
    select ${contentsOfOrder} from orders where orders.id = ${orderId}`.execute(tx)
  const [contents] = rows
  invariant(contents !== undefined, 'An order that was locked is there.')
  return contents
}

type StateOfOrder = Omit<OrderToSettle, keyof OrderContents | 'basket'>

type LockedPayment = StateOfOrder &
  Omit<Settlement, keyof OrderToSettle | 'paymentId' | 'asked'> & { amountCents: number }

type Paying = { paymentId: PaymentId }

type Locking<Row> = { asked: (tx: Tx, paying: Paying) => CompiledQuery<Row> }

const lines = sql`(
  select coalesce(json_agg(json_build_object(
    'id', line.id, 'kind', line.kind, 'productId', package.product_id, 'shipmentId', line.shipment_id,
    'totalCents', line.total_cents, 'vatCents', line.vat_cents
  ) order by line.position), '[]')
  from order_lines as line left join order_packages as package on package.id = line.package_id
  where line.order_id = orders.id
)`

const columnsOfBasket = sql`
  carts.id, carts.state, carts.version, carts.visitor_key, single_gift_of, carts.storefront, carts.language,
  carts.kind, document`

const stateOfOrder = sql`
  orders.id as "orderId", orders.settled_at is not null as "isOrderPaid",
  exists (
    select from orders as other where other.cart_id = orders.cart_id and other.settled_at is not null
  ) as "isBasketPaid"`

const contentsOfOrder = sql`
  orders.currency, orders.kind,
  (select count(*)::int from card_units where order_id = orders.id) as "unitCount",
  (
    select coalesce(json_agg(distinct next_try_at), '[]') from card_units
    where order_id = orders.id and next_try_at is distinct from ${untilPacked}::timestamptz
  ) as "issueMoments",
  (
    select coalesce(json_agg(json_build_object('id', id, 'dueAt', due_at) order by id), '[]') from deliveries
    where deliveries.order_id = orders.id and not exists (
      select from card_units where card_units.delivery_id = deliveries.id
    )
  ) as "deliveriesWithoutCards",
  coalesce(orders.card_parts, '[]') as "cardParts",
  ${lines} as lines, ${orderedGifts} as gifts`

const stateOfPayment = sql`
  payments.state as "paymentState", payments.amount_cents as "amountCents", payments.provider_reference as reference,
  payments.opened_at as "openedAt",
  payments.voided_references || array_remove(array[payments.voided_reference], null) as "voidedReferences",
  orders.held_for as "heldFor",
  exists (
    select from cases as taking where ${isTakingOf(sql`payments.id`)} and taking.state = 'open'
  ) as "isTakenBack"`

const lockBasketOf = prepared(
  (_, { paymentId }: Given<Paying>) => sql<LockedCart>`
    select ${columnsOfBasket} from carts
    join orders on orders.cart_id = carts.id
    join payments on payments.order_id = orders.id
    where payments.id = ${paymentId} for update of carts`,
)

const lockBasket = prepared(
  (_, { basketId }: Given<{ basketId: CartId }>) => sql<LockedCart>`
    select ${columnsOfBasket} from carts where id = ${basketId} for update`,
)

const paymentWithOrder = ({ paymentId }: Given<Paying>) => sql`
  from payments join orders on orders.id = payments.order_id
  where payments.id = ${paymentId} for update of orders, payments`

const lockPayment = prepared(
  (_, paying: Given<Paying>) => sql<LockedPayment>`
    select ${stateOfOrder}, ${stateOfPayment} ${paymentWithOrder(paying)}`,
)

const lockWithContents = prepared(
  (_, paying: Given<Paying>) => sql<LockedPayment & OrderContents>`
    select ${stateOfOrder}, ${contentsOfOrder}, ${stateOfPayment} ${paymentWithOrder(paying)}`,
)
