import type { Account } from '#domain/accounts/account.ts'
import type { Basket } from '#domain/cart/cart.ts'
import type { CartChange } from '#domain/cart/change.ts'
import type { CompanyDetails } from '#domain/cart/guest-details.ts'
import { saveGuestDetails } from '#domain/cart/save-guest-details.ts'
import type { Company, Membership } from '#domain/companies/company.ts'
import { CompanyNotAllowed, CompanyUnknown } from '#domain/companies/errors.ts'
import type { Db } from '#domain/db.ts'
import { type AccountDeps, ensureAccount, type SessionKey } from '#flows/accounts/find-account.ts'
import type { Deps } from '#flows/shared/deps.ts'
import { shopOf } from '#flows/shared/shop-of.ts'
import { inOneStatement } from '#flows/shared/transact.ts'
import { mayOrder } from '#kernel/company.ts'
import type { AccountId, CompanyId } from '#kernel/ids.ts'
import { requireMembership } from './ensure-member.ts'

type Buying = { companyId: string; accountId: AccountId }

/**
 * Throws `CompanyUnknown` (3850) and, of a member who orders nothing, `CompanyNotAllowed` (3851).
 */
export async function ensureBuyer(db: Db, { companyId, accountId }: Buying): Promise<Membership> {
  const membership = await requireMembership(db, { companyId, accountId })
  if (!mayOrder(membership.role)) throw new CompanyNotAllowed()
  return membership
}

type OrderForCompany = CartChange & {
  sessionKey: SessionKey
  companyId: string
  /** The company's name for this order; its own default where it is undefined. */
  reference: string | undefined
}

/**
 * Keeps with the basket that a member orders for their company, by what the company says of itself.
 * Throws `NotLoggedIn` (3804), what `ensureBuyer` throws and what `saveGuestDetails` throws.
 */
export async function orderForCompany(
  deps: AccountDeps & Pick<Deps, 'catalogue' | 'content'>,
  { sessionKey, companyId, reference, ...change }: OrderForCompany,
): Promise<Basket> {
  const account = await ensureAccount(deps, sessionKey)
  const { company } = await ensureBuyer(deps.db, { companyId, accountId: account.id })
  const details = companyDetailsOf(account, company, { reference, now: change.now })
  return await inOneStatement(deps, (one) =>
    saveGuestDetails(one, shopOf(deps, deps.storefront), { ...change, details }),
  )
}

/** Orderer that a company is, by what it and its member say of themselves. */
export const companyDetailsOf = (
  { firstName, lastName, email, phoneNumber }: Account,
  company: Company,
  { reference, now }: { reference: string | undefined; now: Date },
): CompanyDetails => ({
  customerType: 'BUSINESS',
  firstName,
  lastName,
  email,
  phoneNumber: phoneNumber ?? undefined,
  companyId: company.id,
  companyName: company.name,
  address: company.address,
  kvkNumber: company.kvkNumber,
  vatNumber: company.vatNumber,
  invoiceEmail: company.invoiceEmails[0],
  referenceNumber: reference ?? company.reference,
  termsAcceptedAt: now.toISOString(),
})

/**
 * A basket for a company is ordered by whoever may still order for it. Throws what `ensureBuyer`
 * throws.
 */
export async function ensureOrdersFor(
  db: Db,
  { companyId, accountId }: { companyId: CompanyId | undefined; accountId: AccountId | undefined },
): Promise<void> {
  if (companyId === undefined) return
  if (accountId === undefined) throw new CompanyUnknown()
  await ensureBuyer(db, { companyId, accountId })
}
