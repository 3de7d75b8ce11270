import { Section, Text } from 'react-email'
import type { MailSender, Written } from '#domain/mail/mails.ts'
import { greeted } from '#i18n/someone.ts'
import { strictTexts } from '#i18n/strict-texts.ts'
import { thankYouMailTexts } from '#i18n/texts/thank-you-mail.ts'
import { pathsOf } from '#kernel/addresses.ts'
import type { Language } from '#kernel/language.ts'
import { oneLine } from '#kernel/one-line.ts'
import { AskByLink } from './ask-by-link.tsx'
import { exampleShop } from './example-shop.ts'
import { askAnything, Imprint, imprintLines, imprintOf } from './imprint.tsx'
import { MailFrame } from './mail-frame.tsx'
import { defineMailTemplate } from './mail-template.ts'
import { renderMail } from './render-mail.ts'
import { styles } from './styles.ts'
import { colors } from './tokens.ts'

/** What a receiver sends back. Never what the gift was, nor what it is worth. */
type ThankYouMail = {
  language: Language
  shopName: string
  giverName: string
  /** Undefined where the giver handed a link on, to whomever. */
  receiverName: string | undefined
  /** Undefined is without words. */
  text: string | undefined
  orderUrl: string
  organisation: MailSender
}

const example = (shopUrl: string): ThankYouMail => ({
  ...exampleShop,
  giverName: 'Joris',
  receiverName: 'Sanne',
  text: 'Wat lief! Zaterdag samen eten?',
  orderUrl: `${shopUrl}${pathsOf('nl').order('voorbeeld')}`,
})

export const thankYouMailTemplate = defineMailTemplate({
  cause: 'order',
  write,
  examples: {
    'Bedankje, Nederlands': example,
    'Bedankje zonder woorden, Engels': (shopUrl) => ({
      ...example(shopUrl),
      ...{ language: 'en', receiverName: undefined, text: undefined },
    }),
  },
})

const texts = strictTexts(thankYouMailTexts)

async function write(mail: ThankYouMail): Promise<Written> {
  const said = wordsOf(mail)
  const quoted = mail.text === undefined ? [] : [`  ${oneLine(mail.text)}`]
  return {
    subject: said.subject,
    text: [
      said.greeting,
      `${said.heading}.`,
      said.intro,
      ...quoted,
      `${said.action}:\n${mail.orderUrl}`,
      said.once,
      said.question,
      imprintLines(mail).join('\n'),
    ].join('\n\n'),
    html: renderMail(<ThankYouHtml mail={mail} words={said} />),
  }
}

function wordsOf(mail: ThankYouMail) {
  const t = texts(mail.language)
  const receiver = mail.receiverName && oneLine(mail.receiverName)
  const title = receiver ? t('title', { receiver }) : t('titleAnybody')
  return {
    subject: title,
    preview: t('preview'),
    greeting: t('greeting', { giver: greeted(mail.language, oneLine(mail.giverName)) }),
    heading: title,
    intro: mail.text === undefined ? t('introWordless') : t('intro'),
    action: t('action'),
    linkHint: t('linkHint'),
    once: t('once'),
    question: askAnything(mail),
  }
}

type HtmlProps = { mail: ThankYouMail; words: ReturnType<typeof wordsOf> }

const ThankYouHtml = ({ mail, words: said }: HtmlProps) => (
  <MailFrame mail={mail} words={said} footer={<Imprint {...imprintOf(mail, said.question)} />}>
    <Section style={{ padding: '30px 28px 34px' }}>
      {mail.text !== undefined && (
        <Section className="blush" style={note}>
          <Text className="ink" style={styles.note}>
            {mail.text}
          </Text>
        </Section>
      )}
      <AskByLink url={mail.orderUrl} action={said.action} linkHint={said.linkHint} />
      <Text className="soft" style={styles.small}>
        {said.once}
      </Text>
    </Section>
  </MailFrame>
)

const note = {
  backgroundColor: colors.cream,
  borderRadius: '16px',
  padding: '20px 24px 22px',
  margin: '0 0 24px',
} as const
