import type { MailSender } from '#domain/mail/mails.ts'
import { formatMoment } from '#i18n/format-moment.ts'
import { greeted } from '#i18n/someone.ts'
import { strictTexts } from '#i18n/strict-texts.ts'
import { cardUnlockMailTexts } from '#i18n/texts/card-unlock-mail.ts'
import { pathsOf } from '#kernel/addresses.ts'
import { firstNameOf } from '#kernel/first-name.ts'
import type { Language } from '#kernel/language.ts'
import { oneLine } from '#kernel/one-line.ts'
import { exampleShop } from './example-shop.ts'
import { askAnything } from './imprint.tsx'
import { writeLinkMail } from './link-mail.tsx'
import { defineMailTemplate } from './mail-template.ts'

/** To whom a card was sent whose number was tried too often. `url` lets it be tried again until `until`. */
type CardUnlockMail = {
  language: Language
  shopName: string
  name: string
  url: string
  until: Date
  organisation: MailSender
}

const example = (shopUrl: string) => ({
  ...exampleShop,
  name: 'Sanne',
  url: `${shopUrl}${pathsOf('nl').balance()}#voorbeeld`,
  until: new Date('2026-11-23T09:30:00Z'),
})

/** Never says number, pin or balance: it travels further than the card. */
export const cardUnlockMailTemplate = defineMailTemplate({
  cause: 'asked',
  write: (mail: CardUnlockMail) => writeLinkMail(mail, unlockWords(mail)),
  examples: {
    'Kaart weer bekijken, Nederlands': example,
    'Kaart weer bekijken, Engels': (shopUrl) => ({ ...example(shopUrl), language: 'en' }),
  },
})

const texts = strictTexts(cardUnlockMailTexts)

function unlockWords(mail: CardUnlockMail) {
  const t = texts(mail.language)
  return {
    subject: t('subject'),
    preview: t('preview'),
    greeting: t('greeting', { name: greeted(mail.language, firstNameOf(oneLine(mail.name))) }),
    heading: t('heading'),
    intro: t('intro', { shop: mail.shopName }),
    action: t('action'),
    until: t('until', { until: formatMoment(mail.language, mail.until) }),
    linkHint: t('linkHint'),
    ignore: t('ignore'),
    question: askAnything(mail),
  }
}
