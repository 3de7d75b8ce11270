import { render, Section, Text } from 'react-email'
import type { AccountMail, Written } from '#domain/deliveries/letters.ts'
import { type AccountWords, accountWords } from './account-words.ts'
import { AskByLink } from './ask-by-link.tsx'
import { Imprint, imprintLines } from './imprint.tsx'
import { MailFrame } from './mail-frame.tsx'
import { styles } from './styles.ts'

/** Asks the owner of an account to confirm, lets him choose a password, or tells him that one was chosen. */
export async function writeAccountMail(mail: AccountMail): Promise<Written> {
  const words = accountWords(mail)
  return {
    subject: words.subject,
    text: writeText(mail, words),
    html: await render(<AccountMailHtml mail={mail} words={words} />),
  }
}

const writeText = (mail: AccountMail, words: AccountWords): string =>
  [
    words.greeting,
    `${words.heading}.`,
    words.intro,
    `${words.action}:\n${mail.url}`,
    ...(words.until === undefined ? [] : [words.until]),
    words.ignore,
    words.question,
    imprintLines(mail).join('\n'),
  ].join('\n\n')

const AccountMailHtml = ({ mail, words }: { mail: AccountMail; words: AccountWords }) => (
  <MailFrame mail={mail} words={words} footer={<Imprint mail={mail} question={words.question} />}>
    <Section style={{ padding: '30px 28px 34px' }}>
      <AskByLink url={mail.url} {...words} />
      <Text className="soft" style={styles.small}>
        {words.ignore}
      </Text>
    </Section>
  </MailFrame>
)
