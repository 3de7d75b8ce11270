import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { OneStatement } from '#domain/db.ts'
import {
  type ClaimedMail,
  claimedColumns,
  claimedMails,
  claiming,
  type MailClaim,
} from '#domain/mail-claim.ts'
import { acceptedRefundStates } from '#domain/payments/refund-states.ts'
import type { RefundId } from '#kernel/ids.ts'
import type { Language, Localized } from '#kernel/language.ts'
import type { Currency } from '#kernel/money.ts'

/** Cards that are paid back, as their giver wants to be told. */
export type RefundNotice = {
  refundId: RefundId
  uuid: string
  referenceNumber: string
  language: Language
  currency: Currency
  contact: { firstName: string; lastName: string; email: string }
  totalCents: number
  method: string
  brand: string | null
  /** Equal cards together, by the package that they were ordered in. */
  lines: readonly {
    title: Localized
    quantity: number
    totalCents: number
    receiverName: string
    isForSelf: boolean
  }[]
  /** Something else of the order exists or is still being made. */
  hasRest: boolean
  /** All of that has reached its receivers, as far as we know. */
  isRestDelivered: boolean
}

/**
 * Those of the named refunds of cards that the provider has taken on and whose giver has not been told, their mails
 * claimed in the same statement.
 */
export async function claimRefundNotices(
  one: OneStatement,
  { ids, claim }: { ids: readonly RefundId[]; claim: MailClaim },
): Promise<readonly (RefundNotice & ClaimedMail)[]> {
  const due = one
    .selectFrom('refunds')
    .select(['id as subjectId', sql<string>`'refund:' || id`.as('key')])
    .where('id', 'in', ids)
    .where('reason', '=', 'cardNotIssued')
    .where('state', 'in', acceptedRefundStates)
    .where('giver_told_at', 'is', null)
  return claiming(one, { kind: 'refund', due, claim })
    .selectFrom('refunds')
    .innerJoin(claimedMails, 'claimed.subjectId', 'refunds.id')
    .innerJoin('orders', 'orders.id', 'refunds.order_id')
    .innerJoin('payments', 'payments.id', 'refunds.payment_id')
    .select(['refunds.id as refundId', 'refunds.currency'])
    .select(['orders.uuid', 'orders.language', 'orders.contact', 'method', 'brand'])
    .select(['orders.reference_number as referenceNumber', 'refunds.amount_cents as totalCents'])
    .select([
      sql<boolean>`exists (
        select from card_units
        where card_units.order_id = orders.id and state in ('ordered', 'issuing', 'issued')
      ) or exists (
        select from order_lines where order_lines.order_id = orders.id and kind = 'DONATION'
      )`.as('hasRest'),
      sql<boolean>`not exists (
        select from deliveries
        where deliveries.order_id = orders.id and state in ('waiting', 'failed')
      )`.as('isRestDelivered'),
    ])
    .select(({ selectFrom }) =>
      jsonArrayFrom(
        selectFrom('card_units as unit')
          .innerJoin('order_packages as package', 'package.id', 'unit.package_id')
          .innerJoin('order_shipments as shipment', 'shipment.id', 'package.shipment_id')
          .select([
            'shipment.receiver_name as receiverName',
            'shipment.is_for_self as isForSelf',
            sql<Localized>`package.product -> 'title'`.as('title'),
            sql<number>`count(*)::int`.as('quantity'),
            sql<number>`sum(unit.amount_cents)::bigint`.as('totalCents'),
          ])
          .whereRef('unit.refund_id', '=', 'refunds.id')
          .groupBy(['package.id', 'shipment.id'])
          .orderBy('package.position'),
      ).as('lines'),
    )
    .select(claimedColumns)
    .where('refunds.id', 'in', ids)
    .execute()
}
