import type { NewsletterMail } from '#domain/deliveries/letters.ts'
import { formatMoment } from '#i18n/formats.ts'
import { oneLine } from '#kernel/one-line.ts'
import { cardTexts, newsletterTexts } from './translator.ts'

/** What both parts of the mail say, in its language. */
export function newsletterWords(mail: NewsletterMail) {
  const { language, shopName, firstName, confirm, organisation } = mail
  const t = newsletterTexts(language)
  const kind = confirm === undefined ? 'already' : 'confirm'
  return {
    subject: t(`${kind}.subject`),
    preview: t(`${kind}.preview`),
    greeting:
      firstName === undefined ? t('greetingUnnamed') : t('greeting', { name: oneLine(firstName) }),
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
    question: cardTexts(language)('questions', { email: organisation.email }),
  }
}

export type NewsletterWords = ReturnType<typeof newsletterWords>
