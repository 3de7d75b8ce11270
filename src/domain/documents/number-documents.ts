import { sql } from 'kysely'
import type { Tx } from '#domain/db.ts'
import { contentOf, type DocumentToNumber } from '#domain/documents/document.ts'
import type { Seller } from '#domain/documents/seller.ts'
import { dayOf } from '#domain/period.ts'
import { type DocumentId, newId } from '#kernel/ids.ts'
import { invariant } from '#kernel/invariant.ts'
import { sum } from '#kernel/money.ts'

export type NumbersToGive = {
  documents: readonly DocumentToNumber[]
  /** Undefined of a storefront that is no more. */
  sellerOf: (storefront: string) => Seller | undefined
  now: Date
}

/**
 * Gives documents their numbers and writes them, in two statements. The row that counts is locked until the transaction ends,
 * so whatever undoes the documents undoes their numbers too; rows are taken in the order of their ids. Nobody who sells
 * waits for them: documents are made after the sale, many in one transaction. Gives their ids.
 */
export async function numberDocuments(
  tx: Tx,
  { documents, sellerOf, now }: NumbersToGive,
): Promise<readonly DocumentId[]> {
  if (documents.length === 0) return []
  const issuedOn = dayOf(now)
  const year = Number(issuedOn.slice(0, 4))
  const seriesOf = ({ storefront, kind }: DocumentToNumber) => `${storefront}:${kind}:${year}`
  const series = Map.groupBy(documents, seriesOf)
  const lastNumbers = await moveOn(tx, series)
  const rows = [...series].flatMap(([seriesId, own]) => {
    const last = lastNumbers.get(seriesId)
    invariant(last !== undefined, `The series ${seriesId} counts.`)
    return own.map((document, index) => {
      const content = contentOf({ ...document, seller: sellerOf(document.storefront) })
      return {
        id: newId('doc', now.getTime()),
        series_id: seriesId,
        number: last - own.length + 1 + index,
        kind: document.kind,
        storefront: document.storefront,
        year,
        order_id: document.orderId,
        refund_id: document.refundId,
        invoice_id: document.invoiceId,
        currency: document.currency,
        total_cents: sum(document.lines.map(({ totalCents }) => totalCents)),
        vat_cents: sum(document.lines.map(({ vatCents }) => vatCents)),
        content: JSON.stringify(content),
        issued_on: issuedOn,
        made_at: now,
      }
    })
  })
  await tx.insertInto('documents').values(rows).execute()
  return rows.map(({ id }) => id)
}

async function moveOn(
  tx: Tx,
  series: ReadonlyMap<string, readonly DocumentToNumber[]>,
): Promise<ReadonlyMap<string, number>> {
  const counts = [...series].map(([id, { length }]) => ({ id, length }))
  const { rows } = await sql<{ id: string; last: number }>`
    insert into document_series (id, last_number)
    select id, length from jsonb_to_recordset(${JSON.stringify(counts)}::jsonb) as taken(id text, length integer)
    order by id
    on conflict (id) do update set last_number = document_series.last_number + excluded.last_number
    returning id, last_number as last
  `.execute(tx)
  return new Map(rows.map(({ id, last }) => [id, last]))
}
