import type { Account } from '#domain/accounts/account.ts'
import { askLetter, endLetters } from '#domain/accounts/ask-letter.ts'
import { deleteAccount, setPassword } from '#domain/accounts/change-account.ts'
import { endOtherSessions } from '#domain/accounts/end-sessions.ts'
import type { Tx } from '#domain/db.ts'
import { ensurePassword, type GuessDeps } from '#flows/account-guesses.ts'
import type { Deps } from '#flows/deps.ts'
import { ensureAccount, type SessionKey } from '#flows/find-account.ts'
import { inOneStatement, transact } from '#flows/transact.ts'

type OwnerDeps = GuessDeps & Pick<Deps, 'passwords' | 'queue'>

/**
 * Changes the password of whoever is logged in and logs all his other browsers out. The old one is asked for, since
 * somebody may have left his browser open. Throws `NotLoggedIn` (3804), `PasswordWrong` (3808) and 3601.
 */
export async function changePassword(
  deps: OwnerDeps,
  { sessionKey, currentPassword, password }: PasswordChange,
): Promise<void> {
  const account = await ensureAccount(deps, sessionKey)
  await ensurePassword(deps, { account, password: currentPassword, parameter: 'currentPassword' })
  const passwordHash = await deps.passwords.hash(password)
  await transact(deps, (tx) => replacePassword(tx, deps, { account, passwordHash, sessionKey }))
}

type PasswordChange = { sessionKey: SessionKey; currentPassword: string; password: string }

/** The mailbox hears of it, and links to choose another end. `sessionKey` is the browser that stays logged in. */
export async function replacePassword(
  tx: Tx,
  deps: Pick<Deps, 'clock' | 'queue'>,
  { account, passwordHash, sessionKey }: Replacement,
): Promise<void> {
  const now = deps.clock.now()
  const accountId = account.id
  await setPassword(tx, { id: accountId, passwordHash, now })
  await endOtherSessions(tx, { accountId, sessionKey })
  await endLetters(tx, { accountId, kind: 'newPassword', now })
  const accountLetterId = await askLetter(tx, { accountId, kind: 'passwordChanged', now })
  if (accountLetterId !== undefined)
    await deps.queue.send(tx, [{ name: 'send-account-letter', payload: { accountLetterId } }])
}

type Replacement = { account: Account; passwordHash: string; sessionKey: SessionKey }

/**
 * Ends an account and all its sessions at once; its orders stay, as the law wants. Throws `NotLoggedIn` (3804),
 * `PasswordWrong` (3808) and 3601.
 */
export async function closeAccount(
  deps: OwnerDeps,
  { sessionKey, password }: { sessionKey: SessionKey; password: string },
): Promise<void> {
  const account = await ensureAccount(deps, sessionKey)
  await ensurePassword(deps, { account, password, parameter: 'password' })
  await inOneStatement(deps, (tx) => deleteAccount(tx, account.id))
}
