import type { Db } from '#domain/db.ts'
import type { ProviderNotification } from '#domain/payments/provider.ts'
import type { OrderId, PaymentId } from '#kernel/ids.ts'

/** The payment that news is about: by our name for it, or else by the provider's. */
export async function findPaymentOf(
  db: Db,
  news: Pick<ProviderNotification, 'paymentId' | 'originalReference'>,
): Promise<{ paymentId: PaymentId; orderId: OrderId } | undefined> {
  const { paymentId, originalReference } = news
  const payments = db.selectFrom('payments').select(['id as paymentId', 'order_id as orderId'])
  const named =
    paymentId === undefined
      ? undefined
      : await payments.where('id', '=', paymentId).executeTakeFirst()
  if (named !== undefined || originalReference === undefined) return named
  return payments.where('provider_reference', '=', originalReference).executeTakeFirst()
}
