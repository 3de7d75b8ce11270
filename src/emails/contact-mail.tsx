import { render, Section, Text } from 'react-email'
import type { ContactMail, Written } from '#domain/deliveries/letters.ts'
import { type ContactWords, copyWords, forwardWords } from './contact-words.ts'
import { Imprint, imprintLines } from './imprint.tsx'
import { MailFrame } from './mail-frame.tsx'
import { styles } from './styles.ts'
import { colors } from './tokens.ts'

/** Hands a visitor's message to the shop. */
export const writeContactForward = (mail: ContactMail): Promise<Written> =>
  write(mail, forwardWords(mail))

/** Tells a visitor that his message arrived, with his copy of it. */
export const writeContactCopy = (mail: ContactMail): Promise<Written> =>
  write(mail, copyWords(mail))

async function write(mail: ContactMail, words: ContactWords): Promise<Written> {
  return {
    subject: words.subject,
    text: writeText(mail, words),
    html: await render(<ContactMailHtml mail={mail} words={words} />),
  }
}

function writeText(mail: ContactMail, words: ContactWords): string {
  const quoted = words.message.replaceAll(/^/gm, '> ')
  return [
    ...(words.greeting ? [words.greeting] : []),
    `${words.heading}.`,
    words.intro,
    words.facts.map(({ label, value }) => `${label}: ${value}`).join('\n'),
    `${words.messageTitle}:\n${quoted}`,
    ...words.remarks,
    ...(words.question ? [words.question] : []),
    imprintLines(mail).join('\n'),
  ].join('\n\n')
}

type Letter = { mail: ContactMail; words: ContactWords }

function ContactMailHtml({ mail, words }: Letter) {
  return (
    <MailFrame mail={mail} words={words} footer={<Imprint mail={mail} question={words.question} />}>
      <Section style={{ padding: '30px 28px 34px' }}>
        {words.facts.map(({ label, value }) => (
          <Text key={label} className="ink" style={styles.text}>
            <span className="soft" style={{ color: colors.soft }}>{`${label}: `}</span>
            {value}
          </Text>
        ))}
        <Section className="blush" style={quote}>
          <Text className="soft" style={{ ...styles.small, paddingBottom: '6px' }}>
            {words.messageTitle}
          </Text>
          <Text className="ink" style={{ ...styles.text, ...written }}>
            {words.message}
          </Text>
        </Section>
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

const written = { whiteSpace: 'pre-line', wordBreak: 'break-word' } as const
