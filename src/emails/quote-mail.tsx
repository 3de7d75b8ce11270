import type { MailSender } from '#domain/mail/mails.ts'
import { formatMoment } from '#i18n/format-moment.ts'
import { formatDay, formatMoney } from '#i18n/formats.ts'
import { greeted } from '#i18n/someone.ts'
import { strictTexts } from '#i18n/strict-texts.ts'
import { quoteMailTexts } from '#i18n/texts/quote-mail.ts'
import { pathsOf } from '#kernel/addresses.ts'
import { firstNameOf } from '#kernel/first-name.ts'
import type { Language } from '#kernel/language.ts'
import type { Currency } from '#kernel/money.ts'
import { oneLine } from '#kernel/one-line.ts'
import { quoteLastDay } from '#kernel/quote-last-day.ts'
import type { ContactChannel } from '#kernel/quote-request.ts'
import { exampleShop } from './example-shop.ts'
import { type MailFact, writeFactsMail } from './facts-mail.tsx'
import { askAnything } from './imprint.tsx'
import { writeLinkMail } from './link-mail.tsx'
import { defineMailTemplate } from './mail-template.ts'

type QuoteMail = {
  language: Language
  shopName: string
  organisation: MailSender
  number: string
  /** First name of whoever asked. */
  name: string
}

/** Request that arrived. `url` is the private page of the quote. */
type AskedMail = QuoteMail & { dueAt: Date; url: string }

/** Quote that is sent; `isAgain` of a later version. */
type SentMail = QuoteMail & {
  total: { currency: Currency; cents: number }
  validUntil: Date
  note: string | undefined
  url: string
  isAgain: boolean
}

/** Quote that lapses soon. */
type ReminderMail = Omit<SentMail, 'note' | 'isAgain'>

/** Request as the shop reads it. */
type ForwardMail = Omit<QuoteMail, 'name'> & {
  dueAt: Date
  fullName: string
  companyName: string
  email: string
  phoneNumber: string | undefined
  contactBy: ContactChannel
  currency: Currency
  message: string
  remark: string | undefined
  occasion: string | undefined
  product: string | undefined
  quantity: number | undefined
  amountCents: number | undefined
  budgetCents: number | undefined
  form: 'DIGITAL' | 'PHYSICAL' | undefined
  receiverCount: number
}

const quote = { ...exampleShop, number: 'Q61-7KD3-9QXM', name: 'Joris' }
const urlIn = (shopUrl: string) => `${shopUrl}${pathsOf('nl').quote('voorbeeld')}`
const dueAt = new Date('2026-12-01T13:20:00Z')
const asked = (shopUrl: string) => ({ ...quote, dueAt, url: urlIn(shopUrl) })
const sent = (shopUrl: string) => ({
  ...quote,
  total: { currency: 'EUR', cents: 1_188_45 } as const,
  validUntil: new Date('2026-12-14T23:00:00Z'),
  note: 'Bij dit aantal nemen we 5% voor onze rekening.',
  url: urlIn(shopUrl),
  isAgain: false,
})
const reminder = (shopUrl: string): ReminderMail => {
  const { note: _, isAgain: __, ...mail } = sent(shopUrl)
  return mail
}
const forward = () =>
  ({
    ...quote,
    dueAt,
    fullName: 'Joris Bakker',
    companyName: 'Bakkerij Bol',
    email: 'joris@voorbeeld.example',
    phoneNumber: '+31201234567',
    contactBy: 'phone',
    currency: 'EUR',
    message: 'We willen ons team bedanken voor een druk jaar.',
    remark: 'Graag met ons logo op de kaart.',
    occasion: 'Kerst',
    product: 'aan-tafel-dinerbon',
    quantity: 25,
    amountCents: 50_00,
    budgetCents: 1_250_00,
    form: 'DIGITAL',
    receiverCount: 25,
  }) as const

/** Tells whoever asked for a quote that it arrived, and until when they hear from the shop. */
export const quoteAskedMailTemplate = defineMailTemplate({
  cause: 'asked',
  write: (mail: AskedMail) => writeLinkMail(mail, askedWords(mail)),
  examples: {
    'Aanvraag van een offerte, Nederlands': asked,
    'Aanvraag van een offerte, Engels': (shopUrl) => ({ ...asked(shopUrl), language: 'en' }),
  },
})

/** Brings a quote by its private link. */
export const quoteSentMailTemplate = defineMailTemplate({
  cause: 'order',
  write: (mail: SentMail) => writeLinkMail(mail, sentWords(mail)),
  examples: {
    'Offerte, Nederlands': sent,
    'Nieuwe versie van een offerte, Engels': (shopUrl) => ({
      ...sent(shopUrl),
      ...({ language: 'en', isAgain: true, note: undefined } as const),
    }),
  },
})

/** Reminds of a quote that lapses soon. */
export const quoteReminderMailTemplate = defineMailTemplate({
  cause: 'order',
  write: (mail: ReminderMail) => writeLinkMail(mail, reminderWords(mail)),
  examples: {
    'Offerte verloopt, Nederlands': reminder,
    'Offerte verloopt, Engels': (shopUrl) => ({ ...reminder(shopUrl), language: 'en' }),
  },
})

