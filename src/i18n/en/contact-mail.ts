import type { contactMail as dutch } from '#i18n/nl/contact-mail.ts'
import type { Translation } from '#i18n/translation.ts'

/** The two mails of a message to the shop: to customer service, and the copy for the sender. */
export const contactMail = {
  forward: {
    subject: 'Question about {subject}, from {name}',
    preview: '{name} wrote through the contact form.',
    heading: 'A message from {name}',
    answer: 'Reply to this mail: your answer goes to {email}.',
    masked:
      'Numbers of gift cards were made unreadable before this message was kept. Never ask for a code.',
  },
  copy: {
    subject: 'We have your message: {subject}',
    preview: 'A human being reads it and answers within two working days.',
    greeting: 'Hi {name},',
    heading: 'Your message is with us',
    intro:
      'Thank you. A human being reads what you wrote and answers within two working days, at this address. To add something, just reply to this mail.',
    safety:
      'Never send us the code or the pin of a gift card. If there was a card number in your message, we have made it unreadable.',
    ignore:
      'Was this not you? Then somebody entered your address. There is nothing you need to do; reply to this mail if you want us to erase the message.',
  },
  message: 'You wrote',
  messageOf: '{name} wrote',
  subjectLabel: 'Subject',
  orderLabel: 'Order number',
  receivedLabel: 'Received',
} as const satisfies Translation<typeof dutch>
