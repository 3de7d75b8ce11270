import type { Company } from '#domain/companies/company.ts'
import { CompanyNotAllowed } from '#domain/companies/errors.ts'
import { StatementPeriodInvalid } from '#domain/documents/errors.ts'
import { loadStatement, type StatementPaper } from '#domain/documents/statement.ts'
import { dayOf } from '#domain/period.ts'
import type { AccountDeps } from '#flows/accounts/find-account.ts'
import type { Deps } from '#flows/shared/deps.ts'
import { sellerOf } from '#flows/shared/sales-documents.ts'
import { maySeeInvoices } from '#kernel/company.ts'
import type { Language } from '#kernel/language.ts'
import { type CompanyQuestion, ensureMember } from './ensure-member.ts'

/** Days as they come from outside; undefined where none was given. */
export type AskedPeriod = { from: string | undefined; until: string | undefined }

type Asked = CompanyQuestion & { language: Language; period: AskedPeriod }

/**
 * Statement of a company for a member who may see its invoices. Throws `NotLoggedIn` (3804),
 * `CompanyUnknown` (3850), `CompanyNotAllowed` (3851) and `StatementPeriodInvalid` (3861).
 */
export async function findOwnStatement(
  deps: AccountDeps & Pick<Deps, 'storefronts'>,
  { language, period, ...question }: Asked,
): Promise<StatementPaper> {
  const { company, role } = await ensureMember(deps, question)
  if (!maySeeInvoices(role)) throw new CompanyNotAllowed()
  return await drawUpStatement(deps, { company, language, period })
}

type ToDrawUp = {
  company: Company
  language: Language
  period: AskedPeriod
}

/** Statement of a company. Throws `StatementPeriodInvalid` (3861). */
export async function drawUpStatement(
  deps: Pick<Deps, 'db' | 'clock' | 'storefront' | 'storefronts'>,
  { company, language, period }: ToDrawUp,
): Promise<StatementPaper> {
  const { db, clock, storefront } = deps
  const days = readPeriod(period)
  const { currency, key } = storefront
  return {
    ...(await loadStatement(db, { companyId: company.id, currency, ...days })),
    language,
    madeOn: dayOf(clock.now()),
    seller: sellerOf(deps, key),
    company,
  }
}

const yearsMax = 5

/** Throws `StatementPeriodInvalid` (3861). */
function readPeriod({ from = '', until = '' }: AskedPeriod): { from: string; until: string } {
  const [first, last] = [readDay(from), readDay(until)]
  const isInOrder = Temporal.PlainDate.compare(first, last) <= 0
  const isShort = Temporal.PlainDate.compare(last, first.add({ years: yearsMax })) <= 0
  if (!isInOrder || !isShort) throw new StatementPeriodInvalid()
  return { from: first.toString(), until: last.toString() }
}

const dayShape = /^[12]\d{3}-\d{2}-\d{2}$/

function readDay(text: string): Temporal.PlainDate {
  if (!dayShape.test(text)) throw new StatementPeriodInvalid()
  try {
    return Temporal.PlainDate.from(text)
  } catch {
    throw new StatementPeriodInvalid()
  }
}
