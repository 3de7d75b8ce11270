import type { Account, AccountDetails } from '#domain/accounts/account.ts'
import { findBookDefaults } from '#domain/accounts/address-book.ts'
import { saveDetails } from '#domain/accounts/change-account.ts'
import type { Deps } from '#flows/shared/deps.ts'
import { inOneStatement } from '#flows/shared/transact.ts'
import { ensureAccount, type SessionKey } from './find-account.ts'

/**
 * Saves details of an account. Invoices stay as they are while the address book says them: the
 * page asks for nothing of it then. Throws `NotLoggedIn` (3804).
 */
export async function saveAccountDetails(
  deps: Pick<Deps, 'db' | 'clock' | 'storefront'>,
  { sessionKey, details }: { sessionKey: SessionKey; details: AccountDetails },
): Promise<void> {
  const account = await ensureAccount(deps, sessionKey)
  const { id } = account
  const { billing } = await findBookDefaults(deps.db, id)
  const saved = billing !== undefined ? { ...details, ...invoicingOf(account) } : details
  await inOneStatement(deps, (one) => saveDetails(one, { id, details: saved }))
}

const invoicingOf = ({ vatNumber, invoiceEmail }: Account) => ({
  vatNumber: vatNumber ?? undefined,
  invoiceEmail: invoiceEmail ?? undefined,
  billing: undefined,
})
