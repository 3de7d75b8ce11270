import type { card as dutch } from '#i18n/nl/card.ts'
import type { Translation } from '#i18n/translation.ts'

/** Texts of the page behind the private link. */
export const card = {
  pageTitle: 'A present for {name}',
  pageTitleSelf: 'Your gift card',
  wrapped: {
    heading: '{name}, there is something for you',
    headingSelf: 'Your gift card is ready',
    from: '{giver} is giving you a present.',
    fromSelf: 'Open it when you are ready. You see your code only after that.',
    tagTo: 'For {name}',
    tagFrom: 'from {giver}',
    noteFrom: '{giver} added a note',
    action: 'Unwrap your present',
    actionSelf: 'Show my gift card',
    count:
      '{count, plural, one {There is one gift card inside.} other {There are # gift cards inside.}}',
    countPresents:
      '{count, plural, one {There is one present inside.} other {There are # presents inside.}}',
  },
  opened: {
    heading: 'For you, {name}',
    headingSelf: 'Your gift card',
    from: 'From {giver}',
    announced: 'Your present is unwrapped.',
  },
  donation: {
    given: 'This present has been given already',
    nothingToDo: 'The money goes to this good cause in your name. You need do nothing.',
    about: 'What it does',
    more: 'More about this good cause',
    print: 'Print this page',
  },
  number: 'Card number',
  copy: 'Copy',
  copyNumber: 'Copy card number',
  pin: 'Pin',
  showPin: 'Show pin',
  hidePin: 'Hide pin',
  copyPin: 'Copy pin',
  copied: 'Copied',
  copyFailed: 'Copying does not work here. Select the digits and copy them yourself.',
  barcode: 'Scannable code of {title}',
  barcodeHint: 'Have this code scanned at the till.',
  choiceCard:
    'With this card number and pin you see in our shop what is on the card, and you will exchange it there later. Other shops do not take the card itself.',
  stopped:
    'This gift card is on hold and cannot be used now. Our customer service will gladly tell you how it goes on.',
  amount: 'Value',
  validUntil: 'Valid until',
  howTo: 'How to spend it',
  webshops: 'Spend it online at',
  balance: 'See what is left on it',
  print: 'Print the card',
  keepSafe:
    'Whoever has the code can spend the card. So keep this page safe and do not share the link.',
  notReady: {
    heading: 'Your present is still being made',
    text: 'That usually takes a moment and never more than an hour. This page shows it by itself as soon as your present is here.',
    again: 'Look again',
  },
  invalid: {
    pageTitle: 'This link does not work',
    heading: 'This link does not work (any more)',
    text: 'Perhaps part of the link was lost, or your present was sent again: then only the link in the newest mail works.',
    tip: 'Look in your inbox for a newer e-mail, or ask whoever gave you the card. Your present is not lost.',
    home: 'To the shop',
  },
} satisfies Translation<typeof dutch>
