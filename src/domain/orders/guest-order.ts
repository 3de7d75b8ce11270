import type { Tx } from '#domain/db.ts'
import type { OrderContact } from '#domain/orders/orderer.ts'
import type { AccountId, OrderId } from '#kernel/ids.ts'

type OrderOfSomebody = {
  accountId: AccountId | null
  contact: Pick<OrderContact, 'firstName' | 'email'>
}

/**
 * True for an order that is no account's and says whose it is: an activation asks for no name, and
 * who ordered long ago is forgotten.
 */
export const isGuestOrder = ({ accountId, contact }: OrderOfSomebody): boolean =>
  accountId === null && contact.firstName !== '' && contact.email !== ''

/** Gives a guest's order to an account. False where another one has it meanwhile. */
export async function takeOrder(
  tx: Tx,
  { id, accountId }: { id: OrderId; accountId: AccountId },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('orders')
    .set({ account_id: accountId })
    .where('id', '=', id)
    .where('account_id', 'is', null)
    .executeTakeFirst()
  return Number(numUpdatedRows) === 1
}
