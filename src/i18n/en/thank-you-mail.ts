import type { thankYouMail as dutch } from '#i18n/nl/thank-you-mail.ts'
import type { Translation } from '#i18n/translation.ts'

/** The mail by which a giver hears that somebody thanks them. */
export const thankYouMail = {
  greeting: 'Hi {giver},',
  title: '{receiver} says thank you for your gift',
  titleAnybody: 'Someone says thank you for your gift',
  preview: 'Your gift has been unwrapped, and it went down well.',
  intro: 'Your gift has been unwrapped, and the recipient wrote you this:',
  introWordless: 'Your gift has been unwrapped, and the recipient sends you their thanks.',
  action: 'View your order',
  linkHint: 'Button not working? Copy this address into your browser:',
  once: 'This is the only email you’ll get about this thank-you. You can’t write back through us, so do get in touch with them yourself.',
} as const satisfies Translation<typeof dutch>
