import type { MailSender } from '#domain/mail/mails.ts'
import { formatDay, formatMoney } from '#i18n/formats.ts'
import { strictTexts } from '#i18n/strict-texts.ts'
import { reminderMailTexts } from '#i18n/texts/reminder-mail.ts'
import { pathsOf } from '#kernel/addresses.ts'
import type { Language } from '#kernel/language.ts'
import type { Money } from '#kernel/money.ts'
import { oneLine } from '#kernel/one-line.ts'
import { exampleShop } from './example-shop.ts'
import { askAnything } from './imprint.tsx'
import { writeLinkMail } from './link-mail.tsx'
import { defineMailTemplate } from './mail-template.ts'

/** To whoever asked, on the page of a gift or in their account, to be told before its cards end. */
type ReminderMail = {
  language: Language
  shopName: string
  /** Undefined for what somebody bought for themselves, and for a giver whom the shop has forgotten. */
  giverName: string | undefined
  cards: readonly { title: string; amount: Money }[]
  /** YYYY-MM-DD */
  validUntil: string
  /** Asked in an account, not on the page of the gift. */
  isAskedByAccount: boolean
  /**
   * The private page of the gift, the account that keeps it, or where its link is mailed to whom it
   * was sent to.
   */
  target: 'card' | 'account' | 'find'
  url: string
  endUrl: string
  organisation: MailSender
}

const example = (shopUrl: string): ReminderMail => ({
  ...exampleShop,
  giverName: 'Joris',
  cards: [{ title: 'Aan tafel Dinerbon', amount: { currency: 'EUR', cents: 50_00 } }],
  validUntil: '2028-11-21',
  isAskedByAccount: false,
  target: 'card',
  url: `${shopUrl}${pathsOf('nl').card('voorbeeld')}`,
  endUrl: `${shopUrl}${pathsOf('nl').myCards()}#voorbeeld`,
})

/** Never says a code: the page behind the link does. */
export const reminderMailTemplate = defineMailTemplate({
  cause: 'order',
  write: (mail: ReminderMail) => writeLinkMail(mail, reminderWords(mail)),
  examples: {
    'Cadeaubon loopt af, Nederlands': example,
    'Twee cadeaubonnen lopen af, naar een ander adres, Engels': (shopUrl) => ({
      ...example(shopUrl),
      language: 'en',
      giverName: undefined,
      cards: [
        ...example(shopUrl).cards,
        { title: 'Filmbon', amount: { currency: 'EUR', cents: 15_00 } },
      ],
      target: 'find',
      url: `${shopUrl}${pathsOf('en').myCards()}`,
    }),
    'Bewaarde cadeaubon loopt af, naar een account, Nederlands': (shopUrl) => ({
      ...example(shopUrl),
      isAskedByAccount: true,
      target: 'account',
      url: `${shopUrl}${pathsOf('nl').accountCards()}`,
    }),
  },
})

const texts = strictTexts(reminderMailTexts)

function reminderWords(mail: ReminderMail) {
  const { language, giverName } = mail
  const t = texts(language)
  const count = mail.cards.length
  const day = formatDay(language, mail.validUntil)
  const cards = mail.cards
    .map(({ title, amount: { currency, cents } }) =>
      t('card', { title, amount: formatMoney(language, { currency, value: cents }, 'short') }),
    )
    .join(', ')
  const { target } = mail
  return {
    subject: t('subject', { count, day }),
    preview: t('preview', { cards }),
    greeting: t('greeting'),
    heading: t('heading', { count }),
    intro: [
      giverName === undefined
        ? t('intro', { count, cards, day })
        : t('introFrom', { count, cards, day, giver: oneLine(giverName) }),
      t(`to.${target}.hint`, { count }),
    ].join(' '),
    action: t(`to.${target}.action`, { count }),
    linkHint: t('linkHint'),
    ignore: t(mail.isAskedByAccount ? 'why.account' : 'why.page'),
    aside: { text: t('end'), url: mail.endUrl },
    question: askAnything(mail),
  }
}
