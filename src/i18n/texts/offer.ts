import { texts } from '#i18n/texts.ts'

/** Texts of a product's page alone: by kind, and by form. */
export const offerTexts = texts({
  forMany: { nl: 'Voor meerdere mensen tegelijk', en: 'For several people at once' },
  pageTitle: {
    nl: '{variant, select, donation {{title}: geef aan een goed doel} pack {{title}: drie kaarten zonder bedrag} choice {{title}: laat de ontvanger kiezen} other {{title}: digitaal cadeau geven}}',
    en: '{variant, select, donation {{title}: give to a good cause} pack {{title}: three cards without an amount} choice {{title}: let them choose} other {{title}: give it digitally}}',
  },
  kicker: {
    donation: { nl: 'Goed doel', en: 'Good cause' },
    pack: { nl: 'Setje van 3, zonder bedrag', en: 'Set of 3, no amount yet' },
    choice: { nl: 'Onze eigen kaart', en: 'Our own card' },
  },
  form: {
    legend: { nl: 'Hoe geef je hem?', en: 'How will you give it?' },
    DIGITAL: { nl: 'Per e-mail', en: 'By email' },
    PHYSICAL: { nl: 'Per post', en: 'By post' },
    promiseDIGITAL: {
      nl: 'Binnen een uur in de mailbox, dag en nacht.',
      en: 'In their inbox within the hour, day and night.',
    },
    promisePHYSICAL: {
      nl: 'Gedrukt, in een envelop. Met verzendkosten.',
      en: 'Printed, in an envelope. Plus postage.',
    },
    free: { nl: '{min} tot en met {max}', en: '{min} to {max}' },
    coming: { nl: 'Binnenkort', en: 'Coming soon' },
    out: { nl: 'Momenteel niet leverbaar', en: 'Currently out of stock' },
  },
  notForSale: {
    comingTitle: { nl: 'Binnenkort te bestellen', en: 'Coming soon' },
    comingText: {
      nl: 'Dit kun je nu al bekijken, maar nog niet kopen. Zodra het zover is, staat hier de knop.',
      en: 'You can look at it now, but not buy it yet. When you can, the button will be here.',
    },
    otherCards: { nl: 'Bekijk wat er nu al kan', en: 'See what you can give today' },
    all: { nl: 'Bekijk alle cadeaubonnen', en: 'View all gift cards' },
  },
  pack: {
    price: { nl: '{amount} per setje', en: '{amount} a set' },
    vat: { nl: 'inclusief 21% btw', en: '21% VAT included' },
    inside: {
      title: { nl: 'Wat erin zit', en: 'What is inside' },
      cards: {
        nl: '3 gedrukte kaarten, nog zonder waarde',
        en: '3 printed cards, with no value yet',
      },
      envelopes: { nl: '3 enveloppen in dezelfde kleuren', en: '3 envelopes in matching colours' },
      number: {
        nl: 'Op elke kaart een eigen nummer om hem op te laden',
        en: 'A number on each card to load it with',
      },
    },
    steps: {
      title: { nl: 'Van leeg naar cadeau', en: 'From blank to gift' },
      keep: {
        title: { nl: 'Leg ze klaar', en: 'Keep them handy' },
        text: {
          nl: 'Leeg verlopen ze niet, dus ze mogen rustig in de la blijven liggen.',
          en: 'Blank cards don’t expire, so a drawer suits them fine.',
        },
      },
      load: {
        title: { nl: 'Zet er een bedrag op', en: 'Load an amount' },
        text: {
          nl: 'Online, met het nummer op de kaart: een heel bedrag van € 10 tot € 500.',
          en: 'Online, with the number on the card: a whole amount from €10 to €500.',
        },
      },
      give: {
        title: { nl: 'Geef hem weg', en: 'Give it away' },
        text: {
          nl: 'De ontvanger kiest zelf een cadeaubon uit.',
          en: 'They pick a gift card themselves.',
        },
      },
      activate: { nl: 'Zet een bedrag op een kaart', en: 'Load an amount onto a card' },
      reorder: { nl: 'Meer setjes nabestellen', en: 'Reorder more sets' },
    },
    validity: {
      nl: 'Leeg verloopt een kaart niet. Opgeladen is hij minstens {years} jaar geldig.',
      en: 'A blank card doesn’t expire. Once loaded, it’s valid for at least {years} years.',
    },
  },
  choice: {
    steps: {
      title: { nl: 'Zo werkt de Keuze Cadeaukaart', en: 'How the Choice Gift Card works' },
      give: {
        title: { nl: 'Jij geeft het bedrag', en: 'You choose the amount' },
        text: {
          nl: 'Van € 10 tot € 500, met je eigen woorden erbij.',
          en: '€10 to €500, with a message of your own.',
        },
      },
      receive: {
        title: { nl: 'De ontvanger pakt hem uit', en: 'They unwrap it' },
        text: {
          nl: 'Op een eigen pagina, met kaartnummer en pincode om te bewaren.',
          en: 'On a page of its own, with a card number and PIN to keep.',
        },
      },
      choose: {
        title: { nl: 'De ontvanger kiest', en: 'They choose' },
        text: {
          nl: 'Eén cadeaubon, of het bedrag verdeeld over een paar. Inwisselen gaat met kaartnummer en pincode.',
          en: 'One gift card, or the amount spread over a few. They exchange it with the card number and PIN.',
        },
      },
    },
    calculator: {
      title: {
        nl: 'Wat doe je met een kaart van {amount}?',
        en: 'What can you do with a {amount} card?',
      },
      amount: { nl: 'Bedrag op de kaart', en: 'Amount on the card' },
      on: {
        nl: '{count, plural, =1 {Alles aan één bon} other {Verdeeld over # bonnen}}',
        en: '{count, plural, =1 {All on one gift card} other {Spread over # gift cards}}',
      },
    },
    places: {
      title: { nl: 'Waar geef je hem uit?', en: 'Where can you spend it?' },
      text: {
        nl: 'Wie de kaart krijgt, kiest uit alles wat we verkopen.',
        en: 'Whoever gets the card can choose from everything we sell.',
      },
      except: {
        nl: 'Alleen een nieuwe Keuze Cadeaukaart en kaarten zonder bedrag betaal je anders.',
        en: 'Only a new Choice Gift Card and blank cards have to be paid for another way.',
      },
      count: {
        nl: '{count, plural, =1 {1 keuze} other {# keuzes}}',
        en: '{count, plural, =1 {1 choice} other {# choices}}',
      },
      all: { nl: 'Bekijk alle cadeaubonnen', en: 'View all gift cards' },
    },
    examples: { nl: 'Bijvoorbeeld hiervoor', en: 'For example' },
    examplesText: {
      nl: 'Een greep uit de cadeaubonnen van nu. Met de kaart koop je ze allemaal, behalve een nieuwe Keuze Cadeaukaart.',
      en: 'A few of today’s gift cards. The card buys any of them, except a new Choice Gift Card.',
    },
    all: { nl: 'Bekijk alle cadeaubonnen', en: 'View all gift cards' },
  },
  about: {
    choice: { nl: 'Over deze kaart', en: 'About this card' },
    pack: { nl: 'Over dit setje', en: 'About this set' },
    loading: { nl: 'Zo laad je hem op', en: 'How to load it' },
  },
  questions: { nl: 'Veelgestelde vragen', en: 'Frequently asked' },
  testimonials: {
    title: { nl: 'Wat klanten zeggen', en: 'What customers say' },
    all: { nl: 'Lees alle {count, number} ervaringen', en: 'Read all {count, number} reviews' },
    verified: {
      nl: 'Aankoop gecontroleerd op {date}, via {source}',
      en: 'Purchase verified on {date}, via {source}',
    },
  },
})
