import { Link, Section, Text } from 'react-email'
import type { MailSender, Written } from '#domain/mail/mails.ts'
import { formatMoment } from '#i18n/format-moment.ts'
import { strictTexts } from '#i18n/strict-texts.ts'
import { newsletterMailTexts } from '#i18n/texts/newsletter-mail.ts'
import { pathsOf } from '#kernel/addresses.ts'
import { greetedName } from '#kernel/greeted-name.ts'
import type { Language } from '#kernel/language.ts'
import { oneLine } from '#kernel/one-line.ts'
import { AskByLink } from './ask-by-link.tsx'
import { exampleShop } from './example-shop.ts'
import { askAnything, Imprint, imprintLines, imprintOf } from './imprint.tsx'
import { MailFrame } from './mail-frame.tsx'
import { defineMailTemplate } from './mail-template.ts'
import { renderMail } from './render-mail.ts'
import { styles } from './styles.ts'

/** Answers the person who typed this address under the newsletter, who need not be its owner. */
type NewsletterMail = {
  language: Language
  shopName: string
  firstName: string | undefined
  /** The link that confirms the wish; undefined for an address that gets the letter already. */
  confirm: { url: string; until: Date } | undefined
  endUrl: string
  organisation: MailSender
}

const confirm = (shopUrl: string): NewsletterMail => ({
  ...exampleShop,
  firstName: 'Sanne',
  confirm: {
    url: `${shopUrl}${pathsOf('nl').newsletterConfirm('voorbeeld')}`,
    until: new Date('2026-11-28T09:30:00Z'),
  },
  endUrl: `${shopUrl}${pathsOf('nl').newsletterEnd('voorbeeld')}`,
})

/** Asks a mailbox whether it wants the newsletter, or says that it gets it already. */
export const newsletterMailTemplate = defineMailTemplate({
  cause: 'asked',
  write,
  examples: {
    'Nieuwsbrief bevestigen, Nederlands': confirm,
    'Nieuwsbrief bevestigen, zonder naam, Engels': (shopUrl) => ({
      ...confirm(shopUrl),
      ...{ language: 'en', firstName: undefined },
    }),
    'Nieuwsbrief, al aangemeld, Nederlands': (shopUrl) => ({
      ...confirm(shopUrl),
      confirm: undefined,
    }),
  },
})

const texts = strictTexts(newsletterMailTexts)

/** What both parts of the mail say, in its language. */
function newsletterWords(mail: NewsletterMail) {
  const { language, shopName, firstName, confirm } = mail
  const t = texts(language)
  const name = greetedName(oneLine(firstName ?? ''))
  const kind = confirm === undefined ? 'already' : 'confirm'
  return {
    subject: t(`${kind}.subject`),
    preview: t(`${kind}.preview`),
    greeting: name === '' ? t('greetingUnnamed') : t('greeting', { name }),
    heading: t(`${kind}.heading`),
    intro: t(`${kind}.intro`, { shop: shopName }),
    ask: confirm && {
      url: confirm.url,
      action: t('confirm.action'),
      until: t('confirm.until', { until: formatMoment(language, confirm.until) }),
      linkHint: t('linkHint'),
    },
    ignore: t(`${kind}.ignore`),
    end: t(`${kind}.end`),
    question: askAnything(mail),
  }
}

type NewsletterWords = ReturnType<typeof newsletterWords>

async function write(mail: NewsletterMail): Promise<Written> {
  const words = newsletterWords(mail)
  return {
    subject: words.subject,
    text: writeText(mail, words),
    html: renderMail(<NewsletterMailHtml mail={mail} words={words} />),
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
    <MailFrame mail={mail} words={words} footer={<Imprint {...imprintOf(mail, words.question)} />}>
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
