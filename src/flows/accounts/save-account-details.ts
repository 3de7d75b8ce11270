import type { AccountDetails } from '#domain/accounts/account.ts'
import { saveDetails } from '#domain/accounts/change-account.ts'
import type { Deps } from '#flows/shared/deps.ts'
import { inOneStatement } from '#flows/shared/transact.ts'
import { ensureAccount, type SessionKey } from './find-account.ts'

/** Throws `NotLoggedIn` (3804). */
export async function saveAccountDetails(
  deps: Pick<Deps, 'db' | 'clock' | 'storefront'>,
  { sessionKey, details }: { sessionKey: SessionKey; details: AccountDetails },
): Promise<void> {
  const { id } = await ensureAccount(deps, sessionKey)
  await inOneStatement(deps, (one) => saveDetails(one, { id, details }))
}
