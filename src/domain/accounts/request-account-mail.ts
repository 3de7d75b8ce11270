import { sql } from 'kysely'
import type { Tx } from '#domain/db.ts'
import type { Device } from '#kernel/device.ts'
import { type AccountId, type AccountMailId, newId } from '#kernel/ids.ts'
import {
  type AccountMail,
  type AccountMailKind,
  accountMailColumns,
  mailDayMs,
  mayMail,
} from './account-mail.ts'

/**
 * Notes that a mail is wanted, which ends the links of earlier ones of its kind. Gives undefined where `mayMail` has the
 * one before do: its link works. The account's row is locked, so that of two that ask together one mails.
 */
export async function requestAccountMail(
  tx: Tx,
  { accountId, kind, now, id = newId('alt', now.getTime()), device, email = null }: MailToRequest,
): Promise<AccountMailId | undefined> {
  await sql`select from accounts where id = ${accountId} for update`.execute(tx)
  const ofTheDay = await tx
    .selectFrom('account_mails')
    .select(accountMailColumns)
    .where('account_id', '=', accountId)
    .where('kind', '=', kind)
    .where('asked_at', '>', new Date(now.getTime() - mailDayMs))
    .orderBy('asked_at', 'desc')
    .execute()
  if (!mayMail(ofTheDay, { email, now })) return undefined
  await endAccountLinks(tx, { accountId, kinds: [kind], now })
  await tx
    .insertInto('account_mails')
    .values({
      id,
      account_id: accountId,
      kind,
      asked_at: now,
      to_email: email,
      device: device === undefined ? null : JSON.stringify(device),
    })
    .execute()
  return id
}

export type MailToRequest = {
  accountId: AccountId
  kind: AccountMailKind
  now: Date
  /** Given where whoever asked for it may ask again. */
  id?: AccountMailId
  /** Where it goes when not to the account's own address. */
  email?: string | null
  /** The one that a mail of a new device names. */
  device?: Device
}

/**
 * Notes the mail to the address of before a change. It ends no other and waits for none: whoever
 * changes an address twice cannot keep the first one from undoing it.
 */
export async function noteChangedEmail(
  tx: Tx,
  { accountId, email, now }: { accountId: AccountId; email: string; now: Date },
): Promise<AccountMailId> {
  const id = newId('alt', now.getTime())
  await tx
    .insertInto('account_mails')
    .values({ id, account_id: accountId, kind: 'emailChanged', to_email: email, asked_at: now })
    .execute()
  return id
}

/**
 * Ends every link of an account once a change was undone. Those that undo an earlier change stay: a
 * thief who changes the address twice cannot use the second undo against the owner.
 */
export async function endLinksAfterUndo(
  tx: Tx,
  { accountId, undone, now }: LinksToEnd & { undone: AccountMail },
): Promise<void> {
  await tx
    .updateTable('account_mails')
    .set({ ended_at: now })
    .where('account_id', '=', accountId)
    .where('ended_at', 'is', null)
    .where(({ eb, or }) =>
      or([eb('kind', '!=', 'emailChanged'), eb('asked_at', '>', undone.askedAt)]),
    )
    .execute()
}

/** Ends the links of these kinds. */
export async function endAccountLinks(
  tx: Tx,
  { accountId, kinds, now }: LinksToEnd & { kinds: readonly AccountMailKind[] },
): Promise<void> {
  await tx
    .updateTable('account_mails')
    .set({ ended_at: now })
    .where('account_id', '=', accountId)
    .where('kind', 'in', kinds)
    .where('ended_at', 'is', null)
    .execute()
}

type LinksToEnd = { accountId: AccountId; now: Date }