/** Hands a request to the shop. */
export const quoteForwardMailTemplate = defineMailTemplate({
  cause: 'asked',
  write: (mail: ForwardMail) => writeFactsMail(mail, forwardWords(mail)),
  examples: {
    'Aanvraag van een offerte aan de winkel, Nederlands': forward,
    'Aanvraag van een offerte aan de winkel, alleen een bericht': () => ({
      ...forward(),
      remark: undefined,
      occasion: undefined,
      product: undefined,
      quantity: undefined,
      amountCents: undefined,
      budgetCents: undefined,
      form: undefined,
      receiverCount: 0,
      ...({ contactBy: 'mail', phoneNumber: undefined } as const),
    }),
  },
})

const texts = strictTexts(quoteMailTexts)

const greeting = ({ language, name }: QuoteMail): string =>
  texts(language)('greeting', { name: greeted(language, firstNameOf(oneLine(name))) })

function askedWords(mail: AskedMail) {
  const { language, number } = mail
  const t = texts(language)
  const due = formatMoment(language, mail.dueAt)
  return {
    subject: t('asked.subject', { number }),
    preview: t('asked.preview', { due }),
    greeting: greeting(mail),
    heading: t('asked.heading'),
    intro: t('asked.intro', { number, due }),
    action: t('asked.action'),
    linkHint: t('linkHint'),
    ignore: t('ignore'),
    question: askAnything(mail),
  }
}

/** Sum and last day of a quote, in the words of its language. */
const termsOf = ({ language, total: { currency, cents }, validUntil }: ReminderMail) => ({
  total: formatMoney(language, { currency, value: cents }),
  day: formatDay(language, quoteLastDay(validUntil)),
})

function sentWords(mail: SentMail) {
  const { language, number, isAgain } = mail
  const t = texts(language)
  const { total, day } = termsOf(mail)
  return {
    subject: t(isAgain ? 'sent.subjectAgain' : 'sent.subject', { number }),
    preview: t('sent.preview', { total, day }),
    greeting: greeting(mail),
    heading: t(isAgain ? 'sent.headingAgain' : 'sent.heading'),
    intro: [t('sent.intro', { number, total }), ...(mail.note ? [mail.note] : [])].join(' '),
    action: t('sent.action'),
    until: t('sent.until', { day }),
    linkHint: t('linkHint'),
    ignore: t('ignore'),
    question: askAnything(mail),
  }
}

function reminderWords(mail: ReminderMail) {
  const { language, number } = mail
  const t = texts(language)
  const { total, day } = termsOf(mail)
  return {
    subject: t('reminder.subject', { number, day }),
    preview: t('reminder.preview', { total, day }),
    greeting: greeting(mail),
    heading: t('reminder.heading'),
    intro: t('reminder.intro', { number, total, day }),
    action: t('sent.action'),
    linkHint: t('linkHint'),
    ignore: t('reminder.ignore'),
    question: askAnything(mail),
  }
}

function forwardWords(mail: ForwardMail) {
  const { language, number } = mail
  const t = texts(language)
  const due = formatMoment(language, mail.dueAt)
  const [company, name] = [oneLine(mail.companyName), oneLine(mail.fullName)]
  return {
    subject: t('forward.subject', { number, company }),
    preview: t('forward.preview', { due }),
    greeting: undefined,
    heading: t('forward.heading', { company }),
    intro: t('forward.intro', { number, due }),
    facts: factsOf(mail),
    message: {
      title: t('forward.message', { name }),
      text: [mail.message, ...(mail.remark ? [mail.remark] : [])].join('\n\n'),
    },
    remarks: [],
    question: undefined,
  }
}

function factsOf(mail: ForwardMail): readonly MailFact[] {
  const { language, currency, email, phoneNumber: phone = '', quantity, receiverCount } = mail
  const t = texts(language)
  const money = (cents: number) => formatMoney(language, { currency, value: cents })
  const cards = [
    ...(quantity === undefined ? [] : [t('forward.number', { count: quantity })]),
    ...(mail.product === undefined ? [] : [mail.product]),
    ...(mail.amountCents === undefined
      ? []
      : [t('forward.each', { amount: money(mail.amountCents) })]),
  ]
  const facts: readonly [label: string, value: string | undefined][] = [
    [t('forward.who'), `${oneLine(mail.fullName)}, ${oneLine(mail.companyName)}`],
    [t('forward.contact'), t(`forward.${mail.contactBy}`, { email, phone })],
    [t('forward.cards'), cards.join(', ')],
    [t('forward.budget'), mail.budgetCents === undefined ? '' : money(mail.budgetCents)],
    [t('forward.occasion'), mail.occasion],
    [t('forward.form'), mail.form && t(`forward.${mail.form}`)],
    [t('forward.list'), receiverCount > 0 ? t('forward.receivers', { count: receiverCount }) : ''],
  ]
  return facts.flatMap(([label, value]) => (value ? [{ label, value }] : []))
}
