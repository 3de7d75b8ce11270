import { paymentTermOf } from '#domain/companies/payment-term.ts'
import type { Db } from '#domain/db.ts'
import { receivableAccount } from '#domain/ledger/accounts.ts'
import { type Credit, readCredit } from '#domain/ledger/floors.ts'
import { InvoiceLongOverdue, NotOnAccount } from '#domain/receivables/errors.ts'
import { oldestDueOf } from '#domain/receivables/find-receivables.ts'
import type { Deps } from '#flows/shared/deps.ts'
import { dayMs } from '#kernel/day-ms.ts'
import type { CompanyId } from '#kernel/ids.ts'
import type { Currency, Money } from '#kernel/money.ts'

type CreditDeps = Pick<Deps, 'storefront' | 'clock'> & { db: Db }

export type CreditView = {
  /** Debt that a company may have; zero until somebody sets it. */
  limit: Money
  owed: Money
  /** Money of the company that paid nothing yet. */
  credit: Money
}

export const viewCredit = (
  { floorCents, balanceCents }: Credit,
  currency: Currency,
): CreditView => ({
  limit: { currency, cents: -floorCents },
  owed: { currency, cents: Math.max(0, -balanceCents) },
  credit: { currency, cents: Math.max(0, balanceCents) },
})

/** Days that a company may take to pay, or why it orders nothing on account. */
async function findTerm(
  { db, storefront, clock }: CreditDeps,
  companyId: CompanyId,
): Promise<number | 'inAdvance' | 'stopped'> {
  const { stopDays } = storefront.onAccount
  const days = await paymentTermOf(db, companyId)
  if (days === null) return 'inAdvance'
  const oldest = await oldestDueOf(db, companyId)
  const isStopped = oldest !== null && clock.now().getTime() - oldest.getTime() > stopDays * dayMs
  return isStopped ? 'stopped' : days
}

/** The company's term, in days. The ledger itself refuses what passes its limit. */
export async function ensureTerm(deps: CreditDeps, companyId: CompanyId): Promise<number> {
  const term = await findTerm(deps, companyId)
  if (term === 'inAdvance') throw new NotOnAccount()
  if (term === 'stopped') throw new InvoiceLongOverdue()
  return term
}

/** True where a company gets so much more on account now. */
export async function hasCreditFor(
  deps: CreditDeps,
  { companyId, amount }: { companyId: CompanyId; amount: Money },
): Promise<boolean> {
  const term = await findTerm(deps, companyId)
  if (typeof term === 'string') return false
  const account = receivableAccount(companyId, amount.currency)
  const { floorCents, balanceCents } = await readCredit(deps.db, account)
  return balanceCents - amount.cents >= floorCents
}
