import type { MailSender, Written } from '#domain/mail/mails.ts'
import { formatDay, formatMoney } from '#i18n/formats.ts'
import { greeted } from '#i18n/someone.ts'
import { strictTexts } from '#i18n/strict-texts.ts'
import { transferMailTexts } from '#i18n/texts/transfer-mail.ts'
import type { BankDetails } from '#kernel/bank-details.ts'
import type { Language } from '#kernel/language.ts'
import { euro } from '#kernel/money.ts'
import { oneLine } from '#kernel/one-line.ts'
import { hasWebAddress } from '#web-address'
import { bankRows } from './bank-rows.ts'
import { exampleOrder } from './example-shop.ts'
import { askAboutOrder } from './imprint.tsx'
import { defineMailTemplate } from './mail-template.ts'
import { writeRowsMail } from './rows-mail.tsx'

/** To a giver who pays by bank transfer, or a company that pays an invoice in advance: how much, whereto and by which reference. */
type TransferMail = {
  language: Language
  shopName: string
  giverName: string
  orderNumber: string
  transfer: BankDetails
  /** It puts value on a printed card, and lies in no basket. */
  isActivation?: boolean | undefined
  /** Of a company that pays in advance. */
  invoice?: { company: string | undefined; customerReference: string | undefined } | undefined
  orderUrl: string
  organisation: MailSender
}

const example = (shopUrl: string): TransferMail => ({
  ...exampleOrder(shopUrl),
  giverName: 'Joris',
  transfer: {
    amount: euro(50_95),
    beneficiary: 'Cadeaubon Nederland B.V.',
    iban: 'NL13TEST0123456789',
    bic: 'TESTNL02',
    reference: 'ABCD1234EFGH5678',
    until: new Date('2026-12-08T11:00:00Z'),
  },
})

const invoiced = (shopUrl: string): TransferMail => ({
  ...example(shopUrl),
  invoice: { company: 'Bakkerij Bol', customerReference: 'Kerst 2026' },
})

export const transferMailTemplate = defineMailTemplate({
  cause: 'asked',
  write,
  examples: {
    'Bankoverschrijving, Nederlands': example,
    'Bankoverschrijving, Engels': (shopUrl) => ({ ...example(shopUrl), language: 'en' }),
    'Bankoverschrijving voor een kaart, Nederlands': (shopUrl) => ({
      ...example(shopUrl),
      isActivation: true,
    }),
    'Op factuur, Nederlands': invoiced,
    'Op factuur, Engels': (shopUrl) => ({ ...invoiced(shopUrl), language: 'en' }),
  },
})

const texts = strictTexts(transferMailTexts)

/** Longer than "Stichting Vrienden van het Oude Raadhuis" is a sentence. */
const wordsMax = 7

/** Nothing is paid yet, so the mail carries no web address. The order's page names all of it. */
const withoutAddress = (text = ''): string => (hasWebAddress(text) ? '' : oneLine(text))

/** Name of a company, or '' where an address, a phone number or a sentence stands in its place. */
function companyIn(text: string | undefined): string {
  const line = withoutAddress(text)
  const isMessage = line.split(/\s+/).length > wordsMax || /[!?]|\d(?:[\s./-]?\d){8}/.test(line)
  return isMessage ? '' : line
}

function write(mail: TransferMail): Promise<Written> {
  const { language, transfer, orderNumber, invoice } = mail
  const t = texts(language)
  const { currency, cents } = transfer.amount
  const total = formatMoney(language, { currency, value: cents })
  const plain = mail.isActivation ? 'activation' : 'plain'
  const of = invoice ? 'invoice' : plain
  return writeRowsMail(mail, {
    subject: t(`${of}.subject`, { total, order: orderNumber }),
    preview: t(`${of}.preview`),
    greeting: t('greeting', { giver: greeted(mail.language, oneLine(mail.giverName)) }),
    heading: t(`${of}.heading`, { total }),
    intro: t(`${of}.intro`, { order: orderNumber, day: formatDay(language, transfer.until) }),
    rows: [
      { label: t('company'), value: companyIn(invoice?.company) },
      { label: t('customerReference'), value: withoutAddress(invoice?.customerReference) },
      ...bankRows(language, transfer),
    ],
    isText: false,
    rest: [t('exactly'), t(`${of}.rest`)],
    action: { text: t('action'), url: mail.orderUrl },
    notYou: undefined,
    question: askAboutOrder(mail),
  })
}
