import type { Company } from '#domain/companies/company.ts'
import { findCompany, searchCompanies } from '#domain/companies/find-company.ts'
import { receivableAccount } from '#domain/ledger/accounts.ts'
import { FloorMovedMeanwhile } from '#domain/ledger/errors.ts'
import { floorOf, moveFloor, readCredit, readCredits } from '#domain/ledger/floors.ts'
import type { Deps } from '#flows/shared/deps.ts'
import type { Signed } from '#flows/shared/operator.ts'
import { transact } from '#flows/shared/transact.ts'
import { type CompanyId, isId } from '#kernel/ids.ts'
import type { Money } from '#kernel/money.ts'
import { refusal } from '#kernel/operator-refusal.ts'
import { type CreditView, viewCredit } from './credit.ts'

type CreditDeps = Pick<Deps, 'db' | 'queue' | 'storefront'>

export type CompanyCredit = CreditView & {
  id: CompanyId
  name: string
  kvkNumber: string | null
}

/** Companies of this storefront whose name, KVK number or id has this text, with their credit. */
export async function findCompanies(
  { db, storefront }: Pick<Deps, 'db' | 'storefront'>,
  text: string,
): Promise<readonly CompanyCredit[]> {
  const { currency } = storefront
  const found = await searchCompanies(db, { storefront: storefront.key, text })
  const credits = await readCredits(
    db,
    found.map(({ id }) => receivableAccount(id, currency)),
  )
  return found.map((company, at) => ({
    ...company,
    ...viewCredit(credits[at] ?? { floorCents: 0, balanceCents: 0 }, currency),
  }))
}

/** A company by the id that an operator typed. Throws `companyUnknown`. */
export async function requireCompany(
  { db, storefront }: Pick<Deps, 'db' | 'storefront'>,
  text: string,
): Promise<Company> {
  const company = isId('cmp', text)
    ? await findCompany(db, { storefront: storefront.key, id: text })
    : undefined
  if (company === undefined) throw refusal('companyUnknown', { company: text })
  return company
}

/**
 * Sets the debt that a company may have, and writes down who did it and why. A limit below the debt
 * takes nothing back: it stops new debts alone. Throws `companyUnknown` and `limitChanged`.
 */
export async function setCreditLimit(
  deps: CreditDeps,
  { companyId, limit, actor, reason }: Signed & { companyId: string; limit: Money },
): Promise<CompanyCredit> {
  const company = await requireCompany(deps, companyId)
  const account = receivableAccount(company.id, limit.currency)
  const { position: seen } = await floorOf(deps.db, account)
  try {
    await transact(deps, (tx) =>
      moveFloor(tx, { account, cents: -limit.cents, seen, actor, reason }),
    )
  } catch (error) {
    if (error instanceof FloorMovedMeanwhile) throw refusal('limitChanged')
    throw error
  }
  const credit = viewCredit(await readCredit(deps.db, account), limit.currency)
  const { id, name, kvkNumber = null } = company
  return { id, name, kvkNumber, ...credit, limit }
}
