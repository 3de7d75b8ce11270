import { findFaults } from '#domain/audit/find-faults.ts'
import { orderAccount } from '#domain/ledger/accounts.ts'
import { auditLedger } from '#domain/ledger/audit.ts'
import { balanceOf } from '#domain/ledger/balance.ts'
import type { OrderId } from '#kernel/ids.ts'
import type { OrderShop } from '#tests/support/build-order-shop.ts'

/** How a visitor's orders ended, in words that do not depend on ids or times. */
export async function outcomeOf(shop: OrderShop, visitorKey: string) {
  const { db } = shop.deps
  const orders = await db
    .selectFrom('orders')
    .selectAll()
    .where('visitor_key', '=', visitorKey)
    .orderBy('placed_at')
    .orderBy('id')
    .execute()
  const ids = ['none' as OrderId, ...orders.map(({ id }) => id)]
  const payments = await db
    .selectFrom('payments')
    .select('state')
    .where('order_id', 'in', ids)
    .orderBy('opened_at')
    .orderBy('id')
    .execute()
  const units = await db
    .selectFrom('card_units')
    .select('state')
    .where('order_id', 'in', ids)
    .execute()
  const refunds = await db
    .selectFrom('refunds')
    .select(['id', 'state', 'amount_cents', 'reason'])
    .where('order_id', 'in', ids)
    .orderBy('requested_at')
    .execute()
  const deliveries = await db
    .selectFrom('deliveries')
    .select(['id', 'state'])
    .where('order_id', 'in', ids)
    .execute()
  const carts = await db
    .selectFrom('carts')
    .select('state')
    .where('visitor_key', '=', visitorKey)
    .execute()
  const balances: number[] = []
  for (const { id } of orders) balances.push(await balanceOf(db, orderAccount(id, 'EUR')))
  const keys = [
    ...orders.map(({ id }) => `confirmation:${id}`),
    ...deliveries.map(({ id }) => `card:${id}:1`),
    ...refunds.map(({ id }) => `refund:${id}`),
  ]
  return {
    orders: orders.map(({ state }) => state),
    payments: payments.map(({ state }) => state),
    units: units.map(({ state }) => state).sort(),
    deliveries: deliveries.map(({ state }) => state).sort(),
    refunds: refunds.map(({ state, reason, amount_cents: cents }) => ({ state, reason, cents })),
    baskets: carts.map(({ state }) => state),
    /** What still stands on the orders' accounts. */
    balances,
    mails: keys.filter((key) => shop.mails.has(key)).length,
  }
}

/** All that the operator's audit finds. Tests spend from cards under a key of their own (`choice-cards.ts`). */
export async function ledgerFindings({ deps: { db } }: { deps: Pick<OrderShop['deps'], 'db'> }) {
  const { findings } = await auditLedger(db)
  const faults = await findFaults(db)
  return [...findings, ...faults.filter(({ says }) => !says.startsWith('transfer spent:'))]
}
