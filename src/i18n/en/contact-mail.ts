import type { contactMail as dutch } from '#i18n/nl/contact-mail.ts'
import type { Translation } from '#i18n/translation.ts'

/** The two mails of a message to the shop: to customer service, and the copy for the sender. */
export const contactMail = {
  forward: {
    subject: 'Question about {subject}, from {name}',
    preview: '{name} wrote to us through the contact form.',
    heading: 'A message from {name}',
    answer: 'Reply to this email: your answer goes to {email}.',
    masked:
      'Gift card numbers were made unreadable before this message was stored. Never ask for a code.',
  },
  copy: {
    subject: 'We have your message: {subject}',
    preview: 'Our team replies within two working days.',
    greeting: 'Hi {name},',
    heading: 'We have your message',
    intro:
      'Thank you. Our team will reply to this address within two working days. Want to add something? Just reply to this email.',
    safety:
      'Never send us a gift card’s code or PIN. If your message contained a card number, we’ve made it unreadable.',
    ignore:
      'Wasn’t you? Then someone entered your address. There’s nothing you need to do; reply to this email if you’d like us to delete the message.',
  },
  message: 'You wrote',
  messageOf: '{name} wrote',
  subjectLabel: 'Subject',
  orderLabel: 'Order number',
  receivedLabel: 'Received',
} as const satisfies Translation<typeof dutch>
