import type { contact as dutch } from '#i18n/nl/contact.ts'
import type { Translation } from '#i18n/translation.ts'

/** The form on the contact page. */
export const contact = {
  title: 'Send us a message',
  intro: 'A human being reads it and answers by e-mail, within two working days.',
  warning:
    'Never send us the code or pin of a gift card. Whoever has the code has the money. We never ask for it.',
  name: 'Your name',
  email: 'E-mail address',
  subject: 'Subject',
  orderNumber: 'Order number',
  optional: 'optional',
  orderHint: 'It is in your confirmation, such as 61-7KD3-9QXM.',
  message: 'Your message',
  hasCardNumber:
    'There is a card number in your message. Better take it out: before we keep your message we make it unreadable, except for four digits.',
  required: {
    name: 'Please enter your name.',
    email: 'Please enter your e-mail address.',
    subject: 'Please choose a subject.',
    message: 'Please write your message.',
  },
  submit: 'Send your message',
  promise: 'A copy is mailed to you. We keep your message for a year, so that we can help you.',
  noScript:
    'This form needs JavaScript: your browser uses it for a sum that keeps spam out. Please turn it on and reload this page, or mail us at {email}.',
  done: {
    title: 'Your message is with us',
    text: 'A human being reads it and answers within two working days, at {email}. Your copy will be there in a moment. Nothing to see? Have a look at your junk mail.',
    masked: 'We have made the card number in your message unreadable, except for four digits.',
    again: 'Send another message',
  },
} as const satisfies Translation<typeof dutch>
