import type { Tx } from '#domain/db.ts'
import type { OrderId } from '#kernel/ids.ts'

/** Once it is paid, a person looks at it before anything is made, for these reasons. */
export async function holdForReview(
  tx: Tx,
  { orderId, reasons }: { orderId: OrderId; reasons: readonly string[] },
): Promise<void> {
  await tx
    .updateTable('orders')
    .set({ held_for: [...reasons] })
    .where('id', '=', orderId)
    .execute()
}
