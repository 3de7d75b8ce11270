import { anyOf } from '#domain/any-of.ts'
import type { OneStatement, Tx } from '#domain/db.ts'
import type { AccountMailId } from '#kernel/ids.ts'
import { mailKeptMs } from './account-mail.ts'

/** Uses a link up. False when it was used before: of two that come together one does its work. */
export async function useAccountLink(
  tx: Tx,
  { id, now }: { id: AccountMailId; now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('account_mails')
    .set({ ended_at: now })
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .executeTakeFirst()
  return Number(numUpdatedRows) === 1
}

/** They are on their way, so the job that runs again sends nothing. */
export async function markAccountMailsSent(
  one: OneStatement,
  { ids, now }: { ids: readonly AccountMailId[]; now: Date },
): Promise<void> {
  await one
    .updateTable('account_mails')
    .set({ mailed_at: now })
    .where('id', '=', anyOf(ids))
    .execute()
}

/** Their address refused them. What was never mailed has no link that works, and nobody tries it again. */
export async function endRefusedAccountMails(
  one: OneStatement,
  { ids, now }: { ids: readonly AccountMailId[]; now: Date },
): Promise<void> {
  await one
    .updateTable('account_mails')
    .set({ ended_at: now })
    .where('id', '=', anyOf(ids))
    .execute()
}

/** Deletes mails whose links ended long ago. */
export async function forgetAccountMails(tx: Tx, now: Date): Promise<void> {
  await tx
    .deleteFrom('account_mails')
    .where('asked_at', '<', new Date(now.getTime() - mailKeptMs))
    .execute()
}
