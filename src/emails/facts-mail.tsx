import { Section, Text } from 'react-email'
import type { MailSender, Written } from '#domain/mail/mails.ts'
import type { Language } from '#kernel/language.ts'
import { Imprint, imprintLines, imprintOf } from './imprint.tsx'
import { MailFrame } from './mail-frame.tsx'
import { renderMail } from './render-mail.ts'
import { styles } from './styles.ts'
import { colors } from './tokens.ts'

/** A mail that lists facts, and what somebody wrote. */
type FactsMail = { language: Language; shopName: string; organisation: MailSender }

export type MailFact = { label: string; value: string }

type FactsWords = {
  subject: string
  preview: string
  /** Undefined in a mail to the shop itself. */
  greeting: string | undefined
  heading: string
  intro: string
  facts: readonly MailFact[]
  message: { title: string; text: string } | undefined
  remarks: readonly string[]
  question: string | undefined
}

export const writeFactsMail = async (mail: FactsMail, words: FactsWords): Promise<Written> => ({
  subject: words.subject,
  text: writeText(mail, words),
  html: renderMail(<FactsMailHtml mail={mail} words={words} />),
})

function writeText(mail: FactsMail, words: FactsWords): string {
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

type FactsMailProps = { mail: FactsMail; words: FactsWords }

function FactsMailHtml({ mail, words }: FactsMailProps) {
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
