import { Section, Text } from 'react-email'
import type { MailSender, Written } from '#domain/mail/mails.ts'
import { formatMoment } from '#i18n/format-moment.ts'
import { greeted } from '#i18n/someone.ts'
import { strictTexts } from '#i18n/strict-texts.ts'
import { contactMailTexts } from '#i18n/texts/contact-mail.ts'
import { firstNameOf } from '#kernel/first-name.ts'
import type { Language } from '#kernel/language.ts'
import { oneLine } from '#kernel/one-line.ts'
import { exampleOrder } from './example-shop.ts'
import { askAnything, Imprint, imprintLines, imprintOf } from './imprint.tsx'
import { MailFrame } from './mail-frame.tsx'
import { defineMailTemplate } from './mail-template.ts'
import { renderMail } from './render-mail.ts'
import { styles } from './styles.ts'
import { colors } from './tokens.ts'

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
  write: (mail: ContactForward) => write(mail, forwardWords(mail)),
  examples: {
    'Bericht aan de klantenservice, Nederlands': () => ({ ...message, message: written }),
  },
})

/** Tells a visitor that their message arrived, and quotes it where the address is confirmed. */
export const contactCopyMailTemplate = defineMailTemplate({
  cause: 'asked',
  write: (mail: ContactCopy) => write(mail, copyWords(mail)),
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

type Fact = { label: string; value: string }

/** What both parts of both mails say about the message itself, in their language. */
function messageWords(mail: ContactMail) {
  const { language, subject, orderNumber, receivedAt } = mail
  const t = texts(language)
  const facts: readonly Fact[] = [
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

type ContactWords = ReturnType<typeof forwardWords> | ReturnType<typeof copyWords>

async function write(mail: ContactMail, words: ContactWords): Promise<Written> {
  return {
    subject: words.subject,
    text: writeText(mail, words),
    html: renderMail(<ContactMailHtml mail={mail} words={words} />),
  }
}

function writeText(mail: ContactMail, words: ContactWords): string {
  const { message } = words
  return [
    ...(words.greeting ? [words.greeting] : []),
    `${words.heading}.`,
    words.intro,
    words.facts.map(({ label, value }) => `${label}: ${value}`).join('\n'),
    ...(message ? [`${message.title}:\n${message.text.replaceAll(/^/gm, '> ')}`] : []),
    ...words.remarks,
    ...(words.question ? [words.question] : []),
    imprintLines(mail).join('\n'),
  ].join('\n\n')
}

type ContactMailProps = { mail: ContactMail; words: ContactWords }

function ContactMailHtml({ mail, words }: ContactMailProps) {
  return (
    <MailFrame mail={mail} words={words} footer={<Imprint {...imprintOf(mail, words.question)} />}>
      <Section style={{ padding: '30px 28px 34px' }}>
        {words.facts.map(({ label, value }) => (
          <Text key={label} className="ink" style={styles.text}>
            <span className="soft" style={{ color: colors.soft }}>{`${label}: `}</span>
            {value}
          </Text>
        ))}
        {words.message && (
          <Section className="blush" style={quote}>
            <Text className="soft" style={{ ...styles.small, paddingBottom: '6px' }}>
              {words.message.title}
            </Text>
            <Text className="ink" style={{ ...styles.text, ...asTyped }}>
              {words.message.text}
            </Text>
          </Section>
        )}
        {words.remarks.map((remark) => (
          <Text key={remark} className="soft" style={{ ...styles.small, paddingTop: '10px' }}>
            {remark}
          </Text>
        ))}
      </Section>
    </MailFrame>
  )
}

const quote = {
  backgroundColor: colors.cream,
  borderRadius: '16px',
  padding: '20px 24px 22px',
  margin: '20px 0 12px',
} as const

const asTyped = { whiteSpace: 'pre-line', wordBreak: 'break-word' } as const
