import { texts } from '#i18n/texts.ts'

/** Texts of the page behind the private link: a present first, a useful card after it. */
export const cardTexts = texts({
  pageTitle: { nl: 'Een cadeau voor {name}', en: 'A gift for {name}' },
  pageTitleSelf: { nl: 'Je cadeaubon', en: 'Your gift card' },
  wrapped: {
    heading: { nl: '{name}, er is een cadeau voor je', en: '{name}, there’s a gift for you' },
    headingAnybody: { nl: 'Er is een cadeau voor je', en: 'There’s a gift for you' },
    headingSelf: { nl: 'Je cadeaubon staat klaar', en: 'Your gift card is ready' },
    from: { nl: 'Het is van {giver}.', en: 'It’s from {giver}.' },
    fromSelf: {
      nl: 'Open hem als je er klaar voor bent. Je code zie je pas daarna.',
      en: 'Open it when you’re ready. You’ll only see your code after that.',
    },
    tagTo: { nl: 'Voor {name}', en: 'For {name}' },
    tagFrom: { nl: 'van {giver}', en: 'from {giver}' },
    action: { nl: 'Pak je cadeau uit', en: 'Unwrap your gift' },
    actionSelf: { nl: 'Laat mijn cadeaubon zien', en: 'Show my gift card' },
    count: {
      nl: '{count, plural, one {Er zit één cadeaubon in.} other {Er zitten # cadeaubonnen in.}}',
      en: '{count, plural, one {There’s one gift card inside.} other {There are # gift cards inside.}}',
    },
    countPresents: {
      nl: '{count, plural, one {Er zit één cadeau in.} other {Er zitten # cadeaus in.}}',
      en: '{count, plural, one {There’s one gift inside.} other {There are # gifts inside.}}',
    },
  },
  opened: {
    heading: { nl: 'Voor jou, {name}', en: 'For you, {name}' },
    headingAnybody: { nl: 'Voor jou', en: 'For you' },
    headingSelf: { nl: 'Je cadeaubon', en: 'Your gift card' },
    from: { nl: 'Van {giver}', en: 'From {giver}' },
    note: { nl: 'Boodschap van {giver}', en: 'A message from {giver}' },
    announced: { nl: 'Je cadeau is uitgepakt.', en: 'Your gift has been unwrapped.' },
  },
  donation: {
    given: { nl: 'Dit cadeau is al gegeven', en: 'This gift has already been given' },
    nothingToDo: {
      nl: 'Het bedrag gaat in jouw naam naar dit goede doel. Je hoeft niets te doen.',
      en: 'The money goes to this good cause in your name. There’s nothing you need to do.',
    },
    about: { nl: 'Wat het doet', en: 'What they do' },
    more: { nl: 'Meer over dit goede doel', en: 'More about this good cause' },
    print: { nl: 'Print deze pagina', en: 'Print this page' },
  },
  number: { nl: 'Kaartnummer', en: 'Card number' },
  copy: { nl: 'Kopieer', en: 'Copy' },
  copyNumber: { nl: 'Kopieer kaartnummer', en: 'Copy card number' },
  pin: { nl: 'Pincode', en: 'PIN' },
  showPin: { nl: 'Toon pincode', en: 'Show PIN' },
  hidePin: { nl: 'Verberg pincode', en: 'Hide PIN' },
  copyPin: { nl: 'Kopieer pincode', en: 'Copy PIN' },
  barcode: { nl: 'Scanbare code van {title}', en: 'Scannable code for {title}' },
  barcodeHint: {
    nl: 'Laat deze code scannen bij de kassa.',
    en: 'Have this code scanned at the till.',
  },
  choiceCard: {
    nl: 'Met dit kaartnummer en deze pincode zie je in onze winkel wat er op de kaart staat, en betaal je er andere cadeaubonnen mee. Winkels en webshops nemen de kaart zelf niet aan.',
    en: 'Use this card number and PIN in our shop to check what’s on the card, and to pay for other gift cards. Other shops don’t accept the card itself.',
  },
  /** Why it cannot be spent for now; most who read it have done nothing. */
  stopped: {
    PAYMENT: {
      nl: 'Deze cadeaubon werkt even niet: de betaling ervan is teruggevraagd bij de bank. We zoeken het uit; komt het in orde, dan staat de code hier weer. Kreeg je hem cadeau, dan ligt het niet aan jou. Onze klantenservice vertelt je graag hoe het ervoor staat.',
      en: 'This gift card doesn’t work for now: its payment was asked back at the bank. We’re looking into it; once it’s settled, the code will be here again. If it was a gift, it’s nothing you did. Customer service will be happy to tell you how things stand.',
    },
    WITHDRAWAL: {
      nl: 'Deze cadeaubon werkt even niet: de bestelling ervan is herroepen. Een collega bekijkt dat; zo lang blijft de code verborgen. Onze klantenservice vertelt je graag hoe het ervoor staat.',
      en: 'This gift card doesn’t work for now: its order was withdrawn from. A colleague is looking at that, and the code stays hidden until then. Customer service will be happy to tell you how things stand.',
    },
    SHOP: {
      nl: 'Deze cadeaubon is stilgezet en nu niet te gebruiken. Onze klantenservice vertelt je graag hoe het verder gaat.',
      en: 'This gift card is on hold and can’t be used for now. Customer service will be happy to explain what happens next.',
    },
  },
  amount: { nl: 'Waarde', en: 'Value' },
  validUntil: { nl: 'Geldig tot en met', en: 'Valid until' },
  howTo: { nl: 'Zo besteed je hem', en: 'How to spend it' },
  webshops: { nl: 'Online te besteden bij', en: 'Spend it online at' },
  exchange: { nl: 'Kies er cadeaubonnen mee', en: 'Choose gift cards with it' },
  balance: { nl: 'Bekijk wat er nog op staat', en: 'Check what’s left on it' },
  print: { nl: 'Print de bon', en: 'Print the card' },
  save: { nl: 'Bewaar als PDF', en: 'Save as PDF' },
  keepSafe: {
    nl: 'Wie de code of deze link heeft, kan de bon besteden. Bewaar ze goed en deel ze alleen als je de bon weggeeft.',
    en: 'Whoever has the code or this link can spend the card. Keep it safe, and only pass it on to give the card away.',
  },
  own: {
    heading: {
      nl: '{count, plural, one {Toch weggeven?} other {Geef je er een weg?}}',
      en: '{count, plural, one {Giving it away after all?} other {Giving one away?}}',
    },
    text: {
      nl: '{count, plural, one {De bon heeft ook een eigen link. Wie hem krijgt, pakt de bon uit als cadeau van jou.} other {Elke bon heeft een eigen link. Wie hem krijgt, pakt alleen die bon uit, als cadeau van jou.}}',
      en: '{count, plural, one {The card has a link of its own too. Whoever gets it unwraps the card as a gift from you.} other {Each card has a link of its own. Whoever gets it unwraps that card only, as a gift from you.}}',
    },
    opened: { nl: 'Uitgepakt', en: 'Unwrapped' },
  },
  notReady: {
    heading: { nl: 'Je cadeau wordt nog gemaakt', en: 'Your gift is almost ready' },
    text: {
      nl: 'Dat duurt meestal maar even. Zodra je cadeau er is, verschijnt het vanzelf op deze pagina.',
      en: 'We’re still making it. That usually takes a minute or so, and your gift will appear here as soon as it’s ready.',
    },
    again: { nl: 'Kijk opnieuw', en: 'Look again' },
  },
  invalid: {
    pageTitle: { nl: 'Deze link werkt niet', en: 'This link doesn’t work' },
    heading: { nl: 'Deze link werkt niet (meer)', en: 'This link doesn’t work (any more)' },
    text: {
      nl: 'Misschien is de link niet helemaal meegekomen, is je cadeau opnieuw verstuurd, of geeft de gever het je zelf. Dan werkt alleen de nieuwste link.',
      en: 'Part of the link may be missing, your gift may have been sent again, or whoever it’s from may be giving it to you in person. In that case only the newest link works.',
    },
    tip: {
      nl: 'Je cadeau is niet weg. Kijk in je mailbox of er een nieuwere mail is, vraag het aan wie het je gaf, of laat ons de links van je gemailde cadeaubonnen nog eens sturen.',
      en: 'Your gift isn’t lost. Check your inbox for a newer email, ask the person it’s from, or let us email you the links to your emailed gift cards again.',
    },
    find: { nl: 'Vind mijn cadeaubonnen', en: 'Find my gift cards' },
    home: { nl: 'Naar de winkel', en: 'To the shop' },
  },
})
