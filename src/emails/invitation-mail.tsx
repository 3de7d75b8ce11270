import type { MailSender } from '#domain/mail/mails.ts'
import { formatMoment } from '#i18n/format-moment.ts'
import { strictTexts } from '#i18n/strict-texts.ts'
import { invitationMailTexts } from '#i18n/texts/invitation-mail.ts'
import { pathsOf } from '#kernel/addresses.ts'
import type { MemberRole } from '#kernel/company.ts'
import { greetedName } from '#kernel/greeted-name.ts'
import type { Language } from '#kernel/language.ts'
import { oneLine } from '#kernel/one-line.ts'
import { exampleShop } from './example-shop.ts'
import { askAnything } from './imprint.tsx'
import { writeLinkMail } from './link-mail.tsx'
import { defineMailTemplate } from './mail-template.ts'

/** Invites somebody to a company, by a link that works until `until`. */
type InvitationMail = {
  language: Language
  shopName: string
  organisation: MailSender
  companyName: string
  /** First name of who invites. */
  invitedBy: string
  role: MemberRole
  url: string
  until: Date
}

const buyer = (shopUrl: string) =>
  ({
    ...exampleShop,
    companyName: 'Bakkerij Bol',
    invitedBy: 'Sanne',
    role: 'buyer',
    url: `${shopUrl}${pathsOf('nl').accountInvitation('voorbeeld')}`,
    until: new Date('2026-12-12T09:30:00Z'),
  }) as const

export const invitationMailTemplate = defineMailTemplate({
  cause: 'asked',
  write: (mail: InvitationMail) => writeLinkMail(mail, wordsOf(mail)),
  examples: {
    'Uitnodiging om te bestellen, Nederlands': buyer,
    'Uitnodiging als beheerder, Engels': (shopUrl) => ({
      ...buyer(shopUrl),
      role: 'owner',
      language: 'en',
    }),
    'Uitnodiging voor de facturen, Nederlands': (shopUrl) => ({
      ...buyer(shopUrl),
      role: 'finance',
    }),
  },
})

const texts = strictTexts(invitationMailTexts)

/** A first name that is no name is not repeated to a stranger. */
function wordsOf(mail: InvitationMail) {
  const { language, shopName, role } = mail
  const t = texts(language)
  const company = oneLine(mail.companyName)
  const name = oneLine(greetedName(mail.invitedBy))
  return {
    subject: name === '' ? t('subjectWithoutName', { company }) : t('subject', { name, company }),
    preview: t('preview', { company }),
    greeting: t('greeting'),
    heading: t('heading'),
    intro: t(`intro.${role}`, { company, shop: shopName }),
    action: t('action'),
    until: t('until', { until: formatMoment(language, mail.until) }),
    linkHint: t('linkHint'),
    ignore: t('ignore'),
    question: askAnything(mail),
  }
}
