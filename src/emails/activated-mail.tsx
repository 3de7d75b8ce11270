import type { MailSender } from '#domain/mail/mails.ts'
import { formatDay, formatMoney } from '#i18n/formats.ts'
import { strictTexts } from '#i18n/strict-texts.ts'
import { activatedMailTexts } from '#i18n/texts/activated-mail.ts'
import { pathsOf } from '#kernel/addresses.ts'
import type { Language } from '#kernel/language.ts'
import type { Money } from '#kernel/money.ts'
import { exampleShop } from './example-shop.ts'
import { askAnything } from './imprint.tsx'
import { writeLinkMail } from './link-mail.tsx'
import { defineMailTemplate } from './mail-template.ts'

/** To whoever put value on a printed card, once it is good. `url` shows what became of it, and no code. */
type ActivatedMail = {
  language: Language
  shopName: string
  title: string
  amount: Money
  /** YYYY-MM-DD */
  validUntil: string
  url: string
  organisation: MailSender
}

const example = (shopUrl: string): ActivatedMail => ({
  ...exampleShop,
  title: 'Keuze Cadeaukaart',
  amount: { currency: 'EUR', cents: 50_00 },
  validUntil: '2028-11-25',
  url: `${shopUrl}${pathsOf('nl').cardDetails('voorbeeld')}`,
})

export const activatedMailTemplate = defineMailTemplate({
  cause: 'order',
  write: (mail: ActivatedMail) => writeLinkMail(mail, activatedWords(mail)),
  examples: {
    'Kaart geactiveerd, Nederlands': example,
    'Kaart geactiveerd, Engels': (shopUrl) => ({ ...example(shopUrl), language: 'en' }),
  },
})

const texts = strictTexts(activatedMailTexts)

function activatedWords(mail: ActivatedMail) {
  const { language, title, amount } = mail
  const t = texts(language)
  const money = formatMoney(language, { currency: amount.currency, value: amount.cents })
  return {
    subject: t('subject', { title }),
    preview: t('preview', { amount: money }),
    greeting: t('greeting'),
    heading: t('heading'),
    intro: t('intro', { title, amount: money, until: formatDay(language, mail.validUntil) }),
    action: t('action'),
    linkHint: t('linkHint'),
    ignore: t('keep'),
    question: askAnything(mail),
  }
}
