import type { Tx } from '#domain/db.ts'
import { listOrdersToInvoice, markInvoiced } from '#domain/documents/list-orders-to-invoice.ts'
import { listRefundsToCredit, markCredited } from '#domain/documents/list-refunds-to-credit.ts'
import { type NumbersToGive, numberDocuments } from '#domain/documents/number-documents.ts'
import type { Deps } from '#flows/shared/deps.ts'
import { transact } from '#flows/shared/transact.ts'
import { sellersOf } from './sellers-of.ts'

/** As many in one transaction: the row that counts them is locked for so long. */
const atOnce = 200

type Batch = Pick<NumbersToGive, 'now' | 'sellerOf'> & { limit: number }

/**
 * Makes the invoices of what was paid and the credit notes of what goes back, in batches: an order's own transactions know
 * nothing of them. Runs that overlap take different orders and wait for each other's numbers. Made once, whoever repeats it.
 */
export async function makeDocuments(
  deps: Pick<Deps, 'db' | 'queue' | 'clock' | 'storefronts'>,
  { limit = atOnce } = {},
): Promise<void> {
  const batch = { now: deps.clock.now(), limit, sellerOf: sellersOf(deps.storefronts) }
  for (const make of [makeInvoices, makeCreditNotes])
    while ((await transact(deps, (tx) => make(tx, batch))) === limit);
}

/** Answers how many it made. */
export async function makeInvoices(tx: Tx, { limit, ...given }: Batch): Promise<number> {
  const documents = await listOrdersToInvoice(tx, limit)
  await numberDocuments(tx, { documents, ...given })
  await markInvoiced(tx, { orderIds: documents.map(({ orderId }) => orderId), now: given.now })
  return documents.length
}

/** Answers how many refunds it looked at. */
async function makeCreditNotes(tx: Tx, { limit, ...given }: Batch): Promise<number> {
  const refunds = await listRefundsToCredit(tx, limit)
  await numberDocuments(tx, { documents: refunds.flatMap(({ note }) => note ?? []), ...given })
  await markCredited(tx, { refundIds: refunds.map(({ refundId }) => refundId), now: given.now })
  return refunds.length
}
