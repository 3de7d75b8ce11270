import type { balance as dutch } from '#i18n/nl/balance.ts'
import type { Translation } from '#i18n/translation.ts'
import { errors } from './errors.ts'

/** The page that shows what is on a choice card. */
export const balance = {
  pageTitle: 'Check your balance',
  description:
    'How much is left on your Choice Gift Card? Enter the card number and PIN to see the balance and how long the card is valid.',
  heading: 'What is on your card?',
  intro:
    'Enter the card number and PIN of your Choice Gift Card to see what’s left on it, and until when.',
  form: 'Check your balance',
  number: 'Card number',
  numberHint: '19 digits. Pasting is fine.',
  pin: 'PIN',
  pinHint: '6 digits.',
  show: 'Show',
  hide: 'Hide',
  showPin: 'Show your PIN as you type',
  hidePin: 'Hide your PIN as you type',
  submit: 'Show the balance',
  activate: 'Put money on it',
  secret:
    'Whoever has the number and PIN has the money. Never give them to anyone who asks, not even over the phone.',
  noScript:
    'Checking your balance needs JavaScript: your browser uses it for a sum that stops people guessing numbers. Please turn it on and reload this page, or ask customer service for your balance.',
  required: {
    cardNumber: 'Enter the card number.',
    pin: 'Enter the PIN.',
  },
  problems: {
    cardNumberInvalid: errors.cardNumberInvalid,
    cardNotOurs: errors.cardNotOurs,
    cardPinInvalid: errors.cardPinInvalid,
  },
  where: {
    title: 'Where do I find them?',
    drawing: 'A card’s page, with the card number at the top and the PIN below it',
    text: 'The email with your card links to the card’s own page. You’ll find the card number there; select ‘Show PIN’ to see the PIN.',
  },
  result: {
    balance: 'Balance',
    validUntil: 'Valid until',
    wasValidUntil: 'Was valid until',
    number: 'Card',
    initial: 'Original value',
    redeem: 'Exchange it',
    again: 'Check another card',
    support: 'Go to Help',
    contact: 'Get in touch',
    ofCompany:
      'Exchange it for what {company} picked for you. What’s left over stays on your card.',
    active: {
      title: 'Here’s your balance',
      text: 'Exchange it for gift cards of your choice, or pay with it in our shop. Whatever’s left stays on your card.',
    },
    empty: {
      title: 'Your card is used up',
      text: 'Everything on it has been spent. Not what you expected? Tell us and we’ll look into it.',
    },
    expired: {
      title: 'Your card has expired',
      text: 'Think the date is wrong? Tell us and we’ll look into it.',
    },
    blocked: {
      title: 'Your card is blocked',
      text: 'That’s why we can’t show the balance. Customer service can tell you why, and what you can do.',
    },
  },
  unlock: {
    heading: 'Unlock your card',
    text: 'Our email told you about too many wrong PINs. Use this button and your card number can be tried again.',
    action: 'Unlock my card',
    done: 'Done. Enter your card number and PIN to see your balance again.',
  },
  questionsTitle: 'Questions about your balance',
  questions: {
    others: {
      question: 'Can I check the balance of any gift card here?',
      answer:
        'No, only the Choice Gift Card, which is our own. For any other card, the brand keeps the balance; the card’s page tells you where to ask.',
    },
    wrong: {
      question: 'You say my number and PIN don’t match. What now?',
      answer:
        'Copy both from your card’s page, so that no digits get swapped. After a few failed attempts you’ll have to wait a little: that protects your card from people guessing numbers. After fifty, we email a link to the address the card was sent to, so that you can carry on.',
    },
    mail: {
      question: 'I’ve lost the email with my card.',
      answer:
        'Go to ‘Find my cards’ at the bottom of this page and enter the address it was sent to. We’ll email you everything that’s still valid.',
    },
    valid: {
      question: 'How long is my card valid?',
      answer:
        'At least two years from the day it was delivered. The exact date is shown here with your balance.',
    },
  },
} as const satisfies Translation<typeof dutch>
