import { Button, Section, Text } from 'react-email'
import type { MailSender, Written } from '#domain/mail/mails.ts'
import type { Language } from '#kernel/language.ts'
import { AmountRow } from './amount-row.tsx'
import { Imprint, imprintLines, imprintOf } from './imprint.tsx'
import { MailFrame } from './mail-frame.tsx'
import { renderMail } from './render-mail.ts'
import { SmallPrint } from './small-print.tsx'
import { styles } from './styles.ts'

/** A mail with rows to read or copy, and one page that has all of it. */
type RowsMail = { language: Language; shopName: string; organisation: MailSender }

type RowsWords = {
  subject: string
  preview: string
  greeting: string
  heading: string
  intro: string
  /** Without a value a row is left out. */
  rows: readonly { label: string; value: string }[]
  /** Words instead of amounts: they go on in the next line. */
  isText: boolean
  /** Paragraphs below the rows. */
  rest: readonly string[]
  action: { text: string; url: string }
  /** For whoever did not ask for it; undefined where nobody is mailed by mistake. */
  notYou: string | undefined
  question: string
}

export async function writeRowsMail(mail: RowsMail, words: RowsWords): Promise<Written> {
  const rows = words.rows.filter(({ value }) => value !== '')
  return {
    subject: words.subject,
    text: writeText(mail, { ...words, rows }),
    html: renderMail(<RowsMailHtml mail={mail} words={{ ...words, rows }} />),
  }
}

const writeText = (mail: RowsMail, words: RowsWords): string =>
  [
    words.greeting,
    `${words.heading}.`,
    words.intro,
    words.rows.map(({ label, value }) => `  ${label}: ${value}`).join('\n'),
    ...words.rest,
    `${words.action.text}:\n${words.action.url}`,
    words.notYou ?? '',
    words.question,
    imprintLines(mail).join('\n'),
  ]
    .filter((text) => text !== '')
    .join('\n\n')

function RowsMailHtml({ mail, words }: { mail: RowsMail; words: RowsWords }) {
  const { rows, isText, rest, action, notYou } = words
  return (
    <MailFrame mail={mail} words={words} footer={<Imprint {...imprintOf(mail, words.question)} />}>
      <Section style={{ padding: '28px 28px 36px' }}>
        {rows.map(({ label, value }) => (
          <AmountRow key={label} label={label} amount={value} tone="ink" isText={isText} />
        ))}
        {rest.map((text) => (
          <Text key={text} className="ink" style={{ ...styles.text, paddingTop: '14px' }}>
            {text}
          </Text>
        ))}
        <Section style={{ textAlign: 'center', padding: notYou ? '30px 0 20px' : '30px 0 0' }}>
          <Button href={action.url} style={styles.button}>
            {action.text}
          </Button>
        </Section>
        {notYou && <SmallPrint lines={[notYou]} />}
      </Section>
    </MailFrame>
  )
}
