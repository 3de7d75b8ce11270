import { deleteAccount } from '#domain/accounts/change-account.ts'
import { findUndoEnd } from '#domain/accounts/change-email.ts'
import { EmailJustChanged } from '#domain/accounts/errors.ts'
import { lockAccount } from '#domain/accounts/lock-account.ts'
import type { Tx } from '#domain/db.ts'
import { dayOf } from '#domain/period.ts'
import { type Browser, logBrowserOut } from '#flows/accounts/browser.ts'
import { ensureOwner } from '#flows/accounts/ensure-owner.ts'
import type { SecretAttemptDeps } from '#flows/accounts/ensure-password.ts'
import { ensureAccount } from '#flows/accounts/find-account.ts'
import type { Deps } from '#flows/shared/deps.ts'
import { transact } from '#flows/shared/transact.ts'
import { type AccountId, newId } from '#kernel/ids.ts'
import { leaveCompanies } from './members.ts'

/**
 * Ends an account and all its sessions at once; its orders stay, as the law wants, and a confirmed
 * address hears of it. It leaves its companies. Throws `NotLoggedIn` (3804), what `ensureOwner`
 * throws, `EmailJustChanged` (3816), and `CompanyNeedsOwner` (3852) where a company would have no
 * owner.
 */
export async function closeAccount(
  deps: SecretAttemptDeps & Pick<Deps, 'passwords' | 'queue'>,
  { browser, password }: { browser: Browser; password: string | undefined },
): Promise<void> {
  const account = await ensureAccount(deps, browser.sessionKey)
  const hold = await ensureOwner(deps, { account, browser, password, parameter: 'password' })
  await transact(deps, async (tx) => {
    const now = deps.clock.now()
    await hold(tx)
    await ensureNothingToUndo(tx, { accountId: account.id, now })
    await leaveCompanies(tx, { accountId: account.id, now })
    await deleteAccount(tx, account.id)
    await logBrowserOut(tx, browser, now)
    // A stranger's mailbox is not filled by ending accounts of its address.
    if (account.emailConfirmedAt === null) return
    const { email, firstName, language } = account
    const mailId = newId('alt', now.getTime())
    const closed = { mailId, email, firstName, language, closedAt: now.getTime() }
    await deps.queue.send(tx, [{ name: 'send-account-closed-mail', payload: closed }])
  })
}

/** A thief may have changed the address. No change comes meanwhile: the account is locked. */
async function ensureNothingToUndo(
  tx: Tx,
  { accountId, now }: { accountId: AccountId; now: Date },
): Promise<void> {
  await lockAccount(tx, accountId)
  const until = await findUndoEnd(tx, { accountId, now })
  if (until !== undefined) throw new EmailJustChanged(Temporal.PlainDate.from(dayOf(until)))
}
