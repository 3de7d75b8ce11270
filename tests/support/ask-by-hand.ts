import type { Db } from '#domain/db.ts'
import { listFavours } from '#domain/orders/list-favours.ts'
import { loadOrderPeople } from '#domain/orders/load-order-people.ts'
import { matchTransfers } from '#domain/payments/match-transfers.ts'
import { favourMax } from '#flows/refunds/refund-by-hand.ts'
import { newId } from '#kernel/ids.ts'
import { euro } from '#kernel/money.ts'

/** What is asked when an operator pays back by hand, looks who ordered, or books what came to the bank. */
export async function askByHand(db: Db): Promise<void> {
  const orderId = newId('ord')
  await listFavours(db, [orderId])
  await favourMax(db, orderId)
  await loadOrderPeople(db, orderId)
  const entry = { reference: 'B1', amount: euro(25_95), bookedOn: '2026-11-21' }
  await matchTransfers(db, [{ ...entry, text: 'cadeau 61-7KD3-9QXM ABCD1234' }])
}
