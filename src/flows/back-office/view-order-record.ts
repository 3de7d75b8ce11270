import { documentNumber, listDocuments } from '#domain/documents/list-documents.ts'
import type { OrderRecord } from '#domain/orders/load-order-record.ts'
import { fullName } from '#domain/orders/order.ts'
import { type CaseView, listCasesOf } from '#flows/cases/view-case.ts'
import type { Deps } from '#flows/shared/deps.ts'
import { requireOrder } from '#flows/shared/require-order.ts'
import { maskEmail, maskName } from '#kernel/mask.ts'
import { listTimeline, type TimelineEvent } from './list-timeline.ts'

type Delivery = OrderRecord['deliveries'][number]

/** Everything about one order that support may see: names and addresses masked, never a code. */
export type OrderRecordView = Omit<OrderRecord, 'contact' | 'deliveries'> & {
  /** Name and email of whoever ordered, masked. */
  orderer: { name: string; email: string }
  deliveries: readonly (Omit<Delivery, 'receiverName' | 'receiverEmail'> & {
    receiver: { name: string; email: string }
  })[]
  documents: readonly DocumentRow[]
  cases: readonly CaseView[]
  timeline: readonly TimelineEvent[]
}

type Listed = Awaited<ReturnType<typeof listDocuments>>[number]
type DocumentRow = { number: string } & Pick<
  Listed,
  'kind' | 'totalCents' | 'vatCents' | 'currency' | 'issuedOn'
>

/** By number or uuid. Throws `orderUnknown`. */
export async function viewOrderRecord(
  deps: Pick<Deps, 'db' | 'clock'>,
  order: string,
): Promise<OrderRecordView> {
  const record = await requireOrder(deps.db, order)
  const { contact, deliveries, ...rest } = record
  return {
    ...rest,
    orderer: { name: maskName(fullName(contact)), email: maskEmail(contact.email) },
    deliveries: deliveries.map(({ receiverName, receiverEmail, ...delivery }) => ({
      ...delivery,
      receiver: { name: maskName(receiverName), email: maskEmail(receiverEmail) },
    })),
    documents: (await listDocuments(deps.db, record.id)).map(rowOf),
    cases: await listCasesOf(deps, record.id),
    timeline: await listTimeline(deps.db, record),
  }
}

const rowOf = (document: Listed): DocumentRow => {
  const { kind, totalCents, vatCents, currency, issuedOn } = document
  return { number: documentNumber(document), kind, totalCents, vatCents, currency, issuedOn }
}
