import type { offer as dutch } from '#i18n/nl/offer.ts'
import type { Translation } from '#i18n/translation.ts'

export const offer = {
  forMany: 'For several people at once',
  pageTitle:
    '{variant, select, donation {{title}: give to a good cause} pack {{title}: three cards without an amount} choice {{title}: let them choose} other {{title}: give it digitally}}',
  kicker: {
    donation: 'Good cause',
    pack: 'Set of 3, no amount yet',
    choice: 'Our own card',
  },
  form: {
    legend: 'How will you give it?',
    DIGITAL: 'By email',
    PHYSICAL: 'By post',
    promiseDIGITAL: 'In their inbox within the hour, day and night.',
    promisePHYSICAL: 'Printed, in an envelope. Plus postage.',
    free: '{min} to {max}',
    coming: 'Coming soon',
    out: 'Currently out of stock',
  },
  notForSale: {
    comingTitle: 'Coming soon',
    comingText:
      'You can look at it now, but not buy it yet. When you can, the button will be here.',
    otherCards: 'See what you can give today',
    all: 'View all gift cards',
  },
  pack: {
    price: '{amount} a set',
    vat: '21% VAT included',
    inside: {
      title: 'What is inside',
      cards: '3 printed cards, with no value yet',
      envelopes: '3 envelopes in matching colours',
      number: 'A number on each card to load it with',
    },
    steps: {
      title: 'From blank to gift',
      keep: {
        title: 'Keep them handy',
        text: 'Blank cards don’t expire, so a drawer suits them fine.',
      },
      load: {
        title: 'Load an amount',
        text: 'Online, with the number on the card: a whole amount from €10 to €500.',
      },
      give: { title: 'Give it away', text: 'They pick a gift card themselves.' },
      activate: 'Load an amount onto a card',
      reorder: 'Reorder more sets',
    },
    validity: 'A blank card doesn’t expire. Once loaded, it’s valid for at least {years} years.',
  },
  choice: {
    steps: {
      title: 'How the Choice Gift Card works',
      give: { title: 'You choose the amount', text: '€10 to €500, with a message of your own.' },
      receive: {
        title: 'They unwrap it',
        text: 'On a page of its own, with a card number and PIN to keep.',
      },
      choose: {
        title: 'They choose',
        text: 'One gift card, or the amount spread over a few. They exchange it with the card number and PIN.',
      },
    },
    calculator: {
      title: 'What can you do with a {amount} card?',
      amount: 'Amount on the card',
      on: '{count, plural, =1 {All on one gift card} other {Spread over # gift cards}}',
    },
    places: {
      title: 'Where can you spend it?',
      text: 'Whoever gets the card can choose from everything we sell.',
      except: 'Only a new Choice Gift Card and blank cards have to be paid for another way.',
      count: '{count, plural, =1 {1 choice} other {# choices}}',
      all: 'View all gift cards',
    },
    examples: 'For example',
    examplesText:
      'A few of today’s gift cards. The card buys any of them, except a new Choice Gift Card.',
    all: 'View all gift cards',
  },
  about: { choice: 'About this card', pack: 'About this set', loading: 'How to load it' },
  questions: 'Frequently asked',
  testimonials: {
    title: 'What customers say',
    all: 'Read all {count, number} reviews',
    verified: 'Purchase verified on {date}, via {source}',
  },
} satisfies Translation<typeof dutch>
