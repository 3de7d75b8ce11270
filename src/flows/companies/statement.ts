import type { Company } from '#domain/companies/company.ts'
import { StatementPeriodInvalid } from '#domain/documents/errors.ts'
import { loadStatement, type StatementPaper } from '#domain/documents/statement.ts'
import { dayOf } from '#domain/period.ts'
import type { AccountDeps } from '#flows/accounts/find-account.ts'
import type { Deps } from '#flows/shared/deps.ts'
import { sellerAt } from '#flows/shared/sellers-of.ts'
import type { Language } from '#kernel/language.ts'
import { type CompanyQuestion, ensureSeesInvoices } from './ensure-member.ts'

/** Days as they come from outside; undefined where none was given. */
export type AskedPeriod = { from: string | undefined; until: string | undefined }

type Asked = CompanyQuestion & { language: Language; period: AskedPeriod }

/**
 * Statement of a company for a member who may see its invoices. Throws `NotLoggedIn` (3804),
 * `CompanyUnknown` (3850), `CompanyNotAllowed` (3851) and `StatementPeriodInvalid` (3861).
 */
export async function findOwnStatement(
  deps: AccountDeps,
  { language, period, ...question }: Asked,
): Promise<StatementPaper> {
  const { company } = await ensureSeesInvoices(deps, question)
  return await drawUpStatement(deps, { company, language, period })
}

type ToDrawUp = {
  company: Company
  language: Language
  period: AskedPeriod
}

/** Statement of a company. Throws `StatementPeriodInvalid` (3861). */
export async function drawUpStatement(
  { db, clock, storefront }: Pick<Deps, 'db' | 'clock' | 'storefront'>,
  { company, language, period }: ToDrawUp,
): Promise<StatementPaper> {
  const days = readPeriod(period)
  const { currency } = storefront
  return {
    ...(await loadStatement(db, { companyId: company.id, currency, ...days })),
    language,
    madeOn: dayOf(clock.now()),
    seller: sellerAt(storefront),
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
