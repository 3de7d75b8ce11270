import { type RawBuilder, sql } from 'kysely'
import { anyOf } from '#domain/any-of.ts'
import type { Tx } from '#domain/db.ts'
import { dayMs } from '#kernel/day-ms.ts'
import { type DocumentId, type DocumentLetterId, newId } from '#kernel/ids.ts'

const keptMs = 365 * dayMs

type ToWrite = { documentId: DocumentId; email: string; step: number | null }

/** Addresses for a company's invoices; of one that gave none, whoever ordered. */
const addressesOfCompany = sql`
  jsonb_array_elements_text(
    case when jsonb_array_length(companies.invoice_emails) > 0 then companies.invoice_emails
    else jsonb_build_array(orders.contact ->> 'email') end
  ) as address(email)`

/** Asks for a letter of each of these documents that is about an order on account, per address. */
export const askLetters = async (
  tx: Tx,
  { documentIds, now }: { documentIds: readonly DocumentId[]; now: Date },
): Promise<readonly DocumentLetterId[]> =>
  await insertLetters(tx, {
    now,
    select: sql<ToWrite>`
      select documents.id as "documentId", address.email, null as step
      from documents
      join receivables on receivables.order_id = documents.order_id
      join companies on companies.id = receivables.company_id
      join orders on orders.id = documents.order_id
      cross join ${addressesOfCompany}
      where documents.id = ${anyOf(documentIds)} and address.email <> ''`,
  })

type Overdue = {
  now: Date
  /** Days after the due date, the first reminder first. */
  days: readonly number[]
  limit: number
}

/**
 * Asks for reminders of invoices that are overdue for so many days. Where several are due at once
 * the last one goes alone.
 */
export const askOverdueLetters = async (
  tx: Tx,
  { now, days, limit }: Overdue,
): Promise<readonly DocumentLetterId[]> =>
  await insertLetters(tx, {
    now,
    select: sql<ToWrite>`
      select invoice.id as "documentId", address.email, due.step
      from receivables
      cross join lateral (
        select max(step)::int as step
        from unnest(${[...days]}::int[]) with ordinality as reminder(days, step)
        where receivables.due_at + reminder.days * interval '1 day' <= ${now}::timestamptz
      ) as due
      join documents as invoice
        on invoice.order_id = receivables.order_id and invoice.kind = 'invoice'
      join companies on companies.id = receivables.company_id
      join orders on orders.id = receivables.order_id
      cross join ${addressesOfCompany}
      where receivables.allocated_cents < receivables.amount_cents
        and receivables.due_at <= ${now}::timestamptz and due.step is not null
        and address.email <> '' and not exists (
          select from document_letters
          where document_id = invoice.id and document_letters.step >= due.step
        )
      order by receivables.due_at limit ${limit}::int`,
  })

async function insertLetters(
  tx: Tx,
  { now, select }: { now: Date; select: RawBuilder<ToWrite> },
): Promise<readonly DocumentLetterId[]> {
  const { rows } = await select.execute(tx)
  if (rows.length === 0) return []
  const letters = await tx
    .insertInto('document_letters')
    .values(
      rows.map(({ documentId, email, step }) => ({
        id: newId('dlt', now.getTime()),
        document_id: documentId,
        step,
        email,
        asked_at: now,
      })),
    )
    .onConflict((conflict) => conflict.constraint('letter_goes_once').doNothing())
    .returning('id')
    .execute()
  return letters.map(({ id }) => id)
}

/** Deletes letters of paid invoices, with their addresses, a year after they were asked for. */
export async function forgetLetters(tx: Tx, now: Date): Promise<void> {
  await tx
    .deleteFrom('document_letters')
    .where('asked_at', '<', new Date(now.getTime() - keptMs))
    .where(sql<boolean>`not exists (
      select from documents join receivables on receivables.order_id = documents.order_id
      where documents.id = document_letters.document_id and allocated_cents < amount_cents
    )`)
    .execute()
}
