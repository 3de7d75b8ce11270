import type { balance as dutch } from '#i18n/nl/balance.ts'
import type { Translation } from '#i18n/translation.ts'
import { errors } from './errors.ts'

/** The page that shows what is on a choice card. */
export const balance = {
  pageTitle: 'Check your balance',
  description:
    'How much is left on your Choice Gift Card? Enter the card number and pin, and see the balance and the last day of your card at once.',
  heading: 'What is on your card?',
  intro:
    'Enter the card number and pin of your Choice Gift Card. You see at once how much is left on it, and until when.',
  form: 'Check the balance',
  number: 'Card number',
  numberHint: '19 digits. Pasting is fine.',
  pin: 'Pin',
  pinHint: '6 digits.',
  show: 'Show',
  hide: 'Hide',
  showPin: 'Show what you type as the pin',
  hidePin: 'Hide what you type as the pin',
  submit: 'Show the balance',
  secret:
    'Whoever has the number and the pin has the money. Never pass them on to somebody who asks for them, not on the phone either.',
  noScript:
    'Checking a balance needs JavaScript: your browser solves a sum that stops people from guessing numbers. Turn it on and reload this page, or ask our customer service for your balance.',
  required: {
    cardNumber: 'Fill in the card number.',
    pin: 'Fill in the pin.',
  },
  problems: {
    cardNumberInvalid: errors.cardNumberInvalid,
    cardNotOurs: errors.cardNotOurs,
    cardPinInvalid: errors.cardPinInvalid,
  },
  where: {
    title: 'Where do I find them?',
    drawing: 'The page of a card, with the card number on top and the pin below it',
    text: 'The e-mail with your card has a link to a page of its own. The card number is there, and the pin appears when you press ‘Show pin’.',
  },
  result: {
    balance: 'Balance',
    validUntil: 'Valid through',
    wasValidUntil: 'Was valid through',
    number: 'Card',
    initial: 'Started with',
    again: 'Look at another card',
    support: 'To the help pages',
    contact: 'Get in touch',
    active: {
      title: 'This is on your card',
      text: 'Exchanging it for our other gift cards opens soon in our shop. Until then the whole amount stays on your card.',
    },
    empty: {
      title: 'Your card is used up',
      text: 'Everything that was on it has been spent. Not what you expected? Tell us, and we will look into it.',
    },
    expired: {
      title: 'Your card has expired',
      text: 'What was left on it has lapsed. Do you think the date is wrong? Tell us, and we will look into it.',
    },
    blocked: {
      title: 'Your card is blocked',
      text: 'That is why we do not show its balance. Our customer service can tell you the reason, and what you can do.',
    },
  },
  unlock: {
    heading: 'See your card again',
    text: 'You come from our mail about too many wrong pins. With this button the number of your card may be tried again.',
    action: 'Show my card again',
    done: 'Done. Enter your card number and pin, and you see your balance again.',
  },
  questionsTitle: 'Questions about your balance',
  questions: {
    others: {
      question: 'Can I see the balance of any gift card here?',
      answer:
        'No, only of the Choice Gift Card, which is our own. What is on any other card is kept by its brand; the page of that card says where to ask.',
    },
    wrong: {
      question: 'You say my number and pin do not belong together. What now?',
      answer:
        'Copy both from the page of your card, so that no digit can be mixed up. After a few failed attempts you have to wait a little. That protects your card from people who guess numbers. After fifty failed attempts we mail a link to the address that the card was sent to; with it you can go on.',
    },
    mail: {
      question: 'I have lost the e-mail with my card.',
      answer:
        'Look in your spam folder first. Not there either? Ask whoever gave you the card to get in touch with us. We can look the order up.',
    },
    valid: {
      question: 'How long is my card valid?',
      answer:
        'At least two years from the day it was delivered. You see the exact date here, beside your balance.',
    },
  },
} as const satisfies Translation<typeof dutch>
