import type { FastifyInstance } from 'fastify'
import { StatementPeriodInvalid } from '#domain/documents/errors.ts'
import type { StatementPaper } from '#domain/documents/statement.ts'
import { findOwnStatement } from '#flows/companies/statement.ts'
import type { Deps } from '#flows/shared/deps.ts'
import { pathsOf } from '#kernel/addresses.ts'
import { languages } from '#kernel/language.ts'
import { ShopError } from '#kernel/shop-error.ts'
import {
  periodRefused,
  type StatementFileForm,
  statementFileForms,
  statementFolder,
} from '#kernel/statement-file.ts'
import { askerOf, printApart } from './print-apart.ts'
import { asPrivateFile } from './private-file.ts'
import { viewerKeysOf } from './viewer-keys-of.ts'

type StatementDeps = Parameters<typeof findOwnStatement>[0] & Pick<Deps, 'shopUrl'>

type Query = { from?: string | string[]; until?: string | string[]; form?: string | string[] }

const contentTypes: Record<StatementFileForm, string> = {
  pdf: 'application/pdf',
  csv: 'text/csv; charset=utf-8',
}

/**
 * Statement of a company for members who may see its invoices, as a file. Everybody else is led to
 * the company's page, which says why or asks them to log in.
 */
export function registerCompanyStatement(app: FastifyInstance, deps: StatementDeps): void {
  for (const language of languages)
    app.get<{ Params: { company: string }; Querystring: Query }>(
      `${pathsOf(language).accountCompanies()}:company/${statementFolder}`,
      async (request, reply) => {
        const asker = askerOf(request, reply, deps.storefront)
        const { sessionKey } = viewerKeysOf(request, deps)
        const { company: companyId } = request.params
        const period = { from: one(request.query.from), until: one(request.query.until) }
        const form = statementFileForms.find((known) => known === request.query.form)
        const asked = { sessionKey, companyId, language, period }
        const statement = await findOwnStatement(deps, asked).catch(whyNot)
        if (typeof statement === 'string' || form === undefined) {
          const isPeriod = statement === 'period'
          const page = pathsOf(language).accountCompany(companyId)
          return reply.redirect(isPeriod ? refusedAddress(page, period) : page, 302)
        }
        const name = `rekeningoverzicht-${statement.from}-${statement.until}.${form}`
        return asPrivateFile(reply, { contentType: contentTypes[form], name }).send(
          await write(statement, { form, asker }),
        )
      },
    )
}

const one = (value: string | string[] | undefined): string | undefined =>
  typeof value === 'string' ? value : undefined

/** The company's page with the days that were refused, so that they can be corrected. */
function refusedAddress(
  page: string,
  period: Record<'from' | 'until', string | undefined>,
): string {
  const days = Object.entries(period).flatMap(([name, day]) =>
    day !== undefined && /^\d{4}-\d{2}-\d{2}$/.test(day) ? [`&${name}=${day}`] : [],
  )
  return `${page}?${periodRefused}=0${days.join('')}#statement`
}

function whyNot(error: unknown): 'period' | 'refused' {
  if (error instanceof StatementPeriodInvalid) return 'period'
  if (error instanceof ShopError) return 'refused'
  throw error
}

type Wanted = { form: StatementFileForm; asker: ReturnType<typeof askerOf> }

/** Writes it; a process that nobody asks for one loads nothing that prints. */
async function write(statement: StatementPaper, { form, asker }: Wanted): Promise<string | Buffer> {
  if (form === 'csv') return (await import('#print/statement.ts')).writeStatement(statement)
  return printApart({ is: 'statement', statement }, asker)
}
