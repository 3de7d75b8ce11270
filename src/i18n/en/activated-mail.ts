import type { activatedMail as dutch } from '#i18n/nl/activated-mail.ts'
import type { Translation } from '#i18n/translation.ts'

export const activatedMail: Translation<typeof dutch> = {
  subject: 'Your {title} is active',
  preview: 'There’s {amount} on the card.',
  greeting: 'Hi,',
  heading: 'The card is ready to give',
  intro:
    'Your {title} now has {amount} on it. It’s valid until {until}. To pay with it, use the card number and PIN printed on the card.',
  action: 'View the card',
  linkHint: 'Button not working? Copy this address:',
  keep: 'Keep this email: it’s your proof of the amount and the date. The PIN is only on the card itself, so keep the card safe.',
}
