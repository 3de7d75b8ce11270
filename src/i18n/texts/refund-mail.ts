import { texts } from '#i18n/texts.ts'

/** Mail that says that money goes back. */
export const refundMailTexts = texts({
  subject: {
    nl: 'Je krijgt {total} terug voor bestelling {order}',
    en: 'We’re refunding {total} for order {order}',
  },
  greeting: { nl: 'Hoi {giver},', en: 'Hi {giver},' },
  heading: { nl: 'Je krijgt {total} terug', en: 'We’re refunding {total}' },
  cardNotIssued: {
    preview: {
      nl: '{count, plural, one {Een cadeaubon die je bestelde, kon niet worden gemaakt.} other {# cadeaubonnen die je bestelde, konden niet worden gemaakt.}}',
      en: '{count, plural, one {A gift card you ordered couldn’t be made.} other {# gift cards you ordered couldn’t be made.}}',
    },
    intro: {
      nl: 'Het spijt ons: {count, plural, one {een cadeaubon uit je bestelling {order} kon niet worden gemaakt. De uitgever kan hem niet leveren} other {# cadeaubonnen uit je bestelling {order} konden niet worden gemaakt. De uitgever kan ze niet leveren}}. Daarom krijg je je geld terug. Je hoeft daar niets voor te doen.',
      en: 'We’re sorry: {count, plural, one {a gift card in your order {order} couldn’t be made, as its issuer can’t supply it} other {# gift cards in your order {order} couldn’t be made, as their issuer can’t supply them}}. So we’re giving you your money back. There’s nothing you need to do.',
    },
    lines: { nl: 'Wat we niet konden leveren', en: 'What we couldn’t supply' },
    receiversKnowNothing: {
      nl: 'Wie de bon zou krijgen, hoort hier van ons niets over.',
      en: 'We won’t tell the person the card was meant for.',
    },
  },
  byHand: {
    preview: {
      nl: '{what, select, packs {{count, plural, one {Een setje uit je bestelling is teruggenomen.} other {# setjes uit je bestelling zijn teruggenomen.}}} both {Een deel van je bestelling is teruggenomen.} other {{count, plural, one {Een cadeaubon uit je bestelling is teruggenomen.} other {# cadeaubonnen uit je bestelling zijn teruggenomen.}}}}',
      en: '{what, select, packs {{count, plural, one {A set in your order has been taken back.} other {# sets in your order have been taken back.}}} both {Part of your order has been taken back.} other {{count, plural, one {A gift card in your order has been taken back.} other {# gift cards in your order have been taken back.}}}}',
    },
    intro: {
      nl: 'Onze klantenservice heeft {what, select, packs {{count, plural, one {een setje lege kaarten} other {# setjes lege kaarten}} uit je bestelling {order} teruggenomen. Op de kaarten die nog leeg zijn, kun je nu geen bedrag meer zetten} both {uit je bestelling {order} teruggenomen wat hieronder staat. Dat is nu niet meer te gebruiken} other {{count, plural, one {een cadeaubon uit je bestelling {order} teruggenomen. Die is nu niet meer te gebruiken} other {# cadeaubonnen uit je bestelling {order} teruggenomen. Die zijn nu niet meer te gebruiken}}}}. Je krijgt terug wat je ervoor betaalde. Je hoeft daar niets voor te doen.',
      en: 'Our customer service has taken back {what, select, packs {{count, plural, one {a set of blank cards} other {# sets of blank cards}} in your order {order}. No amount can be put on the cards that are still blank any more} both {what is listed below from your order {order}. It can’t be used any more} other {{count, plural, one {a gift card in your order {order}. It can’t be used any more} other {# gift cards in your order {order}. They can’t be used any more}}}}. We’re giving you back what you paid for {count, plural, one {it} other {them}}. There’s nothing you need to do.',
    },
    lines: { nl: 'Wat we hebben teruggenomen', en: 'What we’ve taken back' },
    receiversKnowNothing: {
      nl: 'Degene voor wie het was, schrijven we hier niets over.',
      en: 'We don’t write about this to the person it was for.',
    },
  },
  favour: {
    preview: {
      nl: 'Alles wat je bestelde, blijft gewoon geldig.',
      en: 'Everything you ordered stays valid.',
    },
    intro: {
      nl: 'Op je bestelling {order} geven we je een deel van je geld terug. Alles wat je bestelde, blijft gewoon geldig. Je hoeft daar niets voor te doen.',
      en: 'We’re giving you back part of what you paid for your order {order}. Everything you ordered stays valid. There’s nothing you need to do.',
    },
  },
  cardGone: {
    preview: {
      nl: 'Op je Keuze Cadeaukaart stond niet meer genoeg, dus je bestelling gaat niet door.',
      en: 'Your Choice Gift Card no longer held enough, so your order isn’t going ahead.',
    },
    intro: {
      nl: 'Je bestelling {order} gaat niet door: toen je betaling binnenkwam, stond er niet meer genoeg op de Keuze Cadeaukaart die de rest zou betalen. Daarom krijg je alles terug wat je erbij betaalde. Je hoeft daar niets voor te doen.',
      en: 'Your order {order} isn’t going ahead: when your payment came in, the Choice Gift Card that was to pay the rest no longer held enough. So we’re giving you back everything else you paid. There’s nothing you need to do.',
    },
    again: {
      nl: 'Van je kaart is voor deze bestelling niets afgegaan. Wil je nog bestellen? Dat kan opnieuw, met wat erop staat of op een andere manier.',
      en: 'Nothing was taken from your card for this order. Would you still like to order? You can do so again, with what’s on it or another way to pay.',
    },
  },
  paidTwice: {
    preview: {
      nl: 'Wat je bestelde, was al betaald. Daar verandert niets aan.',
      en: 'What you ordered had been paid for already. Nothing changes about that.',
    },
    intro: {
      nl: 'Voor je bestelling {order} kwam een betaling binnen terwijl alles al betaald was. Eén keer is genoeg, dus dit bedrag gaat helemaal terug. Aan wat je bestelde en betaalde, verandert niets. Je hoeft niets te doen.',
      en: 'A payment for your order {order} came in when everything had been paid for already. Once is enough, so this amount goes back in full. Nothing changes about what you ordered and paid for. There’s nothing you need to do.',
    },
  },
  notTaken: {
    preview: {
      nl: 'Het kwam anders binnen dan we vroegen.',
      en: 'It came in otherwise than we asked.',
    },
    intro: {
      nl: 'Voor je bestelling {order} kwam geld binnen dat we niet konden houden: het was een ander bedrag dan we vroegen, het kwam veel later, of het kwam nog een keer. Dit bedrag gaat terug. Hoe het met je bestelling staat, zie je op de pagina van je bestelling. Je hoeft niets te doen.',
      en: 'Money came in for your order {order} that we couldn’t keep: it was another amount than we asked for, it came much later, or it came once more. This amount goes back. Your order’s page shows how your order stands. There’s nothing you need to do.',
    },
  },
  times: { nl: '{count} ×', en: '{count} ×' },
  receiver: { nl: 'voor {receiver}', en: 'for {receiver}' },
  fees: { nl: 'Bijkomende kosten', en: 'Fees' },
  less: { nl: 'Korting, of wat je al terugkreeg', en: 'Discount, or what you already got back' },
  total: { nl: 'Je krijgt terug', en: 'Your refund' },
  onCards: {
    nl: '{amount} staat weer op de Keuze Cadeaukaart waarmee je betaalde. Die is nog minstens een half jaar geldig.',
    en: '{amount} is back on the Choice Gift Card you paid with. It’s valid for at least another six months.',
  },
  when: {
    nl: 'Het geld is onderweg naar de rekening waarmee je betaalde: {method}. Meestal staat het er binnen vijf werkdagen op.',
    en: 'The money is on its way to the account you paid from: {method}. It usually arrives within five working days.',
  },
  onAccount: {
    nl: 'We trekken het bedrag af van wat je bedrijf nog moet betalen. Is er niets meer te betalen, dan houdt het dit te goed.',
    en: 'We’re taking the amount off what your company still has to pay. If there’s nothing left to pay, it stays to its credit.',
  },
  whenCard: {
    nl: 'Het geld is onderweg naar de kaart waarmee je betaalde: {method}. Bij een kaart duurt dat vijf tot tien werkdagen; je ziet het op je volgende overzicht.',
    en: 'The money is on its way to the card you paid with: {method}. With a card this takes five to ten working days; you’ll see it on your next statement.',
  },
  rest: {
    delivered: {
      nl: 'Alles wat je verder bestelde, is gewoon verstuurd.',
      en: 'Everything else you ordered has been sent.',
    },
    onItsWay: {
      nl: 'De rest van je bestelling gaat gewoon door. Hoe ver die is, zie je bij je bestelling.',
      en: 'The rest of your order goes ahead as planned. Your order page shows where it’s got to.',
    },
    none: { nl: 'Van je bestelling blijft niets over.', en: 'There’s nothing left of your order.' },
    noneNorFees: {
      nl: 'Van je bestelling blijft niets over. Je betaalt dus ook geen bijkomende kosten.',
      en: 'There’s nothing left of your order, so you don’t pay any fees either.',
    },
  },
  action: { nl: 'Bekijk je bestelling', en: 'View your order' },
})
