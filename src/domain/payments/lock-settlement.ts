import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Tx } from '#domain/db.ts'
import type { LineToBook } from '#domain/payments/line-to-book.ts'
import type { PaymentState } from '#domain/payments/payment-states.ts'
import type { CartId, DeliveryId, OrderId, PaymentId } from '#kernel/ids.ts'
import type { Currency, Money } from '#kernel/money.ts'

/** Everything that settling looks at. */
export type Settlement = {
  paymentId: PaymentId
  orderId: OrderId
  cartId: CartId
  currency: Currency
  paymentState: PaymentState
  /** The provider's name for it, as far as it is known. */
  reference: string | null
  asked: Money
  openedAt: Date
  /** The provider's name of money that it took back before we heard that it had come. */
  voidedReference: string | null
  /** The bank took its money back already, or says that it will: the order is halted at once. */
  isTakenBack: boolean
  isBasketPaid: boolean
  isOrderPaid: boolean
  unitCount: number
  /** They bring donations only, so nothing has to be made first. */
  deliveriesWithoutCards: readonly DeliveryId[]
  lines: readonly LineToBook[]
  gifts: readonly SettledGift[]
}

/** What was ordered, for whom: as much as tells it apart from what lies in the basket by now. */
export type SettledGift = {
  deliveryForm: 'DIGITAL' | 'PHYSICAL'
  isForSelf: boolean
  receiverName: string
  receiverEmail: string
  productId: string
  amountCents: number
  quantity: number
  message: string | null
}

/**
 * Locks the basket, then the order and the payment, in the order that placing an order takes them. All
 * payments of a basket wait for each other here, also those of its different orders. Two statements on
 * purpose: only the second sees what others committed while the first was waiting.
 */
export async function lockSettlement(
  tx: Tx,
  paymentId: PaymentId,
): Promise<Settlement | undefined> {
  await tx
    .selectFrom('carts')
    .innerJoin('orders', 'orders.cart_id', 'carts.id')
    .innerJoin('payments', 'payments.order_id', 'orders.id')
    .select('carts.id')
    .where('payments.id', '=', paymentId)
    .forUpdate('carts')
    .execute()
  const row = await tx
    .selectFrom('payments')
    .innerJoin('orders', 'orders.id', 'payments.order_id')
    .select(['orders.id as orderId', 'orders.cart_id as cartId', 'payments.currency as currency'])
    .select(['payments.state as paymentState', 'payments.amount_cents as amountCents'])
    .select(['payments.provider_reference as reference', 'payments.opened_at as openedAt'])
    .select('payments.voided_reference as voidedReference')
    .select([
      sql<boolean>`orders.settled_at is not null`.as('isOrderPaid'),
      sql<boolean>`exists (
        select from orders as other
        where other.cart_id = orders.cart_id and other.settled_at is not null
      )`.as('isBasketPaid'),
      sql<boolean>`exists (
        select from cases where cases.subject = 'taken:' || payments.id and cases.state = 'open'
      )`.as('isTakenBack'),
      sql<number>`(select count(*)::int from card_units where order_id = orders.id)`.as(
        'unitCount',
      ),
      sql<readonly DeliveryId[]>`array(
        select deliveries.id from deliveries
        where deliveries.order_id = orders.id and not exists (
          select from card_units where card_units.delivery_id = deliveries.id
        )
        order by deliveries.id
      )`.as('deliveriesWithoutCards'),
    ])
    .select(({ selectFrom }) =>
      jsonArrayFrom(
        selectFrom('order_lines')
          .leftJoin('order_packages', 'order_packages.id', 'order_lines.package_id')
          .select(['order_lines.id', 'order_lines.kind', 'order_packages.product_id as productId'])
          .select(['order_lines.total_cents as totalCents', 'order_lines.vat_cents as vatCents'])
          .whereRef('order_lines.order_id', '=', 'orders.id')
          .orderBy('order_lines.position'),
      ).as('lines'),
    )
    .select(({ selectFrom }) =>
      jsonArrayFrom(
        selectFrom('order_packages')
          .innerJoin('order_shipments', 'order_shipments.id', 'order_packages.shipment_id')
          .select(['delivery_form as deliveryForm', 'is_for_self as isForSelf'])
          .select(['receiver_name as receiverName', 'receiver_email as receiverEmail'])
          .select(['product_id as productId', 'order_packages.amount_cents as amountCents'])
          .select(['order_packages.quantity', 'message'])
          .whereRef('order_packages.order_id', '=', 'orders.id'),
      ).as('gifts'),
    )
    .where('payments.id', '=', paymentId)
    .forUpdate(['orders', 'payments'])
    .executeTakeFirst()
  if (row === undefined) return undefined
  const { amountCents, ...settlement } = row
  const asked = { currency: row.currency, cents: amountCents }
  return { ...settlement, paymentId, asked }
}
