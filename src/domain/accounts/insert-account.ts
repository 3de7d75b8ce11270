import { AccountExists } from '#domain/accounts/errors.ts'
import type { Tx } from '#domain/db.ts'
import { emailKeyOf } from '#kernel/email.ts'
import { type AccountId, newId } from '#kernel/ids.ts'
import type { Language } from '#kernel/language.ts'

export type AccountToOpen = {
  storefront: string
  language: Language
  email: string
  /** Null: its owner signs in by the link of a mail, or by a passkey that they make next. */
  passwordHash: string | null
  firstName: string
  lastName: string
  termsAcceptedAt: Date
  now: Date
}

/** Opens an account, unconfirmed. Throws `AccountExists`: of two that come together the table's rule picks one. */
export async function insertAccount(tx: Tx, account: AccountToOpen): Promise<AccountId> {
  const { now, email } = account
  const opened = await tx
    .insertInto('accounts')
    .values({
      id: newId('acc', now.getTime()),
      storefront: account.storefront,
      language: account.language,
      email,
      email_key: emailKeyOf(email),
      password_hash: account.passwordHash,
      password_changed_at: now,
      first_name: account.firstName,
      last_name: account.lastName,
      terms_accepted_at: account.termsAcceptedAt,
      created_at: now,
    })
    .onConflict((conflict) => conflict.columns(['storefront', 'email_key']).doNothing())
    .returning('id')
    .executeTakeFirst()
  if (opened === undefined) throw new AccountExists()
  return opened.id
}
