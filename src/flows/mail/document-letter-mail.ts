import { type LetterToSend, letterMails } from '#domain/documents/letter-mails.ts'
import type { SalesDocument, ToPay } from '#domain/documents/sales-document.ts'
import type { MailFile } from '#domain/mail/mailer.ts'
import type { Mails } from '#domain/mail/mails.ts'
import { accountCompanyUrl } from '#flows/shared/addresses.ts'
import { toSalesDocument } from '#flows/shared/sales-documents.ts'
import { dayMs } from '#kernel/day-ms.ts'
import { defineMailKind, type WriteDeps } from './define-mail-kind.ts'

/**
 * Mails an invoice, a credit note or a reminder to an address of a company that pays later, with
 * the document as PDF and UBL. The key is the letter.
 */
export const documentLetterMail = defineMailKind(letterMails, {
  job: { name: 'send-document-letter', field: 'letterId', prefixes: ['dlt'] },
  write: async (deps, letter) => {
    const document = toSalesDocument(deps, letter)
    return {
      to: { name: letter.companyName, address: letter.email },
      ...(await deps.mails.documentLetter(describe(deps, letter, document))),
      files: await filesOf(deps, document),
    }
  },
})

const filesOf = async (
  { papers }: Pick<WriteDeps, 'papers'>,
  document: SalesDocument,
): Promise<readonly MailFile[]> => [
  {
    name: `${document.number}.pdf`,
    contentType: 'application/pdf',
    bytes: await papers.pdf(document),
  },
  {
    name: `${document.number}.xml`,
    contentType: 'application/xml',
    bytes: Buffer.from(await papers.ubl(document)),
  },
]

const describe = (
  deps: WriteDeps,
  letter: LetterToSend,
  document: SalesDocument,
): Mails['documentLetter'] => ({
  language: document.language,
  shopName: deps.storefront.name,
  organisation: deps.storefront.organisation,
  companyName: letter.companyName,
  number: document.number,
  orderNumber: document.orderNumber,
  customerReference: document.customerReference,
  invoicesUrl: accountCompanyUrl(deps, { companyId: letter.companyId, ...document }),
  about: aboutOf(deps, letter, document),
})

function aboutOf(
  { storefront }: WriteDeps,
  { step, openCents }: LetterToSend,
  { kind, toPay, totalCents, currency }: SalesDocument,
): Mails['documentLetter']['about'] {
  if (kind === 'creditNote') return { is: 'creditNote', amount: { currency, cents: -totalCents } }
  if (toPay === undefined || openCents === 0) return { is: 'paid' }
  const open: ToPay = { ...toPay, amount: { currency, cents: openCents } }
  if (step === null) return { is: 'invoice', toPay: open }
  const stopsOn = new Date(open.until.getTime() + storefront.onAccount.stopDays * dayMs)
  return { is: 'reminder', step, toPay: open, stopsOn }
}
