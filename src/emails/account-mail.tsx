import type { MailSender } from '#domain/mail/mails.ts'
import { formatMoment } from '#i18n/format-moment.ts'
import { sayDevice } from '#i18n/say-device.ts'
import { greeted } from '#i18n/someone.ts'
import { strictTexts } from '#i18n/strict-texts.ts'
import { accountMailTexts } from '#i18n/texts/account-mail.ts'
import { pathsOf } from '#kernel/addresses.ts'
import type { Device } from '#kernel/device.ts'
import type { Language } from '#kernel/language.ts'
import { oneLine } from '#kernel/one-line.ts'
import { exampleShop } from './example-shop.ts'
import { askAnything } from './imprint.tsx'
import { writeLinkMail } from './link-mail.tsx'
import { defineMailTemplate } from './mail-template.ts'

/**
 * A mail to the owner of an account. `url` is where they confirm their address, choose a password
 * or log in until `until`. After a change it leads to a new password, in case it was somebody
 * else's.
 */
type AccountMail = {
  language: Language
  shopName: string
  firstName: string
  url: string
  organisation: MailSender
} & (
  | {
      kind: 'confirmEmail' | 'newPassword' | 'signIn' | 'changeEmail' | 'emailChanged'
      until: Date
    }
  | {
      kind: 'passwordChanged' | 'passwordDeleted' | 'passkeyAdded' | 'passkeyDeleted'
      changedAt: Date
    }
  | { kind: 'newDevice'; changedAt: Date; device: Device }
)

const confirmEmail = (shopUrl: string) =>
  ({
    ...exampleShop,
    firstName: 'Sanne',
    kind: 'confirmEmail',
    url: `${shopUrl}${pathsOf('nl').accountConfirm('voorbeeld')}`,
    until: new Date('2026-11-28T09:30:00Z'),
  }) as const

/** Brings the owner of an account a link, or news of a change that somebody else may have made. */
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
    'Inloglink, Nederlands': (shopUrl) => ({
      ...confirmEmail(shopUrl),
      kind: 'signIn',
      url: `${shopUrl}${pathsOf('nl').accountSignIn('voorbeeld')}`,
    }),
    'Wachtwoord verwijderd, Engels': (shopUrl) => ({
      ...exampleShop,
      firstName: 'Sanne',
      language: 'en',
      kind: 'passwordDeleted',
      url: `${shopUrl}${pathsOf('en').accountForgot()}`,
      changedAt: new Date('2026-11-21T09:30:00Z'),
    }),
    'Passkey toegevoegd, Nederlands': (shopUrl) => ({
      ...exampleShop,
      firstName: 'Sanne',
      kind: 'passkeyAdded',
      url: `${shopUrl}${pathsOf('nl').accountForgot()}`,
      changedAt: new Date('2026-11-21T09:30:00Z'),
    }),
    'Passkey verwijderd, Engels': (shopUrl) => ({
      ...exampleShop,
      firstName: 'Sanne',
      language: 'en',
      kind: 'passkeyDeleted',
      url: `${shopUrl}${pathsOf('en').accountForgot()}`,
      changedAt: new Date('2026-11-21T09:30:00Z'),
    }),
    'Nieuw e-mailadres bevestigen, Nederlands': (shopUrl) => ({
      ...confirmEmail(shopUrl),
      kind: 'changeEmail',
    }),
    'E-mailadres veranderd, Engels': (shopUrl) => ({
      ...confirmEmail(shopUrl),
      kind: 'emailChanged',
      language: 'en',
      url: `${shopUrl}${pathsOf('en').accountUndoEmail('example')}`,
    }),
    'Nieuw apparaat, Nederlands': (shopUrl) => ({
      ...exampleShop,
      firstName: 'Sanne',
      kind: 'newDevice',
      url: `${shopUrl}${pathsOf('nl').accountForgot()}`,
      changedAt: new Date('2026-11-21T09:30:00Z'),
      device: { browser: 'Firefox', system: 'Windows' },
    }),
  },
})

const texts = strictTexts(accountMailTexts)

/** What both parts of the mail say, in its language. */
function accountWords(mail: AccountMail) {
  const { language, firstName, kind } = mail
  const t = texts(language)
  return {
    subject: t(`${kind}.subject`),
    preview: t(`${kind}.preview`),
    greeting: t('greeting', { name: greeted(language, oneLine(firstName)) }),
    heading: t(`${kind}.heading`),
    intro: introOf(mail),
    action: t(`${kind}.action`),
    until:
      'changedAt' in mail
        ? undefined
        : t(`${mail.kind}.until`, { until: formatMoment(language, mail.until) }),
    linkHint: t('linkHint'),
    ignore: t(`${kind}.ignore`),
    question: askAnything(mail),
  }
}

function introOf(mail: AccountMail): string {
  const { language, shopName: shop } = mail
  const t = texts(language)
  if (!('changedAt' in mail)) return t(`${mail.kind}.intro`, { shop })
  const changed = formatMoment(language, mail.changedAt)
  return mail.kind === 'newDevice'
    ? t('newDevice.intro', { shop, changed, device: sayDevice(language, mail.device) })
    : t(`${mail.kind}.intro`, { shop, changed })
}
