import { texts } from '#i18n/texts.ts'

/** Mail with the cards that a giver bought for themselves. */
export const cardMailTexts = texts({
  subject: {
    nl: '{count, plural, one {Je cadeaubon staat klaar} other {Je cadeaubonnen staan klaar}}',
    en: '{count, plural, one {Your gift card is ready} other {Your gift cards are ready}}',
  },
  preview: {
    nl: 'Bekijk je code wanneer je hem nodig hebt: {titles}.',
    en: 'Your code is there whenever you need it: {titles}.',
  },
  intro: {
    nl: '{count, plural, one {De cadeaubon die je kocht, is klaar. Via de knop zie je de code en hoe je hem besteedt.} other {De # cadeaubonnen die je kocht, zijn klaar. Via de knop zie je de codes en hoe je ze besteedt.}}',
    en: '{count, plural, one {The gift card you bought is ready. Use the button to see the code and how to spend it.} other {The # gift cards you bought are ready. Use the button to see the codes and how to spend them.}}',
  },
  times: { nl: '{count} ×', en: '{count} ×' },
  more: {
    nl: '{count, plural, one {en nog een cadeaubon} other {en nog # cadeaubonnen}}',
    en: '{count, plural, one {and one more gift card} other {and # more gift cards}}',
  },
  action: {
    nl: '{count, plural, one {Bekijk je cadeaubon} other {Bekijk je cadeaubonnen}}',
    en: '{count, plural, one {View your gift card} other {View your gift cards}}',
  },
  linkHint: {
    nl: 'Werkt de knop niet? Kopieer dan dit adres naar je browser:',
    en: 'Button not working? Copy this address into your browser:',
  },
  safety: {
    nl: '{count, plural, one {De code staat met opzet niet in deze mail: alleen wie de pagina opent, krijgt hem te zien. Bewaar deze mail goed. Geef je de bon weg? Op de pagina staat een eigen link om door te geven.} other {De codes staan met opzet niet in deze mail: alleen wie de pagina opent, krijgt ze te zien. Bewaar deze mail goed en geef niet de mail door, maar de link van de bon.}}',
    en: '{count, plural, one {We’ve left the code out of this email on purpose: only whoever opens the page sees it. Keep this email safe. Giving the card away? The page has a separate link for that.} other {We’ve left the codes out of this email on purpose: only whoever opens the page sees them. Keep this email safe. Don’t forward it: pass on the link of the card instead.}}',
  },
  own: {
    heading: { nl: 'Geef je er een weg?', en: 'Giving one away?' },
    text: {
      nl: 'Elke bon heeft een eigen link. Wie hem krijgt, pakt alleen die bon uit.',
      en: 'Each card has a link of its own. Whoever gets it unwraps that card only.',
    },
    more: {
      nl: 'De links van de andere bonnen staan op je pagina.',
      en: 'You’ll find the links to the other cards on your page.',
    },
  },
  privacy: {
    nl: 'Je krijgt deze mail omdat je bij {shop} een cadeaubon voor jezelf bestelde.',
    en: 'You’re receiving this email because you ordered a gift card for yourself at {shop}.',
  },
})
