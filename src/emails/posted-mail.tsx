import type { MailSender } from '#domain/mail/mails.ts'
import { formatDay } from '#i18n/formats.ts'
import { greeted } from '#i18n/someone.ts'
import { strictTexts } from '#i18n/strict-texts.ts'
import { postedMailTexts } from '#i18n/texts/posted-mail.ts'
import type { Language } from '#kernel/language.ts'
import { oneLine } from '#kernel/one-line.ts'
import { exampleOrder } from './example-shop.ts'
import { askAboutOrder } from './imprint.tsx'
import { writeLinkMail } from './link-mail.tsx'
import { defineMailTemplate } from './mail-template.ts'

/** To a giver: a card is in the post, or did not arrive and is sent anew or paid back. */
type PostedMail = {
  language: Language
  shopName: string
  giverName: string
  /** Undefined of what a giver keeps. */
  receiverName: string | undefined
  city: string | undefined
  news: 'posted' | 'replaced' | 'refunded'
  arrivesOn: Date
  orderUrl: string
  /** Undefined of a letter, which has no code. */
  trackUrl: string | undefined
  /** Nothing but blank cards is in it. */
  isPack: boolean
  /** Where value is put on blank cards; undefined where none are in it. */
  activationUrl?: string | undefined
  organisation: MailSender
}

const example = (shopUrl: string): PostedMail => {
  const { orderNumber: _number, ...shop } = exampleOrder(shopUrl)
  return {
    ...shop,
    giverName: 'Joris',
    receiverName: 'Sanne Jansen',
    city: 'Utrecht',
    news: 'posted',
    arrivesOn: new Date('2026-11-25T11:00:00Z'),
    isPack: false,
    trackUrl: 'https://jouw.postnl.nl/track-and-trace/3SABCD1234567-NL-3511AB',
  }
}

/** Says the town alone: the rest of the address stands on the order's page. */
export const postedMailTemplate = defineMailTemplate({
  cause: 'order',
  write: (mail: PostedMail) =>
    writeLinkMail({ ...mail, url: mail.trackUrl ?? mail.orderUrl }, words(mail)),
  examples: {
    'Kaart op de post, Nederlands': example,
    'Kaart op de post zonder code, Engels': (shopUrl) => ({
      ...example(shopUrl),
      language: 'en',
      receiverName: undefined,
      trackUrl: undefined,
    }),
    'Kaarten zonder bedrag op de post, Nederlands': (shopUrl) => ({
      ...example(shopUrl),
      receiverName: undefined,
      isPack: true,
      activationUrl: `${shopUrl}/activeren/`,
    }),
    'Kaart niet aangekomen, nieuwe op komst, Nederlands': (shopUrl) => ({
      ...example(shopUrl),
      news: 'replaced',
      trackUrl: undefined,
    }),
    'Kaarten zonder bedrag niet aangekomen, Nederlands': (shopUrl) => ({
      ...example(shopUrl),
      ...{ receiverName: undefined, isPack: true, news: 'refunded', trackUrl: undefined },
    }),
    'Kaart niet aangekomen, geld terug, Engels': (shopUrl) => ({
      ...example(shopUrl),
      language: 'en',
      news: 'refunded',
      trackUrl: undefined,
    }),
  },
})

const texts = strictTexts(postedMailTexts)

function words(mail: PostedMail) {
  const { language, receiverName, city, trackUrl, isPack } = mail
  const t = texts(language)
  const facts = {
    name: receiverName === undefined ? 'self' : oneLine(receiverName),
    city: city === undefined ? 'none' : oneLine(city),
    day: formatDay(language, mail.arrivesOn),
  }
  const kind = trackUrl === undefined ? 'letter' : 'tracked'
  const frame = {
    greeting: t('greeting', { name: greeted(mail.language, oneLine(mail.giverName)) }),
    linkHint: t('linkHint'),
    question: askAboutOrder(mail),
  }
  if (mail.news !== 'posted')
    return {
      ...frame,
      subject: t(isPack ? 'pack.ended.subject' : 'ended.subject', facts),
      preview: t(`ended.${mail.news}`),
      heading: t('ended.heading'),
      intro: `${t(isPack ? 'pack.ended.intro' : 'ended.intro', facts)} ${t(`ended.${mail.news}`)}`,
      action: t('letter.action'),
      ignore: t(isPack ? 'pack.why' : 'ended.why'),
    }
  return {
    ...frame,
    subject: t(isPack ? 'pack.subject' : 'subject', facts),
    preview: t(isPack ? 'pack.preview' : 'preview', facts),
    heading: t('heading'),
    intro: `${t(isPack ? 'pack.intro' : 'intro', facts)} ${t(isPack ? `pack.${kind}` : `${kind}.intro`)}`,
    action: t(`${kind}.action`),
    ignore: t(isPack ? 'pack.why' : 'why'),
    aside:
      mail.activationUrl === undefined
        ? undefined
        : { text: t('activate'), url: mail.activationUrl },
  }
}
