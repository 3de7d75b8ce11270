import type { ConfirmationMail } from '#domain/deliveries/letters.ts'
import { localeOf } from '#i18n/formats.ts'
import { oneLine } from '#kernel/one-line.ts'
import type { ConfirmationTexts } from './translator.ts'

/** What the confirmation says around the receipt, the same in both its parts. */
export type ConfirmationWords = {
  subject: string
  heading: string
  intro: string
  actionHint: string
  /** What is worth knowing of what was ordered; nothing about cards where there are none. */
  notes: readonly { heading: string; text: string }[]
}

export function confirmationWords(
  t: ConfirmationTexts,
  { language, giverName, orderNumber, lines, organisation }: ConfirmationMail,
): ConfirmationWords {
  const giver = oneLine(giverName)
  const donations = lines.filter(({ cause }) => cause !== undefined)
  const names = [...new Set(donations.flatMap(({ cause }) => cause ?? []))]
  const causes = new Intl.ListFormat(localeOf[language]).format(names)
  const isForOthers = donations.some(({ receiver }) => receiver !== undefined)
  const withdrawal = {
    heading: t('withdrawal.heading'),
    text: t('withdrawal.text', { email: organisation.email }),
  }
  const thanks = {
    heading: t('donation.thanksHeading'),
    text: [
      t('donation.thanks', { causes }),
      ...(isForOthers ? [t('donation.receivers')] : []),
    ].join(' '),
  }
  if (lines.length > 0 && donations.length === lines.length) {
    return {
      subject: t('donation.subject', { order: orderNumber }),
      heading: t('donation.heading', { giver }),
      intro: t('donation.intro', { causes }),
      actionHint: t(isForOthers ? 'donation.actionHint' : 'donation.actionHintSelf'),
      notes: [thanks],
    }
  }
  return {
    subject: t('subject', { order: orderNumber }),
    heading: t('heading', { giver }),
    intro: t('intro'),
    actionHint: t('actionHint'),
    notes: donations.length === 0 ? [withdrawal] : [thanks, withdrawal],
  }
}
