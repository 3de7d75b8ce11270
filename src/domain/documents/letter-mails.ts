import { sql } from 'kysely'
import { anyOf } from '#domain/any-of.ts'
import { type FoundDocument, selectDocuments } from '#domain/documents/find-sales-documents.ts'
import { type ClaimedMail, claimedColumns, claimedMails } from '#domain/mail-claim.ts'
import { defineMailRows, markIn } from '#domain/mail-rows.ts'
import type { Statement } from '#domain/prepared.ts'
import type { CompanyId, DocumentLetterId } from '#kernel/ids.ts'

/** A document of a company that pays later, as it is mailed to one of its addresses. */
export type LetterToSend = ClaimedMail &
  FoundDocument & {
    id: DocumentLetterId
    email: string
    /** Number of a reminder, from 1. Null where the document itself is sent. */
    step: number | null
    companyId: CompanyId
    companyName: string
    /** Left to pay of the invoice. */
    openCents: number
  }

/**
 * Mails a document once to an address. A reminder goes while something is left to pay. A company
 * sees which address refused its mail.
 */
export const letterMails = defineMailRows({
  kind: 'documentLetter',
  table: 'document_letters',
  id: 'id',
  key: sql`'letter:' || document_letters.id`,
  due: () => sql`(
    document_letters.told_at is null and document_letters.refused_at is null and (
      document_letters.step is null or exists (
        select from documents join receivables on receivables.order_id = documents.order_id
        where documents.id = document_letters.document_id and allocated_cents < amount_cents
      )
    )
  )`,
  load: (claimed, { ids }): Statement<LetterToSend> =>
    selectDocuments(claimed)
      .innerJoin('document_letters', 'document_letters.document_id', 'documents.id')
      .innerJoin(claimedMails, 'claimed.subjectId', 'document_letters.id')
      .innerJoin('receivables as debt', 'debt.order_id', 'documents.order_id')
      .innerJoin('companies', 'companies.id', 'debt.company_id')
      .select(['document_letters.id', 'document_letters.email', 'document_letters.step'])
      .select(['companies.id as companyId', 'companies.name as companyName'])
      .select(sql<number>`debt.amount_cents - debt.allocated_cents`.as('openCents'))
      .select(claimedColumns)
      .where('document_letters.id', '=', anyOf(ids)),
  mark: markIn('document_letters', 'told_at'),
  ifUndeliverable: {
    kind: 'markFailed',
    mark: async (one, { item: { id }, now }) => {
      await one
        .updateTable('document_letters')
        .set({ refused_at: now })
        .where('id', '=', id)
        .execute()
    },
  },
})
