import { cardAccount } from '#domain/ledger/accounts.ts'
import { balanceOf } from '#domain/ledger/balance.ts'
import { listCardsThatPaid } from '#domain/orders/list-cards-that-paid.ts'
import type { Deps } from '#flows/shared/deps.ts'
import type { OrderId } from '#kernel/ids.ts'
import { type Currency, type Money, sum } from '#kernel/money.ts'

/** What is on the choice cards now that paid an order. */
export async function leftOnCards(
  { db }: Pick<Deps, 'db'>,
  { orderId, currency }: { orderId: OrderId; currency: Currency },
): Promise<Money> {
  const cardIds = await listCardsThatPaid(db, orderId)
  const balances = cardIds.map((id) => balanceOf(db, cardAccount(id, currency)))
  return { currency, cents: sum(await Promise.all(balances)) }
}
