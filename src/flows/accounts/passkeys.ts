import { PasskeyRefused, PasskeysFull, PasskeysNotOffered } from '#domain/accounts/errors.ts'
import { findPasskey, listPasskeys } from '#domain/accounts/find-passkeys.ts'
import { forgetPasskey, keepPasskey, usePasskey } from '#domain/accounts/keep-passkeys.ts'
import { type OwnPasskey, passkeysMax } from '#domain/accounts/passkey.ts'
import { spendProof } from '#domain/captcha/spend-proof.ts'
import { returnSecretAttempt } from '#domain/secret-attempts/clear-secret-attempt.ts'
import { sourceOf } from '#domain/secret-attempts/source-of.ts'
import { countSecretAttempt } from '#flows/abuse/count-secret-attempt.ts'
import type { Deps } from '#flows/shared/deps.ts'
import { transact } from '#flows/shared/transact.ts'
import type { SessionId } from '#kernel/ids.ts'
import { type Browser, logInAndTell } from './browser.ts'
import { ensureOwner } from './ensure-owner.ts'
import type { SecretAttemptDeps } from './ensure-password.ts'
import { type AccountDeps, ensureAccount, type SessionKey } from './find-account.ts'
import { mailOwner } from './mail-owner.ts'

type PasskeyDeps = SecretAttemptDeps & Pick<Deps, 'passkeys' | 'passwords' | 'queue'>

/** The passkeys of the customer. Throws `NotLoggedIn` (3804). */
export async function showPasskeys(
  deps: AccountDeps,
  sessionKey: SessionKey,
): Promise<readonly OwnPasskey[]> {
  const { id } = await ensureAccount(deps, sessionKey)
  return listPasskeys(deps.db, id)
}

type AsOwner = { browser: Browser; password: string | undefined }

/**
 * Begins a passkey of the customer who is logged in and shows who they are. Gives the question for
 * their browser. Throws `NotLoggedIn` (3804), `PasskeysNotOffered` (3815), `PasskeysFull` (3814)
 * and what `ensureOwner` throws.
 */
export async function askForPasskey(
  deps: PasskeyDeps,
  { browser, password }: AsOwner,
): Promise<string> {
  const account = await ensureAccount(deps, browser.sessionKey)
  if (!deps.passkeys.isOffered) throw new PasskeysNotOffered()
  const hold = await ensureOwner(deps, { account, browser, password, parameter: 'password' })
  await transact(deps, hold)
  const known = await listPasskeys(deps.db, account.id)
  if (known.length >= passkeysMax) throw new PasskeysFull()
  const { id: accountId, email, firstName, lastName } = account
  return deps.passkeys.askToMake({ accountId, email, name: `${firstName} ${lastName}`, known })
}

/**
 * Keeps the passkey that a browser made. The question was asked of an owner who showed who they
 * are, and is answered once. Throws `NotLoggedIn` (3804), `PasskeyRefused` (3813) and
 * `PasskeysFull` (3814).
 */
export async function addPasskey(
  deps: PasskeyDeps,
  { browser, answer }: { browser: Browser; answer: string },
): Promise<void> {
  const { id: accountId } = await ensureAccount(deps, browser.sessionKey)
  const made = await deps.passkeys.readMade(answer, accountId)
  if (made === undefined) throw new PasskeyRefused()
  const { passkey, proof } = made
  const { device } = browser
  await transact(deps, async (tx) => {
    const now = deps.clock.now()
    if (!(await spendProof(tx, proof))) throw new PasskeyRefused()
    const outcome = await keepPasskey(tx, { passkey, accountId, device, now })
    if (outcome === 'full') throw new PasskeysFull()
    if (outcome === 'known') throw new PasskeyRefused()
    await mailOwner(tx, deps, { accountId, kind: 'passkeyAdded', now })
  })
}

/** Throws `NotLoggedIn` (3804), `PasskeyRefused` (3813) and what `ensureOwner` throws. */
export async function deletePasskey(
  deps: PasskeyDeps,
  { browser, password, id }: AsOwner & { id: string },
): Promise<void> {
  const account = await ensureAccount(deps, browser.sessionKey)
  const hold = await ensureOwner(deps, { account, browser, password, parameter: 'password' })
  await transact(deps, async (tx) => {
    await hold(tx)
    const accountId = account.id
    if (!(await forgetPasskey(tx, { id, accountId }))) throw new PasskeyRefused()
    await mailOwner(tx, deps, { accountId, kind: 'passkeyDeleted', now: deps.clock.now() })
  })
}

/**
 * The question for a browser that signs in. It names no account. Throws `PasskeysNotOffered`
 * (3815).
 */
export async function askToSignIn({ passkeys }: Pick<Deps, 'passkeys'>): Promise<string> {
  if (!passkeys.isOffered) throw new PasskeysNotOffered()
  return passkeys.askToShow()
}

/**
 * Logs a browser in by a passkey. Throws `PasskeyRefused` (3813), which does not say whether there
 * is such a passkey, and `TooManySecretAttempts` (3601).
 */
export async function signInByPasskey(
  deps: PasskeyDeps,
  { answer, browser, clientIp }: ShownPasskey,
): Promise<SessionId> {
  const source = deps.secretAttemptKeys.of('loginSource', sourceOf(clientIp))
  await countSecretAttempt(deps, [source])
  const id = deps.passkeys.claimOf(answer)
  const found = id && (await findPasskey(deps.db, { id, storefront: deps.storefront.key }))
  const shown = found && (await deps.passkeys.readShown(answer, found.passkey))
  if (!found || !shown) throw new PasskeyRefused()
  const { account, passkey } = found
  return transact(deps, async (tx) => {
    const now = deps.clock.now()
    if (!(await spendProof(tx, shown.proof))) throw new PasskeyRefused()
    const used = { id: passkey.id, counter: shown.counter, now }
    if (!(await usePasskey(tx, used))) throw new PasskeyRefused()
    await returnSecretAttempt(tx, source)
    return logInAndTell(tx, deps, { browser, account, now })
  })
}

type ShownPasskey = { answer: string; browser: Browser; clientIp: string | undefined }
