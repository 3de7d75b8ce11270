import type { card as dutch } from '#i18n/nl/card.ts'
import type { Translation } from '#i18n/translation.ts'

/** Texts of the page behind the private link. */
export const card = {
  pageTitle: 'A gift for {name}',
  pageTitleSelf: 'Your gift card',
  wrapped: {
    heading: '{name}, there’s a gift for you',
    headingAnybody: 'There’s a gift for you',
    headingSelf: 'Your gift card is ready',
    from: 'It’s from {giver}.',
    fromSelf: 'Open it when you’re ready. You’ll only see your code after that.',
    tagTo: 'For {name}',
    tagFrom: 'from {giver}',
    action: 'Unwrap your gift',
    actionSelf: 'Show my gift card',
    count:
      '{count, plural, one {There’s one gift card inside.} other {There are # gift cards inside.}}',
    countPresents:
      '{count, plural, one {There’s one gift inside.} other {There are # gifts inside.}}',
  },
  opened: {
    heading: 'For you, {name}',
    headingAnybody: 'For you',
    headingSelf: 'Your gift card',
    from: 'From {giver}',
    note: 'A message from {giver}',
    announced: 'Your gift has been unwrapped.',
  },
  donation: {
    given: 'This gift has already been given',
    nothingToDo: 'The money goes to this good cause in your name. There’s nothing you need to do.',
    about: 'What they do',
    more: 'More about this good cause',
    print: 'Print this page',
  },
  number: 'Card number',
  copy: 'Copy',
  copyNumber: 'Copy card number',
  pin: 'PIN',
  showPin: 'Show PIN',
  hidePin: 'Hide PIN',
  copyPin: 'Copy PIN',
  barcode: 'Scannable code for {title}',
  barcodeHint: 'Have this code scanned at the till.',
  choiceCard:
    'Use this card number and PIN in our shop to check what’s on the card, and to pay for other gift cards. Other shops don’t accept the card itself.',
  stopped: {
    PAYMENT:
      'This gift card doesn’t work for now: its payment was asked back at the bank. We’re looking into it; once it’s settled, the code will be here again. If it was a gift, it’s nothing you did. Customer service will be happy to tell you how things stand.',
    WITHDRAWAL:
      'This gift card doesn’t work for now: its order was withdrawn from. A colleague is looking at that, and the code stays hidden until then. Customer service will be happy to tell you how things stand.',
    SHOP: 'This gift card is on hold and can’t be used for now. Customer service will be happy to explain what happens next.',
  },
  amount: 'Value',
  validUntil: 'Valid until',
  howTo: 'How to spend it',
  webshops: 'Spend it online at',
  balance: 'Check what’s left on it',
  print: 'Print the card',
  save: 'Save as PDF',
  keepSafe:
    'Whoever has the code or this link can spend the card. Keep it safe, and only pass it on to give the card away.',
  own: {
    heading: '{count, plural, one {Giving it away after all?} other {Giving one away?}}',
    text: '{count, plural, one {The card has a link of its own too. Whoever gets it unwraps the card as a gift from you.} other {Each card has a link of its own. Whoever gets it unwraps that card only, as a gift from you.}}',
    opened: 'Unwrapped',
  },
  notReady: {
    heading: 'Your gift is almost ready',
    text: 'We’re still making it. That usually takes a minute or so, and your gift will appear here as soon as it’s ready.',
    again: 'Look again',
  },
  invalid: {
    pageTitle: 'This link doesn’t work',
    heading: 'This link doesn’t work (any more)',
    text: 'Part of the link may be missing, your gift may have been sent again, or whoever it’s from may be giving it to you in person. In that case only the newest link works.',
    tip: 'Your gift isn’t lost. Check your inbox for a newer email, ask the person it’s from, or let us email you the links to your emailed gift cards again.',
    find: 'Find my gift cards',
    home: 'To the shop',
  },
} satisfies Translation<typeof dutch>
