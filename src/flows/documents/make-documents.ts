import type { Tx } from '#domain/db.ts'
import { listOrdersToInvoice, markInvoiced } from '#domain/documents/list-orders-to-invoice.ts'
import { listRefundsToCredit, markCredited } from '#domain/documents/list-refunds-to-credit.ts'
import { numberDocuments } from '#domain/documents/number-documents.ts'
import type { Deps } from '#flows/shared/deps.ts'
import { transact } from '#flows/shared/transact.ts'

/** As many in one transaction: the row that counts them is locked for so long. */
const atOnce = 200

type Batch = { now: Date; limit: number }

/**
 * Makes the invoices of what was paid and the credit notes of what goes back, in batches: an order's own transactions know
 * nothing of them. Runs that overlap take different orders and wait for each other's numbers. Made once, whoever repeats it.
 */
export async function makeDocuments(
  deps: Pick<Deps, 'db' | 'queue' | 'clock'>,
  { limit = atOnce } = {},
): Promise<void> {
  const batch = { now: deps.clock.now(), limit }
  for (const make of [makeInvoices, makeCreditNotes])
    while ((await transact(deps, (tx) => make(tx, batch))) === limit);
}

/** Answers how many it made. */
export async function makeInvoices(tx: Tx, { now, limit }: Batch): Promise<number> {
  const documents = await listOrdersToInvoice(tx, limit)
  await numberDocuments(tx, { documents, now })
  await markInvoiced(tx, { orderIds: documents.map(({ orderId }) => orderId), now })
  return documents.length
}

/** Answers how many refunds it looked at. */
async function makeCreditNotes(tx: Tx, { now, limit }: Batch): Promise<number> {
  const refunds = await listRefundsToCredit(tx, limit)
  await numberDocuments(tx, { documents: refunds.flatMap(({ note }) => note ?? []), now })
  await markCredited(tx, { refundIds: refunds.map(({ refundId }) => refundId), now })
  return refunds.length
}
