import { sql } from 'kysely'
import { anyOf } from '#domain/any-of.ts'
import type { Db, OneStatement } from '#domain/db.ts'
import {
  type ClaimedMail,
  claimedColumns,
  claimedMails,
  claiming,
  type MailClaim,
} from '#domain/mail-claim.ts'
import type { TransferDetails } from '#domain/payments/provider.ts'
import type { PaymentId } from '#kernel/ids.ts'
import type { Language } from '#kernel/language.ts'
import type { Currency, Money } from '#kernel/money.ts'

/** What a giver has to transfer, whereto, and until when it is waited for. */
export type Transfer = TransferDetails & { methodId: string; amount: Money; until: Date }

const columns = [
  ...(['transfer', 'amount_cents as cents', 'payments.currency', 'payments.method'] as const),
  sql<Date>`waits_until`.as('until'),
] as const

type Row = {
  transfer: TransferDetails | null
  method: string
  cents: number
  currency: Currency
  until: Date
}

const transferOf = ({ transfer, method, cents, currency, until }: Row): Transfer => ({
  ...(transfer as TransferDetails),
  methodId: method,
  amount: { currency, cents },
  until,
})

/** The newest transfer that an order waits for. */
export async function findTransfer(db: Db, orderUuid: string): Promise<Transfer | undefined> {
  const row = await db
    .selectFrom('payments')
    .innerJoin('orders', 'orders.id', 'payments.order_id')
    .select(columns)
    .where('orders.uuid', '=', orderUuid)
    .where('payments.state', '=', 'pending')
    .where('transfer', 'is not', null)
    .orderBy('opened_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row && transferOf(row)
}

/** A transfer as its giver is mailed of it. */
export type TransferNotice = {
  paymentId: PaymentId
  uuid: string
  referenceNumber: string
  language: Language
  contact: {
    firstName: string
    lastName: string
    email: string
    referenceNumber?: string | undefined
  }
  billing: { companyName?: string | undefined; invoiceEmail?: string | undefined } | null
  transfer: Transfer
  /** It puts value on a printed card. */
  isActivation: boolean
}

/** Those of the named transfers that are waited for and not told of, their mails claimed in the same statement. */
export async function claimTransferNotices(
  one: OneStatement,
  { ids, claim }: { ids: readonly PaymentId[]; claim: MailClaim },
): Promise<readonly (TransferNotice & ClaimedMail)[]> {
  const due = one
    .selectFrom('payments')
    .select(['id as subjectId', sql<string>`'transfer:' || id`.as('key')])
    .where('id', '=', anyOf(ids))
    .where('state', '=', 'pending')
    .where('transfer', 'is not', null)
    .where('transfer_told_at', 'is', null)
  const rows = await claiming(one, { kind: 'transfer', due, claim })
    .selectFrom('payments')
    .innerJoin(claimedMails, 'claimed.subjectId', 'payments.id')
    .innerJoin('orders', 'orders.id', 'payments.order_id')
    .select(['payments.id as paymentId', 'orders.uuid', 'orders.language', 'orders.contact'])
    .select(['orders.billing', 'orders.reference_number as referenceNumber'])
    .select(sql<boolean>`orders.activates is not null`.as('isActivation'))
    .select(columns)
    .select(claimedColumns)
    .where('payments.id', '=', anyOf(ids))
    .execute()
  return rows.map((row) => ({ ...row, transfer: transferOf(row) }))
}

/** Their giver was mailed, or cannot be. */
export async function markTransfersTold(
  one: OneStatement,
  { ids, now }: { ids: readonly PaymentId[]; now: Date },
): Promise<void> {
  await one
    .updateTable('payments')
    .set({ transfer_told_at: now })
    .where('id', '=', anyOf(ids))
    .execute()
}
