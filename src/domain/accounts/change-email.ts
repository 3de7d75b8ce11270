import { sql } from 'kysely'
import { linkUntil, undoableSince } from '#domain/accounts/account-mail.ts'
import type { Db, Tx } from '#domain/db.ts'
import { emailKeyOf } from '#kernel/email.ts'
import type { AccountId } from '#kernel/ids.ts'

/**
 * Gives an account another address, which its mailbox confirmed. False where another account of the
 * storefront has it.
 */
export async function changeEmail(
  tx: Tx,
  { id, storefront, email, now }: AddressChange,
): Promise<boolean> {
  const key = emailKeyOf(email)
  const other = await tx
    .selectFrom('accounts')
    .select('id')
    .where('storefront', '=', storefront)
    .where('email_key', '=', key)
    .where('id', '!=', id)
    .executeTakeFirst()
  if (other !== undefined) return false
  await tx
    .updateTable('accounts')
    .set({ email, email_key: key, email_confirmed_at: now })
    .where('id', '=', id)
    .execute()
  return true
}

type AddressChange = { id: AccountId; storefront: string; email: string; now: Date }

/**
 * True for an address that another account had until lately: its mailbox may still want it back.
 */
export async function isEmailReserved(
  db: Db,
  { accountId, storefront, email, now }: AddressQuestion,
): Promise<boolean> {
  const mail = await db
    .selectFrom('account_mails')
    .innerJoin('accounts', 'accounts.id', 'account_mails.account_id')
    .select('account_mails.id')
    .where('account_mails.kind', '=', 'emailChanged')
    .where('account_mails.ended_at', 'is', null)
    .where('account_mails.asked_at', '>', undoableSince(now))
    .where(sql`lower(to_email)`, '=', emailKeyOf(email))
    .where('accounts.storefront', '=', storefront)
    .$if(accountId !== undefined, (of) => of.where('accounts.id', '!=', accountId as AccountId))
    .executeTakeFirst()
  return mail !== undefined
}

/**
 * Until when the mailbox of before can change the address of an account back; undefined where
 * nothing is left to undo.
 */
export async function findUndoEnd(
  db: Db,
  { accountId, now }: { accountId: AccountId; now: Date },
): Promise<Date | undefined> {
  const mail = await db
    .selectFrom('account_mails')
    .select(['kind', 'asked_at as askedAt'])
    .where('account_id', '=', accountId)
    .where('kind', '=', 'emailChanged')
    .where('ended_at', 'is', null)
    .where('asked_at', '>', undoableSince(now))
    .orderBy('asked_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return mail && linkUntil(mail)
}

type AddressQuestion = {
  /** The account that asks; undefined for one that is still to be opened. */
  accountId: AccountId | undefined
  storefront: string
  email: string
  now: Date
}
