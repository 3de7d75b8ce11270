import { sql } from 'kysely'
import type { Db } from '#domain/db.ts'
import type { TransferInstructions } from '#domain/payments/provider.ts'
import type { QuoteId } from '#kernel/ids.ts'
import type { Currency, Money } from '#kernel/money.ts'

/** What a giver has to transfer, whereto, and until when it is waited for. */
export type Transfer = TransferInstructions & { methodId: string; amount: Money; until: Date }

export const transferColumns = [
  ...(['transfer', 'amount_cents as cents', 'payments.currency', 'payments.method'] as const),
  sql<Date>`waits_until`.as('until'),
] as const

/** A row of `transferColumns`. */
export type TransferRow = {
  transfer: TransferInstructions | null
  method: string
  cents: number
  currency: Currency
  until: Date
}

export const transferOf = ({
  transfer,
  method,
  cents,
  currency,
  until,
}: TransferRow): Transfer => ({
  ...(transfer as TransferInstructions),
  methodId: method,
  amount: { currency, cents },
  until,
})

/** The newest transfer that an order waits for. */
export async function findTransfer(db: Db, orderUuid: string): Promise<Transfer | undefined> {
  const row = await db
    .selectFrom('payments')
    .innerJoin('orders', 'orders.id', 'payments.order_id')
    .select(transferColumns)
    .where('orders.uuid', '=', orderUuid)
    .where('payments.state', '=', 'pending')
    .where('transfer', 'is not', null)
    .orderBy('opened_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row && transferOf(row)
}

/** An order that waits for its transfer, as its visitor's basket tells of it. */
export type AwaitedTransfer = {
  orderUuid: string
  referenceNumber: string
  amount: Money
  until: Date
}

/** As many as a basket tells of. */
const awaitedMax = 5

type TransfersQuestion = { visitorKey: string; storefront: string; now: Date }

/** Orders of a visitor that wait for their transfer, the newest first: one read by the index of visitors. */
export async function listAwaitedTransfers(
  db: Db,
  { visitorKey, storefront, now }: TransfersQuestion,
): Promise<readonly AwaitedTransfer[]> {
  const rows = await selectAwaited(db, now)
    .where('orders.visitor_key', '=', visitorKey)
    .where('orders.storefront', '=', storefront)
    .execute()
  return rows.map(toAwaited)
}

/** Orders of a quote that wait for their transfer, the newest first. */
export async function listTransfersOfQuote(
  db: Db,
  { quoteId, now }: { quoteId: QuoteId; now: Date },
): Promise<readonly AwaitedTransfer[]> {
  const rows = await selectAwaited(db, now).where('orders.quote_id', '=', quoteId).execute()
  return rows.map(toAwaited)
}

const selectAwaited = (db: Db, now: Date) =>
  db
    .selectFrom('orders')
    .innerJoin('payments', 'payments.order_id', 'orders.id')
    .distinctOn(['orders.placed_at', 'orders.id'])
    .select(['orders.uuid as orderUuid', 'orders.reference_number as referenceNumber'])
    .select(transferColumns)
    .where('orders.state', '=', 'awaitingPayment')
    .where('orders.settled_at', 'is', null)
    .where('payments.state', '=', 'pending')
    .where('transfer', 'is not', null)
    .where('waits_until', '>', now)
    .orderBy('orders.placed_at', 'desc')
    .orderBy('orders.id', 'desc')
    .orderBy('opened_at', 'desc')
    .limit(awaitedMax)

type AwaitedRow = TransferRow & Pick<AwaitedTransfer, 'orderUuid' | 'referenceNumber'>

function toAwaited({ orderUuid, referenceNumber, ...row }: AwaitedRow): AwaitedTransfer {
  const { amount, until } = transferOf(row)
  return { orderUuid, referenceNumber, amount, until }
}
