import type { MailSender, Written } from '#domain/mail/mails.ts'
import { formatDay, formatMoney } from '#i18n/formats.ts'
import { strictTexts } from '#i18n/strict-texts.ts'
import { documentLetterMailTexts } from '#i18n/texts/document-letter-mail.ts'
import { pathsOf } from '#kernel/addresses.ts'
import type { BankDetails } from '#kernel/bank-details.ts'
import type { Language } from '#kernel/language.ts'
import { euro, type Money } from '#kernel/money.ts'
import { oneLine } from '#kernel/one-line.ts'
import { bankRows } from './bank-rows.ts'
import { exampleShop } from './example-shop.ts'
import { askAnything } from './imprint.tsx'
import { defineMailTemplate } from './mail-template.ts'
import { writeRowsMail } from './rows-mail.tsx'

/** Document for an address of a company that pays later, or a reminder of an invoice. */
type DocumentLetterMail = {
  language: Language
  shopName: string
  organisation: MailSender
  companyName: string
  number: string
  orderNumber: string
  customerReference: string | undefined
  /** The company's page with all of its invoices. */
  invoicesUrl: string
  about:
    | { is: 'invoice'; toPay: BankDetails }
    | { is: 'paid' }
    | { is: 'creditNote'; amount: Money }
    | { is: 'reminder'; step: number; toPay: BankDetails; stopsOn: Date }
}

const example = (shopUrl: string) => ({
  ...exampleShop,
  companyName: 'Bakkerij Bol',
  number: 'GCSNL-2026-000123',
  orderNumber: '61-7KD3-9QXM',
  customerReference: 'Kerst 2026',
  invoicesUrl: `${shopUrl}${pathsOf('nl').accountCompany('voorbeeld')}`,
})

const toPay: BankDetails = {
  amount: euro(1_003_95),
  beneficiary: 'Cadeaubon Nederland B.V.',
  iban: 'NL13TEST0123456789',
  bic: 'TESTNL02',
  reference: '61-7KD3-9QXM',
  until: new Date('2026-12-28T11:00:00Z'),
}

const invoice = (shopUrl: string): DocumentLetterMail => ({
  ...example(shopUrl),
  about: { is: 'invoice', toPay },
})

const reminder = (shopUrl: string): DocumentLetterMail => ({
  ...example(shopUrl),
  about: { is: 'reminder', step: 2, toPay, stopsOn: new Date('2027-02-01T11:00:00Z') },
})

export const documentLetterMailTemplate = defineMailTemplate({
  cause: 'order',
  write,
  examples: {
    'Factuur op rekening, Nederlands': invoice,
    'Factuur op rekening, Engels': (shopUrl) => ({ ...invoice(shopUrl), language: 'en' }),
    'Betaalde factuur op rekening, Nederlands': (shopUrl) => ({
      ...example(shopUrl),
      about: { is: 'paid' },
    }),
    'Creditnota op rekening, Nederlands': (shopUrl) => ({
      ...example(shopUrl),
      about: { is: 'creditNote', amount: euro(50_00) },
    }),
    'Betalingsherinnering, Nederlands': reminder,
    'Betalingsherinnering, Engels': (shopUrl) => ({ ...reminder(shopUrl), language: 'en' }),
  },
})

const texts = strictTexts(documentLetterMailTexts)

const toPayIn = ({ about }: DocumentLetterMail): BankDetails | undefined =>
  about.is === 'invoice' || about.is === 'reminder' ? about.toPay : undefined

/** Amounts, days and numbers that its sentences name. */
function factsOf(mail: DocumentLetterMail) {
  const { language, about, number, orderNumber: order } = mail
  const due = toPayIn(mail)
  const amount = due?.amount ?? (about.is === 'creditNote' ? about.amount : undefined)
  const day = (date: Date | undefined) => (date === undefined ? '' : formatDay(language, date))
  return {
    company: oneLine(mail.companyName),
    number,
    order,
    amount: amount ? formatMoney(language, { ...amount, value: amount.cents }) : '',
    day: day(due?.until),
    step: about.is === 'reminder' ? String(about.step) : '',
    stopDay: day(about.is === 'reminder' ? about.stopsOn : undefined),
  }
}

function write(mail: DocumentLetterMail): Promise<Written> {
  const { language, about, customerReference = '' } = mail
  const t = texts(language)
  const { is } = about
  const facts = factsOf(mail)
  const due = toPayIn(mail)
  return writeRowsMail(mail, {
    subject: t(`${is}.subject`, facts),
    preview: t(`${is}.preview`, facts),
    greeting: t('greeting', facts),
    heading: t(`${is}.heading`, facts),
    intro: t(`${is}.intro`, facts),
    rows: [
      ...(due ? bankRows(language, due) : []),
      { label: t('customerReference'), value: oneLine(customerReference) },
    ],
    isText: false,
    rest: [t(`${is}.rest`, facts)],
    action: { text: t('action'), url: mail.invoicesUrl },
    notYou: undefined,
    question: askAnything(mail),
  })
}
