import { texts } from '#i18n/texts.ts'

/** Mail to a giver when a card is in the post. */
export const postedMailTexts = texts({
  greeting: { nl: 'Hoi {name},', en: 'Hi {name},' },
  subject: {
    nl: '{name, select, self {Je kaart} other {Je kaart voor {name}}} is op de post',
    en: '{name, select, self {Your card} other {Your card for {name}}} is in the post',
  },
  preview: { nl: 'Volgens de post is hij er op {day}.', en: 'It should be there on {day}.' },
  heading: { nl: 'Op de post', en: 'In the post' },
  intro: {
    nl: '{name, select, self {Je kaart} other {De kaart voor {name}}} is onderweg{city, select, none {} other { naar {city}}}. De post bezorgt hem naar verwachting op {day}.',
    en: '{name, select, self {Your card} other {The card for {name}}} is on its way{city, select, none {} other { to {city}}}. The post should bring it on {day}.',
  },
  tracked: {
    intro: { nl: 'Met de knop volg je waar hij is.', en: 'Use the button to see where it is.' },
    action: { nl: 'Volg de bezorging', en: 'Track the delivery' },
  },
  letter: {
    intro: {
      nl: 'Hij gaat als brievenbuspost, zonder code om te volgen. Is hij er na vijf werkdagen nog niet? Laat het ons weten.',
      en: 'It’s travelling as a letter, so there’s no code to track it by. Not there after five working days? Let us know.',
    },
    action: { nl: 'Naar mijn bestelling', en: 'Go to my order' },
  },
  ended: {
    subject: {
      nl: '{name, select, self {Je kaart} other {De kaart voor {name}}} is niet aangekomen',
      en: '{name, select, self {Your card} other {The card for {name}}} didn’t arrive',
    },
    heading: { nl: 'Niet aangekomen', en: 'It didn’t arrive' },
    intro: {
      nl: '{name, select, self {Je kaart} other {De kaart voor {name}}} is onderweg kwijtgeraakt of bij ons teruggekomen. Het spijt ons. Wat erin zat, werkt niet meer.',
      en: '{name, select, self {Your card} other {The card for {name}}} was lost in the post or came back to us. We’re sorry. What was in it no longer works.',
    },
    replaced: {
      nl: 'We maken dezelfde kaarten opnieuw en doen ze voor je op de post. Dat kost je niets.',
      en: 'We’re making the same cards again and posting them for you, at no cost to you.',
    },
    refunded: {
      nl: 'Je krijgt terug wat je ervoor betaalde, met de verzendkosten, op de manier waarop je betaalde.',
      en: 'We’ll refund what you paid for it, postage included, the way you paid.',
    },
    why: {
      nl: 'Je krijgt deze mail één keer, omdat je deze kaart bij ons bestelde.',
      en: 'You’re getting this email once, because you ordered this card from us.',
    },
  },
  pack: {
    subject: {
      nl: '{name, select, self {Je cadeaukaarten zonder bedrag zijn} other {De cadeaukaarten zonder bedrag voor {name} zijn}} op de post',
      en: '{name, select, self {Your blank gift cards are} other {The blank gift cards for {name} are}} in the post',
    },
    preview: { nl: 'Volgens de post zijn ze er op {day}.', en: 'They should be there on {day}.' },
    intro: {
      nl: '{name, select, self {Je cadeaukaarten zonder bedrag zijn} other {De cadeaukaarten zonder bedrag voor {name} zijn}} onderweg{city, select, none {} other { naar {city}}}. De post bezorgt ze naar verwachting op {day}.',
      en: '{name, select, self {Your blank gift cards are} other {The blank gift cards for {name} are}} on their way{city, select, none {} other { to {city}}}. The post should bring them on {day}.',
    },
    letter: {
      nl: 'Ze gaan als brievenbuspost, zonder code om te volgen. Zijn ze er na vijf werkdagen nog niet? Laat het ons weten.',
      en: 'They’re travelling as a letter, so there’s no code to track them by. Not there after five working days? Let us know.',
    },
    tracked: {
      nl: 'Met de knop volg je waar ze zijn.',
      en: 'Use the button to see where they are.',
    },
    why: {
      nl: 'Je krijgt deze mail één keer, omdat je deze kaarten bij ons bestelde.',
      en: 'You’re getting this email once, because you ordered these cards from us.',
    },
    ended: {
      subject: {
        nl: '{name, select, self {Je cadeaukaarten zonder bedrag zijn} other {De cadeaukaarten zonder bedrag voor {name} zijn}} niet aangekomen',
        en: '{name, select, self {Your blank gift cards} other {The blank gift cards for {name}}} didn’t arrive',
      },
      intro: {
        nl: '{name, select, self {Je cadeaukaarten zonder bedrag zijn} other {De cadeaukaarten zonder bedrag voor {name} zijn}} onderweg kwijtgeraakt of bij ons teruggekomen. Het spijt ons. Op die kaarten kan niemand meer een bedrag zetten.',
        en: '{name, select, self {Your blank gift cards were} other {The blank gift cards for {name} were}} lost in the post or came back to us. We’re sorry. Nobody can load an amount onto those cards any more.',
      },
    },
  },
  activate: {
    nl: 'Zet een bedrag op een lege kaart, wanneer je wilt',
    en: 'Load an amount onto a blank card, whenever you like',
  },
  why: {
    nl: 'Je krijgt deze mail één keer, omdat je deze kaart bij ons bestelde.',
    en: 'You’re getting this email once, because you ordered this card from us.',
  },
  linkHint: {
    nl: 'Werkt de knop niet? Kopieer dan dit adres naar je browser:',
    en: 'Button not working? Copy this address into your browser:',
  },
})
