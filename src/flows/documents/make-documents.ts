import type { Tx } from '#domain/db.ts'
import { askLetters } from '#domain/documents/letters.ts'
import { listOrdersToInvoice, markInvoiced } from '#domain/documents/list-orders-to-invoice.ts'
import { listRefundsToCredit, markCredited } from '#domain/documents/list-refunds-to-credit.ts'
import { type NumbersToGive, numberDocuments } from '#domain/documents/number-documents.ts'
import { mailJob } from '#flows/mail/mail-job.ts'
import type { Deps } from '#flows/shared/deps.ts'
import { sellersOf } from '#flows/shared/sellers-of.ts'
import { transact } from '#flows/shared/transact.ts'
import type { DocumentLetterId } from '#kernel/ids.ts'

/** As many in one transaction: the row that counts them is locked for so long. */
const atOnce = 200

type Batch = Pick<NumbersToGive, 'now' | 'sellerOf'> & { limit: number }

/** Number of orders or refunds that one batch took up, and the letters that it asks for. */
type Made = { count: number; letters: readonly DocumentLetterId[] }

/**
 * Makes the invoices of what was paid and the credit notes of what goes back, in batches: an order's own transactions know
 * nothing of them. Runs that overlap take different orders and wait for each other's numbers. Made once, whoever repeats it.
 */
export async function makeDocuments(
  deps: Pick<Deps, 'db' | 'queue' | 'clock' | 'storefronts' | 'reached'>,
  { limit = atOnce } = {},
): Promise<void> {
  const batch = { now: deps.clock.now(), limit, sellerOf: sellersOf(deps.storefronts) }
  for (const make of [makeInvoices, makeCreditNotes]) {
    let count = limit
    while (count === limit) {
      count = await transact(deps, (tx) => makeAndMail(deps, tx, () => make(tx, batch)))
      if (count > 0) deps.reached('documents:committed')
    }
  }
}

async function makeAndMail(
  { queue, reached }: Pick<Deps, 'queue' | 'reached'>,
  tx: Tx,
  make: () => Promise<Made>,
): Promise<number> {
  const { count, letters } = await make()
  const jobs = letters.map((id) => mailJob('documentLetter', id))
  if (jobs.length > 0) await queue.send(tx, jobs)
  if (count > 0) reached('documents:written')
  return count
}

export async function makeInvoices(tx: Tx, { limit, ...given }: Batch): Promise<Made> {
  const documents = await listOrdersToInvoice(tx, limit)
  const documentIds = await numberDocuments(tx, { documents, ...given })
  await markInvoiced(tx, { orderIds: documents.map(({ orderId }) => orderId), now: given.now })
  return { count: documents.length, letters: await askLetters(tx, { documentIds, ...given }) }
}

async function makeCreditNotes(tx: Tx, { limit, ...given }: Batch): Promise<Made> {
  const refunds = await listRefundsToCredit(tx, limit)
  const documents = refunds.flatMap(({ note }) => note ?? [])
  const documentIds = await numberDocuments(tx, { documents, ...given })
  await markCredited(tx, { refundIds: refunds.map(({ refundId }) => refundId), now: given.now })
  return { count: refunds.length, letters: await askLetters(tx, { documentIds, ...given }) }
}
