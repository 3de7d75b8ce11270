import type { MailSender } from '#domain/mail/mails.ts'
import { formatMoment } from '#i18n/format-moment.ts'
import { greeted } from '#i18n/someone.ts'
import { strictTexts } from '#i18n/strict-texts.ts'
import { contactMailTexts } from '#i18n/texts/contact-mail.ts'
import { firstNameOf } from '#kernel/first-name.ts'
import type { Language } from '#kernel/language.ts'
import { oneLine } from '#kernel/one-line.ts'
import { exampleOrder } from './example-shop.ts'
import { type MailFact, writeFactsMail } from './facts-mail.tsx'
import { askAnything } from './imprint.tsx'
import { defineMailTemplate } from './mail-template.ts'

/** What both mails of a message to the shop say. */
type ContactMail = {
  language: Language
  shopName: string
  name: string
  email: string
  /** What the subject is called in that language. */
  subject: string
  orderNumber: string | undefined
  receivedAt: Date
  organisation: MailSender
}

/** For the shop itself. */
type ContactForward = ContactMail & { message: string }

/** For whoever wrote. `quoted`: their message, where the address is known to be theirs. */
type ContactCopy = ContactMail & { quoted: string | undefined }

const { orderUrl: _, ...order } = exampleOrder('')
const message = {
  ...order,
  name: 'Joris Bakker',
  email: 'joris@voorbeeld.example',
  subject: 'Bezorgen',
  receivedAt: new Date('2026-11-21T09:30:00Z'),
}
const written =
  'Dag!\n\nDe cadeaubon voor Sanne is nog niet aangekomen. Op de kaart staat nummer •••• 4821. Kunnen jullie kijken waar de mail bleef?\n\nGroet, Joris'

/** Hands a visitor's message to the shop. */
export const contactForwardMailTemplate = defineMailTemplate({
  cause: 'asked',
  write: (mail: ContactForward) => writeFactsMail(mail, forwardWords(mail)),
  examples: {
    'Bericht aan de klantenservice, Nederlands': () => ({ ...message, message: written }),
  },
})

/** Tells a visitor that their message arrived, and quotes it where the address is confirmed. */
export const contactCopyMailTemplate = defineMailTemplate({
  cause: 'asked',
  write: (mail: ContactCopy) => writeFactsMail(mail, copyWords(mail)),
  examples: {
    'Bevestiging van je bericht, Nederlands': () => ({ ...message, quoted: undefined }),
    'Kopie van je bericht, Nederlands': () => ({ ...message, quoted: written }),
    'Kopie van je bericht, zonder bestelnummer, Engels': () => ({
      ...{ ...message, quoted: written },
      ...({ language: 'en', subject: 'Delivery', orderNumber: undefined } as const),
    }),
  },
})

const texts = strictTexts(contactMailTexts)

/** What both parts of both mails say about the message itself, in their language. */
function messageWords(mail: ContactMail) {
  const { language, subject, orderNumber, receivedAt } = mail
  const t = texts(language)
  const facts: readonly MailFact[] = [
    { label: t('subjectLabel'), value: subject },
    ...(orderNumber === undefined ? [] : [{ label: t('orderLabel'), value: orderNumber }]),
    { label: t('receivedLabel'), value: formatMoment(language, receivedAt) },
  ]
  return { facts }
}

/** To the shop: who wrote, and that an answer goes there. */
function forwardWords(mail: ContactForward) {
  const t = texts(mail.language)
  const name = oneLine(mail.name)
  return {
    ...messageWords(mail),
    subject: t('forward.subject', { subject: mail.subject, name }),
    preview: t('forward.preview', { name }),
    greeting: undefined,
    heading: t('forward.heading', { name }),
    intro: t('forward.answer', { email: mail.email }),
    message: { title: t('messageOf', { name }), text: mail.message },
    remarks: [t('forward.masked')],
    question: undefined,
  }
}

/** The mail to the sender: what happens next, and what to do if they did not write. */
function copyWords(mail: ContactCopy) {
  const t = texts(mail.language)
  return {
    ...messageWords(mail),
    subject: t('copy.subject', { subject: mail.subject }),
    preview: t('copy.preview'),
    greeting: t('copy.greeting', { name: greeted(mail.language, firstNameOf(oneLine(mail.name))) }),
    heading: t('copy.heading'),
    intro: t('copy.intro'),
    message: mail.quoted === undefined ? undefined : { title: t('message'), text: mail.quoted },
    remarks: [t('copy.safety'), t('copy.ignore')],
    question: askAnything(mail),
  }
}
