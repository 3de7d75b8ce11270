import { paymentTermOf } from '#domain/companies/payment-term.ts'
import { type ListedDocument, listDocumentsOf } from '#domain/documents/list-documents.ts'
import { receivableAccount } from '#domain/ledger/accounts.ts'
import { readCredit } from '#domain/ledger/floors.ts'
import { listReceivables } from '#domain/receivables/find-receivables.ts'
import type { AccountDeps } from '#flows/accounts/find-account.ts'
import { type CreditView, viewCredit } from './credit.ts'
import { type ReceivableView, viewReceivable } from './debts.ts'
import { type CompanyQuestion, ensureSeesInvoices } from './ensure-member.ts'

export type CompanyDebts = CreditView & {
  /** Days that the company may take to pay; null where it pays in advance. */
  termDays: number | null
  receivables: readonly (ReceivableView & { documents: readonly ListedDocument[] })[]
}

/**
 * What a company owes, to a member who may see its invoices. Throws `NotLoggedIn` (3804),
 * `CompanyUnknown` (3850) and `CompanyNotAllowed` (3851).
 */
export async function showOwnDebts(
  deps: AccountDeps,
  question: CompanyQuestion,
): Promise<CompanyDebts> {
  const { companyId } = await ensureSeesInvoices(deps, question)
  const { db, clock, storefront } = deps
  const { currency } = storefront
  const account = receivableAccount(companyId, currency)
  const [termDays, credit, receivables] = await Promise.all([
    paymentTermOf(db, companyId),
    readCredit(db, account),
    listReceivables(db, companyId),
  ])
  const documents = await listDocumentsOf(
    db,
    receivables.map(({ orderId }) => orderId),
  )
  const now = clock.now()
  return {
    termDays,
    ...viewCredit(credit, currency),
    receivables: receivables.map((receivable) => ({
      ...viewReceivable(receivable, now),
      documents: documents.filter(({ orderId }) => orderId === receivable.orderId),
    })),
  }
}
