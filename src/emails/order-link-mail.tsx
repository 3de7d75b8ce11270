import type { MailSender } from '#domain/mail/mails.ts'
import { formatMoment } from '#i18n/format-moment.ts'
import { greeted } from '#i18n/someone.ts'
import { strictTexts } from '#i18n/strict-texts.ts'
import { orderLinkMailTexts } from '#i18n/texts/order-link-mail.ts'
import { pathsOf } from '#kernel/addresses.ts'
import { firstNameOf } from '#kernel/first-name.ts'
import type { Language } from '#kernel/language.ts'
import { oneLine } from '#kernel/one-line.ts'
import { exampleShop } from './example-shop.ts'
import { askAnything } from './imprint.tsx'
import { writeLinkMail } from './link-mail.tsx'
import { defineMailTemplate } from './mail-template.ts'

/** To whoever ordered, when the link to their order was asked for. `url` opens it to one browser, until `until`. */
type OrderLinkMail = {
  language: Language
  shopName: string
  name: string
  orderNumber: string
  url: string
  until: Date
  organisation: MailSender
}

const example = (shopUrl: string) => ({
  ...exampleShop,
  name: 'Joris',
  orderNumber: '61-7KD3-9QXM',
  url: `${shopUrl}${pathsOf('nl').order('voorbeeld')}#voorbeeld`,
  until: new Date('2026-11-23T09:30:00Z'),
})

/** Says the number alone of what was ordered: the rest stands behind the link. */
export const orderLinkMailTemplate = defineMailTemplate({
  cause: 'asked',
  write: (mail: OrderLinkMail) => writeLinkMail(mail, linkWords(mail)),
  examples: {
    'Link naar je bestelling, Nederlands': example,
    'Link naar je bestelling, Engels': (shopUrl) => ({ ...example(shopUrl), language: 'en' }),
  },
})

const texts = strictTexts(orderLinkMailTexts)

function linkWords(mail: OrderLinkMail) {
  const t = texts(mail.language)
  return {
    subject: t('subject', { number: mail.orderNumber }),
    preview: t('preview'),
    greeting: t('greeting', { name: greeted(mail.language, firstNameOf(oneLine(mail.name))) }),
    heading: t('heading'),
    intro: t('intro', { number: mail.orderNumber, shop: mail.shopName }),
    action: t('action'),
    until: t('until', { until: formatMoment(mail.language, mail.until) }),
    linkHint: t('linkHint'),
    ignore: t('ignore'),
    question: askAnything(mail),
  }
}
