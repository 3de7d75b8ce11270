import { OrderUnknown, UuidInvalid } from '#domain/orders/errors.ts'
import type { PaymentAttempt } from '#domain/payments/list-payment-attempts.ts'
import { isUuid } from '#kernel/ids.ts'

/** The attempts of an order and the newest of them. Throws `UuidInvalid` (3011) and `OrderUnknown` (3300). */
export async function findPaymentAttempts<Attempt extends PaymentAttempt>(
  orderUuid: string,
  list: (orderUuid: string) => Promise<readonly Attempt[]>,
): Promise<{ newest: Attempt; all: readonly Attempt[] }> {
  if (!isUuid(orderUuid)) throw new UuidInvalid('orderUuid')
  const all = await list(orderUuid)
  const [newest] = all
  if (newest === undefined) throw new OrderUnknown('orderUuid')
  return { newest, all }
}
