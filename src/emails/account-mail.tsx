import type { MailSender } from '#domain/mail/mails.ts'
import { formatMoment } from '#i18n/format-moment.ts'
import { greeted } from '#i18n/someone.ts'
import { strictTexts } from '#i18n/strict-texts.ts'
import { accountMailTexts } from '#i18n/texts/account-mail.ts'
import { pathsOf } from '#kernel/addresses.ts'
import type { Language } from '#kernel/language.ts'
import { oneLine } from '#kernel/one-line.ts'
import { exampleShop } from './example-shop.ts'
import { askAnything } from './imprint.tsx'
import { writeLinkMail } from './link-mail.tsx'
import { defineMailTemplate } from './mail-template.ts'

/**
 * A mail to the owner of an account. `url` is where they confirm their address or choose a password until `until`.
 * After a change of the password it leads to a new one, in case they did not change it.
 */
type AccountMail = {
  language: Language
  shopName: string
  firstName: string
  url: string
  organisation: MailSender
} & (
  | { kind: 'confirmEmail' | 'newPassword'; until: Date }
  | { kind: 'passwordChanged'; changedAt: Date }
)

const confirmEmail = (shopUrl: string) =>
  ({
    ...exampleShop,
    firstName: 'Sanne',
    kind: 'confirmEmail',
    url: `${shopUrl}${pathsOf('nl').accountConfirm('voorbeeld')}`,
    until: new Date('2026-11-28T09:30:00Z'),
  }) as const

/** Asks the owner of an account to confirm, or to choose a password, or says that one was chosen. */
export const accountMailTemplate = defineMailTemplate({
  cause: 'asked',
  write: (mail: AccountMail) => writeLinkMail(mail, accountWords(mail)),
  examples: {
    'Account bevestigen, Nederlands': confirmEmail,
    'Nieuw wachtwoord, Engels': (shopUrl) => ({
      ...confirmEmail(shopUrl),
      kind: 'newPassword',
      language: 'en',
    }),
    'Wachtwoord veranderd, Nederlands': (shopUrl) => ({
      ...exampleShop,
      firstName: 'Sanne',
      kind: 'passwordChanged',
      url: `${shopUrl}${pathsOf('nl').accountForgot()}`,
      changedAt: new Date('2026-11-21T09:30:00Z'),
    }),
  },
})

const texts = strictTexts(accountMailTexts)

/** What both parts of the mail say, in its language. */
function accountWords(mail: AccountMail) {
  const { language, shopName, firstName, kind } = mail
  const t = texts(language)
  return {
    subject: t(`${kind}.subject`),
    preview: t(`${kind}.preview`),
    greeting: t('greeting', { name: greeted(language, oneLine(firstName)) }),
    heading: t(`${kind}.heading`),
    intro:
      mail.kind === 'passwordChanged'
        ? t('passwordChanged.intro', {
            shop: shopName,
            changed: formatMoment(language, mail.changedAt),
          })
        : t(`${mail.kind}.intro`, { shop: shopName }),
    action: t(`${kind}.action`),
    until:
      mail.kind === 'passwordChanged'
        ? undefined
        : t(`${mail.kind}.until`, { until: formatMoment(language, mail.until) }),
    linkHint: t('linkHint'),
    ignore: t(`${kind}.ignore`),
    question: askAnything(mail),
  }
}
