import { type Selectable, sql } from 'kysely'
import { anyOf } from '#domain/any-of.ts'
import type { Database } from '#domain/db.ts'
import { type ClaimedMail, claimedColumns, claimedMails } from '#domain/mail-claim.ts'
import { defineMailRows, markIn } from '#domain/mail-rows.ts'
import { type TransferRow, transferColumns } from '#domain/payments/transfers.ts'
import type { Statement } from '#domain/prepared.ts'
import type { Language } from '#kernel/language.ts'

/** A transfer as its giver is mailed of it. */
export type TransferNotice = TransferRow & {
  uuid: string
  referenceNumber: string
  language: Language
  customerType: OrderRow['customer_type']
} & Pick<OrderRow, 'contact' | 'billing' | 'kind'>

type OrderRow = Selectable<Database['orders']>

/** Tells a giver once where to transfer what; a transfer that came or is over needs no mail. */
export const transferMails = defineMailRows({
  kind: 'transfer',
  table: 'payments',
  id: 'id',
  key: sql`'transfer:' || payments.id`,
  due: () => sql`(
    payments.state = 'pending' and payments.transfer is not null and payments.transfer_told_at is null
  )`,
  load: (claimed, { ids }): Statement<TransferNotice & ClaimedMail> =>
    claimed
      .selectFrom('payments')
      .innerJoin(claimedMails, 'claimed.subjectId', 'payments.id')
      .innerJoin('orders', 'orders.id', 'payments.order_id')
      .select(['orders.uuid', 'orders.language', 'orders.contact', 'orders.billing'])
      .select('orders.customer_type as customerType')
      .select('orders.reference_number as referenceNumber')
      .select('orders.kind')
      .select(transferColumns)
      .select(claimedColumns)
      .where('payments.id', '=', anyOf(ids)),
  ifUndeliverable: { kind: 'countsAsTold' },
  mark: markIn('payments', 'transfer_told_at'),
})
