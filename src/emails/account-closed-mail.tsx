import type { MailSender } from '#domain/mail/mails.ts'
import { formatMoment } from '#i18n/format-moment.ts'
import { greeted } from '#i18n/someone.ts'
import { strictTexts } from '#i18n/strict-texts.ts'
import { accountMailTexts } from '#i18n/texts/account-mail.ts'
import { pathsOf } from '#kernel/addresses.ts'
import type { Language } from '#kernel/language.ts'
import { oneLine } from '#kernel/one-line.ts'
import { exampleShop } from './example-shop.ts'
import { askAnything } from './imprint.tsx'
import { writeLinkMail } from './link-mail.tsx'
import { defineMailTemplate } from './mail-template.ts'

/**
 * To whoever had an account that was deleted. `url` leads to customer service, in case it was
 * somebody else.
 */
type AccountClosedMail = {
  language: Language
  shopName: string
  firstName: string
  url: string
  closedAt: Date
  organisation: MailSender
}

const example = (shopUrl: string) => ({
  ...exampleShop,
  firstName: 'Sanne',
  url: `${shopUrl}${pathsOf('nl').contact()}`,
  closedAt: new Date('2026-11-21T09:30:00Z'),
})

/** Says that an account is gone, and what stays. */
export const accountClosedMailTemplate = defineMailTemplate({
  cause: 'order',
  write: (mail: AccountClosedMail) => writeLinkMail(mail, closedWords(mail)),
  examples: {
    'Account verwijderd, Nederlands': example,
    'Account verwijderd, Engels': (shopUrl) => ({ ...example(shopUrl), language: 'en' }),
  },
})

const texts = strictTexts(accountMailTexts)

function closedWords(mail: AccountClosedMail) {
  const { language, shopName, firstName, closedAt } = mail
  const t = texts(language)
  return {
    subject: t('closed.subject'),
    preview: t('closed.preview'),
    greeting: t('greeting', { name: greeted(language, oneLine(firstName)) }),
    heading: t('closed.heading'),
    intro: t('closed.intro', { shop: shopName, closed: formatMoment(language, closedAt) }),
    action: t('closed.action'),
    linkHint: t('linkHint'),
    ignore: t('closed.ignore'),
    question: askAnything(mail),
  }
}
