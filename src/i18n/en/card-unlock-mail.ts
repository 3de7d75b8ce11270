import type { cardUnlockMail as dutch } from '#i18n/nl/card-unlock-mail.ts'
import type { Translation } from '#i18n/translation.ts'

export const cardUnlockMail: Translation<typeof dutch> = {
  greeting: 'Hi {name},',
  subject: 'Unlock your gift card',
  preview: 'Too many wrong PINs were entered for your card number.',
  heading: 'Your card is safe',
  intro:
    'Too many wrong PINs were entered for the gift card you received through {shop}, so we’re not showing its balance to anyone for now. Use the button below and you can see it again with your card number and PIN.',
  action: 'Unlock my card',
  until: 'The link works until {until}.',
  ignore:
    'Wasn’t you? Then someone else tried. There’s nothing you need to do: the balance is still there, and no one can reach it without your PIN.',
  linkHint: 'Button not working? Copy this address into your browser:',
}
