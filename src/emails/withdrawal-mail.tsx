import type { MailSender, Written } from '#domain/mail/mails.ts'
import { formatMoment } from '#i18n/format-moment.ts'
import { formatDay, formatMoney } from '#i18n/formats.ts'
import { greeted } from '#i18n/someone.ts'
import { strictTexts } from '#i18n/strict-texts.ts'
import { withdrawalMailTexts } from '#i18n/texts/withdrawal-mail.ts'
import type { Language } from '#kernel/language.ts'
import { euro, type Money } from '#kernel/money.ts'
import { oneLine } from '#kernel/one-line.ts'
import { exampleOrder } from './example-shop.ts'
import { askAboutOrder } from './imprint.tsx'
import { defineMailTemplate } from './mail-template.ts'
import { writeRowsMail } from './rows-mail.tsx'

/** To whoever ordered: a withdrawal came, with its content and its moment, and what becomes of it. */
type WithdrawalMail = {
  language: Language
  shopName: string
  giverName: string
  orderNumber: string
  /** As it was typed; '' where nobody paid, as anybody may have typed it. */
  name: string
  isWhole: boolean
  partsText: string | undefined
  statedAt: Date
  payBackUntil: Date
  /** Undefined where nothing goes back, or not yet. */
  back: Money | undefined
  parts: readonly {
    receiverName: string | undefined
    titles: readonly string[]
    result: keyof typeof withdrawalMailTexts.nl.results
  }[]
  orderUrl: string
  organisation: MailSender
}

const example = (shopUrl: string): WithdrawalMail => ({
  ...exampleOrder(shopUrl),
  giverName: 'Joris',
  name: 'Joris de Wit',
  isWhole: true,
  partsText: undefined,
  statedAt: new Date('2026-11-23T13:05:00Z'),
  payBackUntil: new Date('2026-12-07T11:00:00Z'),
  back: euro(50_95),
  parts: [
    { receiverName: 'Sanne', titles: ['Dinerbon'], result: 'paidBack' },
    { receiverName: undefined, titles: ['Boekenbon'], result: 'seen' },
  ],
})

export const withdrawalMailTemplate = defineMailTemplate({
  cause: 'asked',
  write,
  examples: {
    'Herroeping, Nederlands': example,
    'Herroeping van een deel dat wordt nagekeken, Engels': (shopUrl) => ({
      ...example(shopUrl),
      language: 'en',
      isWhole: false,
      partsText: 'The card that is in the post',
      back: undefined,
      parts: [{ receiverName: 'Sanne', titles: ['Dinner card'], result: 'waiting' }],
    }),
  },
})

const texts = strictTexts(withdrawalMailTexts)

function write(mail: WithdrawalMail): Promise<Written> {
  const { language, orderNumber, back } = mail
  const t = texts(language)
  const facts = {
    when: formatMoment(language, mail.statedAt),
    day: formatDay(language, mail.payBackUntil),
    order: orderNumber,
  }
  const scope = mail.isWhole ? t('scope.whole') : oneLine(mail.partsText ?? t('scope.parts'))
  const gifts = mail.parts.map(({ receiverName, titles, result }) =>
    t('gift', {
      titles: titles.map(oneLine).join(', '),
      receiver:
        receiverName === undefined ? t('self') : t('other', { name: oneLine(receiverName) }),
      result: t(`results.${result}`, facts),
    }).trim(),
  )
  return writeRowsMail(mail, {
    subject: t('subject', facts),
    preview: t('preview', facts),
    greeting: t('greeting', { giver: greeted(mail.language, oneLine(mail.giverName)) }),
    heading: t('heading'),
    intro: t('intro', facts),
    rows: [
      { label: t('name'), value: oneLine(mail.name) },
      { label: t('number'), value: orderNumber },
      { label: t('moment'), value: facts.when },
      { label: t('scope.label'), value: scope },
      {
        label: t('back'),
        value: back ? formatMoney(language, { ...back, value: back.cents }) : '',
      },
    ],
    isText: true,
    rest: [...gifts, ...(back ? [t('backText', facts)] : [])],
    action: { text: t('action'), url: mail.orderUrl },
    notYou: t('notYou'),
    question: askAboutOrder(mail),
  })
}
