import type { Tx } from '#domain/db.ts'
import type { AccountId } from '#kernel/ids.ts'

/**
 * Whether the password that somebody just proved to know is still the account's, and keeps it so until the transaction
 * ends. Hashing takes its time: meanwhile the owner may have chosen another password and logged everybody out, or have
 * ended the account.
 */
export async function holdPassword(
  tx: Tx,
  { id, passwordHash }: { id: AccountId; passwordHash: string },
): Promise<boolean> {
  const held = await tx
    .selectFrom('accounts')
    .select('id')
    .where('id', '=', id)
    .where('password_hash', '=', passwordHash)
    .forUpdate()
    .executeTakeFirst()
  return held !== undefined
}
