import type { Db } from '#domain/db.ts'
import type { PaymentId, RefundId } from '#kernel/ids.ts'
import type { Currency } from '#kernel/money.ts'

type Held = { orderNumber: string; amountCents: number; currency: Currency; reason: string | null }

export type HeldPayment = Held & { paymentId: PaymentId; reference: string | null; openedAt: Date }

/** Money came that is not what was asked: nothing happens with it until a person decides. The oldest first. */
export async function listHeldPayments(db: Db): Promise<readonly HeldPayment[]> {
  return db
    .selectFrom('payments')
    .innerJoin('orders', 'orders.id', 'payments.order_id')
    .select(['payments.id as paymentId', 'orders.reference_number as orderNumber'])
    .select(['payments.amount_cents as amountCents', 'payments.currency'])
    .select(['hold_reason as reason', 'provider_reference as reference', 'opened_at as openedAt'])
    .where('payments.state', '=', 'held')
    .orderBy('opened_at')
    .execute()
}

export type FailedRefund = Held & { refundId: RefundId; failedAt: Date | null }

/** The provider will not pay them back: a person has to find another way. The oldest first. */
export async function listFailedRefunds(db: Db): Promise<readonly FailedRefund[]> {
  return db
    .selectFrom('refunds')
    .innerJoin('orders', 'orders.id', 'refunds.order_id')
    .select(['refunds.id as refundId', 'orders.reference_number as orderNumber'])
    .select(['refunds.amount_cents as amountCents', 'refunds.currency'])
    .select(['failure as reason', 'finished_at as failedAt'])
    .where('refunds.state', '=', 'failed')
    .orderBy('finished_at')
    .execute()
}
