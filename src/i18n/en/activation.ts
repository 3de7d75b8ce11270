import type { activation as dutch } from '#i18n/nl/activation.ts'
import type { Translation } from '#i18n/translation.ts'
import { errors } from './errors.ts'

export const activation: Translation<typeof dutch> = {
  pageTitle: 'Activate a card',
  description:
    'Put an amount of your choice on a blank gift card. Enter the card number, choose how much goes on it and pay. Then it’s ready to give.',
  heading: 'Put money on your card',
  intro:
    'You have a card with nothing on it yet. Choose the amount and pay: the card is usually ready to give within a minute, and always within 24 hours.',
  form: 'Activate a card',
  what: 'The card',
  amount: 'Amount',
  amountHint: 'Whole euros, {ranges}.',
  range: '{min} to {max}',
  email: 'Email address',
  emailHint: 'We’ll send the confirmation and the link to your card here.',
  payment: 'Payment',
  onCard: 'On the card',
  fee: 'Service fee',
  kept: 'We still know which card you entered. The confirmation goes to {email}.',
  change: 'Change something',
  required: {
    cardNumber: 'Please enter the card number.',
    amount: 'Please enter an amount in whole euros.',
    email: 'Please enter your email address.',
  },
  problems: {
    termsNotAccepted: 'Please tick that you agree to the terms.',
    cardNumberInvalid: errors.cardNumberInvalid,
    activationNumberUnknown: errors.activationNumberUnknown,
    activationAmountNotWhole: errors.activationAmountNotWhole,
    activationAmountOutOfRange: 'This card takes another amount: {ranges}.',
  },
  where: {
    title: 'Where’s the number?',
    drawing: 'The back of a card, with a 19-digit card number and a PIN under a scratch panel',
    text: 'The 19-digit number is on the back of the card. You don’t need the PIN under the scratch panel now: leave it covered for whoever gets the card.',
    number: 'Card number',
    pin: 'PIN',
    covered: 'scratch panel',
  },
  questions: {
    title: 'Questions about activating',
    when: {
      question: 'When can the card be used?',
      answer:
        'As soon as your payment has arrived. That usually takes a minute, and never longer than 24 hours. If it hasn’t worked within a day, you get everything back.',
    },
    lost: {
      question: 'What if the card gets lost?',
      answer:
        'With nothing on it yet, all you’ve lost is a piece of cardboard. An activated card is like cash: tell customer service straight away and we’ll block it.',
    },
    twice: {
      question: 'Can I add more money later?',
      answer: 'No, each card is activated once. The balance check shows what’s left on it.',
    },
    cash: {
      question: 'What can the card be used for?',
      answer:
        'Whoever gets it pays with it in our shop, all at once or bit by bit. It can’t be exchanged for cash.',
    },
  },
  done: {
    pageTitle: 'Done',
    heading: 'Thank you!',
    activating:
      'Your payment has arrived. We’re putting the amount on the card now; that takes 24 hours at most.',
    active: 'The card is active and ready to give.',
    review:
      'Your payment has arrived. We’re having a quick look first. After that the amount goes straight onto the card, or you get everything back.',
    back: 'No money could be put on this card any more. You get everything back the way you paid.',
    unpaid:
      'We’re still waiting for your payment. As soon as it arrives we’ll put the amount on the card.',
    mailTo: 'We’re sending the confirmation to {email}.',
    receipt: 'View your order',
    another: 'Activate another card',
  },
  details: {
    pageTitle: 'Card details',
    heading: 'This is the card you activated',
    ACTIVE: 'Active',
    EMPTY: 'Used up',
    EXPIRED: 'Expired',
    BLOCKED: 'Blocked',
    number: 'Card',
    amount: 'Amount when activated',
    state: 'Status',
    validUntil: 'Valid until',
    order: 'Order number',
    receipt: 'View receipt and order',
    balance: 'Check the balance',
    pin: 'The PIN is only on the card itself. Anyone with the number and the PIN can pay with it.',
    noLink: 'You open this page with the link in your email',
    noLinkText:
      'The email about your activated card has a button that leads here. Can’t find it? With the number and the PIN, the balance check shows what’s on the card.',
  },
}
