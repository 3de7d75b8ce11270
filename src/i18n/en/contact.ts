import type { contact as dutch } from '#i18n/nl/contact.ts'
import type { Translation } from '#i18n/translation.ts'

/** The form on the contact page. */
export const contact = {
  title: 'Send us a message',
  intro: 'Our team replies by email, within two working days.',
  warning:
    'Never send us a gift card’s code or PIN. Whoever has the code has the money. We’ll never ask for it.',
  name: 'Your name',
  email: 'Email address',
  subject: 'Subject',
  orderNumber: 'Order number',
  optional: 'optional',
  orderHint: 'It’s in your confirmation and looks like 61-7KD3-9QXM.',
  message: 'Your message',
  hasCardNumber:
    'Your message contains a card number. Best take it out: before storing your message we make all but four digits unreadable.',
  required: {
    name: 'Please enter your name.',
    email: 'Please enter your email address.',
    subject: 'Please choose a subject.',
    message: 'Please write your message.',
  },
  submit: 'Send message',
  promise:
    'We’ll email you a confirmation. We keep your message for a year, so that we can help you.',
  noScript:
    'This form needs JavaScript: your browser uses it for a sum that keeps spam out. Please turn it on and reload this page, or email us at {email}.',
  done: {
    title: 'We have your message',
    text: 'Our team will reply to {email} within two working days. You’ll find our confirmation there in a moment. Nothing there? Check your spam folder.',
    masked: 'We’ve made all but four digits of the card number in your message unreadable.',
    again: 'Send another message',
  },
} as const satisfies Translation<typeof dutch>
