import {
  type FoundDocument,
  findSalesDocument,
  listSalesDocuments,
} from '#domain/documents/find-sales-documents.ts'
import type { SalesDocument } from '#domain/documents/sales-document.ts'
import { loadOrderRecord } from '#domain/orders/load-order-record.ts'
import type { Deps } from '#flows/shared/deps.ts'
import { toSalesDocument } from '#flows/shared/sales-documents.ts'
import { maskName } from '#kernel/mask.ts'
import { refusal } from '#kernel/operator-refusal.ts'

type DocumentDeps = Pick<Deps, 'db' | 'storefront'>

/** Documents by the number of one, or by that of an order: unmasked, to be written again. Throws `documentsUnknown`. */
export async function requireDocuments(
  { db, storefront }: DocumentDeps,
  asked: string,
): Promise<readonly SalesDocument[]> {
  const toDocument = (found: FoundDocument) =>
    toSalesDocument({ storefront, storefronts: [] }, found)
  const one = await findSalesDocument(db, asked)
  if (one !== undefined) return [toDocument(one)]
  const order = await loadOrderRecord(db, asked)
  const documents = order === undefined ? [] : await listSalesDocuments(db, order.id)
  if (documents.length === 0) throw refusal('documentsUnknown', { asked })
  return documents.map(toDocument)
}

/** A document as support sees it: the buyer's name masked, no address. */
export type SalesDocumentView = Pick<
  SalesDocument,
  | 'number'
  | 'kind'
  | 'isReceipt'
  | 'issuedOn'
  | 'orderNumber'
  | 'currency'
  | 'totalCents'
  | 'vatCents'
> & {
  corrects: string | null
  buyer: { name: string; companyName: string | null }
  lines: SalesDocument['content']['lines']
  tenders: SalesDocument['content']['tenders']
}

/** Throws `documentsUnknown`. */
export const viewSalesDocuments = async (
  deps: DocumentDeps,
  asked: string,
): Promise<readonly SalesDocumentView[]> => (await requireDocuments(deps, asked)).map(viewOf)

function viewOf(document: SalesDocument): SalesDocumentView {
  const { number, kind, isReceipt, issuedOn, orderNumber, currency, totalCents, vatCents } =
    document
  const { firstName, lastName, companyName } = document.buyer
  return {
    ...{ number, kind, isReceipt, issuedOn, orderNumber, currency, totalCents, vatCents },
    corrects: document.corrects?.number ?? null,
    buyer: {
      name: maskName(`${firstName} ${lastName}`.trim()),
      companyName: companyName ?? null,
    },
    lines: document.content.lines,
    tenders: document.content.tenders,
  }
}
