import type { Tx } from '#domain/db.ts'
import { emailKeyOf } from '#kernel/email.ts'
import { type DeliveryId, newId, type OrderId, type WithdrawalId } from '#kernel/ids.ts'
import type { Language } from '#kernel/language.ts'

export type StatementToStore = {
  language: Language
  name: string
  email: string
  orderNumber: string
  /** Of who has the order's page in full. */
  orderId: OrderId | undefined
  /** Undefined: all of it. */
  deliveryIds: readonly DeliveryId[] | undefined
  partsText: string | undefined
  now: Date
}

/** Keeps a statement as it was typed; whether there is such an order nobody is told here. */
export async function storeStatement(tx: Tx, given: StatementToStore): Promise<WithdrawalId> {
  const { language, name, email, orderNumber, orderId, deliveryIds, partsText, now } = given
  const id = newId('wdr', now.getTime())
  await tx
    .insertInto('withdrawals')
    .values({
      ...{ id, language, name, email, email_key: emailKeyOf(email), order_number: orderNumber },
      ...{ order_id: orderId ?? null, state: 'stated', stated_at: now, outcome: null },
      delivery_ids: deliveryIds === undefined ? null : JSON.stringify(deliveryIds),
      parts_text: partsText ?? null,
    })
    .execute()
  return id
}
