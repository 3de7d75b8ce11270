import { Link, Section, Text } from 'react-email'
import type { MailSender, Written } from '#domain/mail/mails.ts'
import type { Language } from '#kernel/language.ts'
import { AskByLink } from './ask-by-link.tsx'
import { Imprint, imprintLines, imprintOf } from './imprint.tsx'
import { MailFrame } from './mail-frame.tsx'
import { renderMail } from './render-mail.ts'
import { styles } from './styles.ts'

/** A mail with one thing to do, behind a link. */
type LinkMail = { language: Language; shopName: string; url: string; organisation: MailSender }

type LinkWords = {
  subject: string
  preview: string
  greeting: string
  heading: string
  intro: string
  action: string
  until?: string | undefined
  linkHint: string
  /** What whoever did not ask for it may do. */
  ignore: string
  /** Another thing to do, such as getting no more of its kind. */
  aside?: { text: string; url: string } | undefined
  question: string
}

export const writeLinkMail = async (mail: LinkMail, words: LinkWords): Promise<Written> => ({
  subject: words.subject,
  text: writeText(mail, words),
  html: renderMail(<LinkMailHtml mail={mail} words={words} />),
})

const writeText = (mail: LinkMail, words: LinkWords): string =>
  [
    words.greeting,
    `${words.heading}.`,
    words.intro,
    `${words.action}:\n${mail.url}`,
    ...(words.until === undefined ? [] : [words.until]),
    words.ignore,
    ...(words.aside === undefined ? [] : [`${words.aside.text}:\n${words.aside.url}`]),
    words.question,
    imprintLines(mail).join('\n'),
  ].join('\n\n')

const LinkMailHtml = ({ mail, words }: { mail: LinkMail; words: LinkWords }) => (
  <MailFrame mail={mail} words={words} footer={<Imprint {...imprintOf(mail, words.question)} />}>
    <Section style={{ padding: '30px 28px 34px' }}>
      <AskByLink
        url={mail.url}
        action={words.action}
        until={words.until}
        linkHint={words.linkHint}
      />
      <Text className="soft" style={styles.small}>
        {words.ignore}
      </Text>
      {words.aside && (
        <Text className="soft" style={{ ...styles.small, paddingTop: '8px' }}>
          <Link className="ruby" href={words.aside.url} style={styles.link}>
            {words.aside.text}
          </Link>
        </Text>
      )}
    </Section>
  </MailFrame>
)
