import type { orderLinkMail as dutch } from '#i18n/nl/order-link-mail.ts'
import type { Translation } from '#i18n/translation.ts'

export const orderLinkMail: Translation<typeof dutch> = {
  greeting: 'Hi {name},',
  subject: 'The link to your order {number}',
  preview: 'It shows you the whole order, with its invoice or receipt.',
  heading: 'Here’s your link',
  intro:
    'You asked for a link to your order {number} at {shop}. Open it on the device you want to see everything on: who it’s for, how far along it is, and your invoice or receipt. Your order stays open there for thirty days.',
  action: 'Open my order',
  until: 'The link works once, until {until}.',
  ignore:
    'Didn’t ask for this? There’s nothing you need to do. Just don’t forward this mail: whoever opens the link sees your order.',
  linkHint: 'Button not working? Copy this address into your browser:',
}
