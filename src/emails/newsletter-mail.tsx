import { Link, render, Section, Text } from 'react-email'
import type { NewsletterMail, Written } from '#domain/deliveries/letters.ts'
import { AskByLink } from './ask-by-link.tsx'
import { Imprint, imprintLines } from './imprint.tsx'
import { MailFrame } from './mail-frame.tsx'
import { type NewsletterWords, newsletterWords } from './newsletter-words.ts'
import { styles } from './styles.ts'

/** Asks a mailbox whether it wants the newsletter, or says that it gets it already. */
export async function writeNewsletterMail(mail: NewsletterMail): Promise<Written> {
  const words = newsletterWords(mail)
  return {
    subject: words.subject,
    text: writeText(mail, words),
    html: await render(<NewsletterMailHtml mail={mail} words={words} />),
  }
}

function writeText(mail: NewsletterMail, words: NewsletterWords): string {
  const { ask } = words
  return [
    words.greeting,
    `${words.heading}.`,
    words.intro,
    ...(ask ? [`${ask.action}:\n${ask.url}`, ask.until] : []),
    words.ignore,
    `${words.end}:\n${mail.endUrl}`,
    words.question,
    imprintLines(mail).join('\n'),
  ].join('\n\n')
}

type Letter = { mail: NewsletterMail; words: NewsletterWords }

function NewsletterMailHtml({ mail, words }: Letter) {
  return (
    <MailFrame mail={mail} words={words} footer={<Imprint mail={mail} question={words.question} />}>
      <Section style={{ padding: '30px 28px 34px' }}>
        {words.ask && <AskByLink {...words.ask} />}
        <Text className="soft" style={styles.small}>
          {words.ignore}
        </Text>
        <Text className="soft" style={{ ...styles.small, paddingTop: '8px' }}>
          <Link className="ruby" href={mail.endUrl} style={styles.link}>
            {words.end}
          </Link>
        </Text>
      </Section>
    </MailFrame>
  )
}
