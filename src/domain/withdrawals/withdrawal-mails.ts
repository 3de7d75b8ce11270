import { sql } from 'kysely'
import { anyOf } from '#domain/any-of.ts'
import { type ClaimedMail, claimedColumns, claimedMails } from '#domain/mail-claim.ts'
import { defineMailRows, markIn } from '#domain/mail-rows.ts'
import type { Statement } from '#domain/prepared.ts'
import type { WithdrawalOutcome } from '#domain/withdrawals/tables.ts'
import type { WithdrawalState } from '#domain/withdrawals/withdrawal-states.ts'
import type { Language } from '#kernel/language.ts'

/** A statement, as its giver is told of it: at the address of the order, never at the one that was typed. */
export type WithdrawalToTell = {
  uuid: string
  language: Language
  contact: { firstName: string; email: string }
  name: string
  orderNumber: string
  isWhole: boolean
  /** Of the order; any address can be typed into one that is not. */
  isPaid: boolean
  partsText: string | null
  state: WithdrawalState
  statedAt: Date
  outcome: WithdrawalOutcome | null
}

/** Tells whoever ordered once of each state of a statement. */
export const withdrawalMails = defineMailRows({
  kind: 'withdrawal',
  table: 'withdrawals',
  id: 'id',
  key: sql`'withdrawal:' || withdrawals.id || ':' || withdrawals.state`,
  due: () => sql`(told_at is null and withdrawals.state in ('waiting', 'paidBack', 'refused'))`,
  overdue: { since: sql`stated_at`, isOf: (orderId) => sql`order_id = ${orderId}` },
  load: (claimed, { ids }): Statement<WithdrawalToTell & ClaimedMail> =>
    claimed
      .selectFrom('withdrawals')
      .innerJoin(claimedMails, 'claimed.subjectId', 'withdrawals.id')
      .innerJoin('orders', 'orders.id', 'withdrawals.order_id')
      .select(['orders.uuid', 'orders.language', 'orders.contact'])
      .select(['withdrawals.name', 'reference_number as orderNumber', 'parts_text as partsText'])
      .select(['withdrawals.state', 'stated_at as statedAt', 'outcome'])
      .select(sql<boolean>`delivery_ids is null and parts_text is null`.as('isWhole'))
      .select(sql<boolean>`orders.settled_at is not null`.as('isPaid'))
      .select(claimedColumns)
      .where('withdrawals.id', '=', anyOf(ids)),
  ifUndeliverable: { kind: 'countsAsTold' },
  mark: markIn('withdrawals', 'told_at'),
})
