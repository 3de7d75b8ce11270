import type { offer as dutch } from '#i18n/nl/offer.ts'
import type { Translation } from '#i18n/translation.ts'

export const offer = {
  pageTitle:
    '{variant, select, donation {{title}: give to a good cause} pack {{title}: three cards without an amount} choice {{title}: let them choose} other {{title}: give it digitally}}',
  kicker: {
    donation: 'Good cause',
    pack: 'Set of 3, no amount yet',
    choice: 'Our own card',
  },
  form: {
    legend: 'How will you give it?',
    DIGITAL: 'By e-mail',
    PHYSICAL: 'By post',
    promiseDIGITAL: 'In the mailbox within the hour, day and night.',
    promisePHYSICAL: 'Printed, in an envelope.',
    free: '{min} up to {max}',
    coming: 'Coming soon',
    out: 'Currently not available',
  },
  notForSale: {
    comingTitle: 'Coming soon',
    comingText:
      'You can look at it already, but not buy it yet. The button appears here when you can.',
    packText:
      'We do not post anything yet, and cards cannot be loaded yet either. Once both work, this set can be ordered here.',
    otherCards: 'See what can be given today',
    all: 'View all gift cards',
  },
  pack: {
    price: '{amount} a set',
    vat: '21% VAT included',
    inside: {
      title: 'What is inside',
      cards: '3 printed cards, without value so far',
      envelopes: '3 envelopes in matching colours',
      number: 'On every card a number of its own to load it with',
    },
    steps: {
      title: 'From blank to present',
      keep: {
        title: 'Have them ready',
        text: 'Blank cards do not expire, so the drawer is a fine place for them.',
      },
      load: {
        title: 'Put an amount on one',
        text: 'Online, with the number on the card. From €10 to €500, once loading opens.',
      },
      give: { title: 'Give it away', text: 'From then on they pick a gift card themselves.' },
    },
    validity: 'A blank card does not expire. Once loaded it is valid for at least {years} years.',
  },
  choice: {
    notice:
      '<strong>Good to know:</strong> exchanging opens later. The card itself is valid at once, and the whole amount stays on it.',
    steps: {
      title: 'How the Choice Gift Card works',
      give: { title: 'You give the amount', text: 'From €10 to €500, with a note of your own.' },
      receive: {
        title: 'They unwrap it',
        text: 'On a page of its own, with a card number and pin to keep.',
      },
      choose: {
        title: 'Later on, they choose',
        text: 'Once exchanging opens: one gift card, or the amount spread over a few.',
      },
    },
    examples: 'For instance these',
    examplesText:
      'A handful of the gift cards of today. Which of them can be exchanged for will be said when it opens.',
    all: 'View all gift cards',
  },
  about: { choice: 'About this card', pack: 'About this set', loading: 'How to load it' },
  questions: 'Frequently asked',
  testimonials: {
    title: 'What givers say',
    all: 'Read all {count, number} of them',
    verified: 'Purchase checked on {date}, by way of {source}',
  },
} satisfies Translation<typeof dutch>
