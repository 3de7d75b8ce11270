import type { cardUnlockMail as dutch } from '#i18n/nl/card-unlock-mail.ts'
import type { Translation } from '#i18n/translation.ts'

export const cardUnlockMail: Translation<typeof dutch> = {
  greeting: 'Hi {name},',
  subject: 'See your gift card again',
  preview: 'Too many wrong pins were entered for the number of your card.',
  heading: 'Your card is safe',
  intro:
    'Too many wrong pins were entered for the number of the gift card that you got through {shop}. That is why we show its balance to nobody now. With the button below you can see it again, with your card number and your pin.',
  action: 'Show my card again',
  until: 'The link works until {until}.',
  ignore:
    'Did you enter nothing? Then somebody else tried. There is nothing to do: the balance is still there, and nobody reaches it without your pin.',
  linkHint: 'Does the button not work? Copy this address into your browser:',
}
