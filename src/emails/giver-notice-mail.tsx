import type { MailSender } from '#domain/mail/mails.ts'
import { formatAll } from '#i18n/format-all.ts'
import { greeted } from '#i18n/someone.ts'
import { strictTexts } from '#i18n/strict-texts.ts'
import { giverNoticeMailTexts } from '#i18n/texts/giver-notice-mail.ts'
import type { Language } from '#kernel/language.ts'
import { oneLine } from '#kernel/one-line.ts'
import { exampleOrder } from './example-shop.ts'
import { askAboutOrder } from './imprint.tsx'
import { writeLinkMail } from './link-mail.tsx'
import { defineMailTemplate } from './mail-template.ts'

/** To a giver, of gifts that nobody unwrapped for two weeks, or that their receivers say never came. */
type GiverNoticeMail = {
  kind: 'unopened' | 'missed'
  language: Language
  shopName: string
  giverName: string
  receiverNames: readonly string[]
  /** The page of the order. */
  url: string
  organisation: MailSender
}

const example = (shopUrl: string): GiverNoticeMail => {
  const { orderUrl, orderNumber: _number, ...shop } = exampleOrder(shopUrl)
  return { ...shop, kind: 'unopened', giverName: 'Joris', receiverNames: ['Sanne'], url: orderUrl }
}

/** Says no address: the giver sees it on the order's page. */
export const giverNoticeMailTemplate = defineMailTemplate({
  cause: 'asked',
  write: (mail: GiverNoticeMail) => writeLinkMail(mail, noticeWords(mail)),
  examples: {
    'Cadeau nog niet uitgepakt, Nederlands': example,
    'Drie cadeaus nog niet uitgepakt, Engels': (shopUrl) => ({
      ...example(shopUrl),
      language: 'en',
      receiverNames: ['Sanne', 'Lotte', 'Noor'],
    }),
    'Cadeau niet ontvangen, Nederlands': (shopUrl) => ({ ...example(shopUrl), kind: 'missed' }),
    'Cadeau niet ontvangen, Engels': (shopUrl) => ({
      ...example(shopUrl),
      kind: 'missed',
      language: 'en',
    }),
  },
})

const texts = strictTexts(giverNoticeMailTexts)

function noticeWords(mail: GiverNoticeMail) {
  const { kind, language } = mail
  const t = texts(language)
  const count = mail.receiverNames.length
  const names = formatAll(language, mail.receiverNames.map(oneLine))
  return {
    subject: t(`${kind}.subject`, { count, names }),
    preview: t(`${kind}.preview`),
    greeting: t('greeting', { name: greeted(mail.language, oneLine(mail.giverName)) }),
    heading: t(`${kind}.heading`, { count }),
    intro: `${t(`${kind}.intro`, { count, names, shop: mail.shopName })} ${t('acts')}`,
    action: t('action'),
    linkHint: t('linkHint'),
    ignore: t(`${kind}.why`),
    question: askAboutOrder(mail),
  }
}
