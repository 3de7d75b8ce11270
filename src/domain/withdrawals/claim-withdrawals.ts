import { sql } from 'kysely'
import { anyOf } from '#domain/any-of.ts'
import type { OneStatement } from '#domain/db.ts'
import {
  type ClaimedMail,
  claimedColumns,
  claimedMails,
  claiming,
  type MailClaim,
} from '#domain/mail-claim.ts'
import type { WithdrawalOutcome } from '#domain/withdrawals/tables.ts'
import type { WithdrawalState } from '#domain/withdrawals/withdrawal-states.ts'
import type { WithdrawalId } from '#kernel/ids.ts'
import type { Language } from '#kernel/language.ts'

/** A statement, as whoever ordered is told of it: at the address of the order, never at the one that was typed. */
export type WithdrawalToTell = {
  id: WithdrawalId
  uuid: string
  language: Language
  contact: { firstName: string; email: string }
  name: string
  orderNumber: string
  isWhole: boolean
  partsText: string | null
  state: WithdrawalState
  statedAt: Date
  outcome: WithdrawalOutcome | null
}

/** Those of them of which nobody was told how they stand, their mails claimed in the same statement. */
export async function claimWithdrawals(
  one: OneStatement,
  { ids, claim }: { ids: readonly WithdrawalId[]; claim: MailClaim },
): Promise<readonly (WithdrawalToTell & ClaimedMail)[]> {
  const due = one
    .selectFrom('withdrawals')
    .select(['id as subjectId', sql<string>`'withdrawal:' || id || ':' || state`.as('key')])
    .where('id', '=', anyOf(ids))
    .where('told_at', 'is', null)
    .where('state', 'in', ['waiting', 'paidBack', 'refused'])
  return claiming(one, { kind: 'withdrawal', due, claim })
    .selectFrom('withdrawals')
    .innerJoin(claimedMails, 'claimed.subjectId', 'withdrawals.id')
    .innerJoin('orders', 'orders.id', 'withdrawals.order_id')
    .select(['withdrawals.id', 'orders.uuid', 'orders.language', 'orders.contact'])
    .select(['withdrawals.name', 'reference_number as orderNumber', 'parts_text as partsText'])
    .select(['withdrawals.state', 'stated_at as statedAt', 'outcome'])
    .select(sql<boolean>`delivery_ids is null and parts_text is null`.as('isWhole'))
    .select(claimedColumns)
    .where('withdrawals.id', '=', anyOf(ids))
    .execute()
}

/** They know, or cannot be told. */
export async function markWithdrawalsTold(
  one: OneStatement,
  { ids, now }: { ids: readonly WithdrawalId[]; now: Date },
): Promise<void> {
  await one.updateTable('withdrawals').set({ told_at: now }).where('id', '=', anyOf(ids)).execute()
}
