import { texts } from '#i18n/texts.ts'

/** Mail with all gift cards that an address received. */
export const myCardsMailTexts = texts({
  subject: { nl: 'Je cadeaubonnen van {shop}', en: 'Your gift cards from {shop}' },
  preview: {
    nl: '{count, plural, one {Eén cadeau wacht nog op je.} other {# cadeaus wachten nog op je.}}',
    en: '{count, plural, one {One gift is still waiting for you.} other {# gifts are still waiting for you.}}',
  },
  greeting: { nl: 'Hoi,', en: 'Hello,' },
  heading: { nl: 'Hier zijn je cadeaubonnen', en: 'Here are your gift cards' },
  intro: {
    nl: 'Dit is alles wat via {shop} naar dit adres is gestuurd en nog geldig is. Achter elke link staat de pagina van dat cadeau, met je code.',
    en: 'This is everything sent to this address through {shop} that is still valid. Each link opens the page of that gift, with your code.',
  },
  from: { nl: 'van {giver}', en: 'from {giver}' },
  ownCards: { nl: 'door jou gekocht', en: 'bought by you' },
  validUntil: { nl: 'geldig tot en met {day}', en: 'valid until {day}' },
  open: { nl: 'Bekijk dit cadeau', en: 'View this gift' },
  unwrap: { nl: 'Pak dit cadeau uit', en: 'Unwrap this gift' },
  safety: {
    nl: 'Stuur deze mail niet door: wie de links heeft, kan de codes zien. Wij vragen je nooit om een code of pincode.',
    en: 'Please don’t forward this email: anyone with the links can see the codes. We’ll never ask you for a code or PIN.',
  },
  ignore: {
    nl: 'Heb jij hier niet om gevraagd? Dan vulde iemand anders dit adres in. Die persoon ziet niets; alleen jij krijgt deze mail.',
    en: 'Didn’t ask for this? Then someone else entered your address. They see nothing; only you get this email.',
  },
})
