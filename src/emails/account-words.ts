import type { AccountMail } from '#domain/deliveries/letters.ts'
import { formatMoment } from '#i18n/formats.ts'
import { oneLine } from '#kernel/one-line.ts'
import { accountTexts, cardTexts } from './translator.ts'

/** What both parts of the mail say, in its language. */
export function accountWords(mail: AccountMail) {
  const { language, shopName, firstName, kind, organisation } = mail
  const t = accountTexts(language)
  return {
    subject: t(`${kind}.subject`),
    preview: t(`${kind}.preview`),
    greeting: t('greeting', { name: oneLine(firstName) }),
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
    question: cardTexts(language)('questions', { email: organisation.email }),
  }
}

export type AccountWords = ReturnType<typeof accountWords>
