import type { activation as dutch } from '#i18n/nl/activation.ts'
import type { Translation } from '#i18n/translation.ts'
import { errors } from './errors.ts'

export const activation: Translation<typeof dutch> = {
  pageTitle: 'Activate a card',
  description:
    'Put an amount of your choice on a blank gift card. Enter the card number, choose how much goes on it and pay. Then it’s ready to give.',
  heading: 'Put money on your card',
  intro:
    'You have a card with nothing on it yet. Choose the amount and pay: the card is usually ready within a minute, and always within 24 hours.',
  reorder: 'Out of blank cards? Order a new set',
  form: 'Activate a card',
  what: 'The card',
  amount: 'Amount',
  amountHint: 'Whole euros, {ranges}.',
  range: '{min} to {max}',
  email: 'Email address',
  emailHint: 'We’ll send the confirmation and the link to your card here.',
  payment: 'Payment',
  terms: { title: 'What applies to this card' },
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
        'That depends on the card. A Choice Gift Card is exchanged for gift cards, or used to pay in our shop. A card from a company is exchanged for what that company picked, and a card from a brand is spent with that brand. We don’t give cash for it.',
    },
  },
  done: {
    pageTitle: 'Activating your card',
    heading: {
      unpaid: 'Not paid yet',
      ended: 'This wasn’t paid',
      review: 'Thank you!',
      activating: 'Thank you!',
      active: 'Thank you!',
      back: 'This didn’t go through',
      halted: 'On hold for now',
      withdrawn: 'This card is no longer valid',
    },
    unpaid:
      'We’re still waiting for your payment. As soon as it arrives we’ll put the amount on the card.',
    ended:
      'No payment arrived for this order. Is there still nothing on your card? Then feel free to activate it again.',
    review:
      'Your payment has arrived. We’re having a quick look first. After that the amount goes straight onto the card, or you get everything back.',
    activating:
      'Your payment has arrived. We’re putting the amount on the card now; that takes 24 hours at most.',
    active: 'The card is active and ready to use.',
    back: 'There’s no money on the card. You get everything back the way you paid.',
    halted:
      'The payment for this card was claimed back. Until that’s settled, the card doesn’t work.',
    withdrawn:
      'The payment for this card was taken back. That’s why nobody can pay with it any more.',
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
    wasValidUntil: 'Was valid until',
    order: 'Order number',
    receipt: 'View receipt and order',
    balance: 'Check the balance',
    note: {
      ACTIVE:
        'The PIN is only on the card itself. Anyone with the number and the PIN can pay with it.',
      EMPTY: 'Everything that was on it has been used.',
      EXPIRED:
        'It can’t be paid with any more. With the number and the PIN, the balance check shows what can still be done.',
      BLOCKED: 'It can’t be paid with now. Customer service can tell you why.',
    },
    noLink: 'You open this page with the link in your email',
    noLinkText:
      'The email about your activated card has a button that leads here. Can’t find it? With the number and the PIN, the balance check shows what’s on the card.',
  },
}
