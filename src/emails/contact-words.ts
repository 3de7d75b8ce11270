import type { ContactMail } from '#domain/deliveries/letters.ts'
import { formatMoment } from '#i18n/formats.ts'
import { oneLine } from '#kernel/one-line.ts'
import { cardTexts, contactTexts } from './translator.ts'

type Fact = { label: string; value: string }

/** What both parts of both mails say about the message itself, in their language. */
function messageWords(mail: ContactMail) {
  const { language, subject, orderNumber, receivedAt } = mail
  const t = contactTexts(language)
  const facts: readonly Fact[] = [
    { label: t('subjectLabel'), value: subject },
    ...(orderNumber === undefined ? [] : [{ label: t('orderLabel'), value: orderNumber }]),
    { label: t('receivedLabel'), value: formatMoment(language, receivedAt) },
  ]
  return { facts, message: mail.message }
}

/** To the shop: who wrote, and that an answer goes there. */
export function forwardWords(mail: ContactMail) {
  const t = contactTexts(mail.language)
  const name = oneLine(mail.name)
  return {
    ...messageWords(mail),
    subject: t('forward.subject', { subject: mail.subject, name }),
    preview: t('forward.preview', { name }),
    greeting: undefined,
    heading: t('forward.heading', { name }),
    intro: t('forward.answer', { email: mail.email }),
    messageTitle: t('messageOf', { name }),
    remarks: [t('forward.masked')],
    question: undefined,
  }
}

/** To whoever wrote: the copy, what happens next, and what to do when it was somebody else. */
export function copyWords(mail: ContactMail) {
  const t = contactTexts(mail.language)
  return {
    ...messageWords(mail),
    subject: t('copy.subject', { subject: mail.subject }),
    preview: t('copy.preview'),
    greeting: t('copy.greeting', { name: oneLine(mail.name) }),
    heading: t('copy.heading'),
    intro: t('copy.intro'),
    messageTitle: t('message'),
    remarks: [t('copy.safety'), t('copy.ignore')],
    question: cardTexts(mail.language)('questions', { email: mail.organisation.email }),
  }
}

export type ContactWords = ReturnType<typeof forwardWords> | ReturnType<typeof copyWords>
