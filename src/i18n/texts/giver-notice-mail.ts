import { texts } from '#i18n/texts.ts'

/** Mails to a giver whose gift is left waiting, or didn't arrive. */
export const giverNoticeMailTexts = texts({
  greeting: { nl: 'Hoi {name},', en: 'Hi {name},' },
  unopened: {
    subject: {
      nl: '{count, plural, one {Je cadeau voor {names} is nog niet uitgepakt} other {# cadeaus zijn nog niet uitgepakt}}',
      en: '{count, plural, one {Your gift for {names} hasn’t been unwrapped yet} other {# of your gifts haven’t been unwrapped yet}}',
    },
    preview: {
      nl: 'Stuur de mail nog eens, verbeter het adres of geef je cadeau zelf.',
      en: 'Send the email again, correct the address or give it yourself.',
    },
    heading: {
      nl: '{count, plural, one {Je cadeau wacht nog} other {Je cadeaus wachten nog}}',
      en: '{count, plural, one {Your gift is still waiting} other {Your gifts are still waiting}}',
    },
    intro: {
      nl: 'Twee weken geleden mailden we {count, plural, one {je cadeau} other {je cadeaus}} naar {names}, maar daar is het nog niet uitgepakt. Misschien is de mail over het hoofd gezien of bij de ongewenste mail beland. Een berichtje van jou helpt vaak al.',
      en: 'Two weeks ago we emailed {count, plural, one {your gift} other {your gifts}} to {names}, but nothing has been unwrapped there yet. The email may have been overlooked, or ended up in the spam folder. A quick message from you often does the trick.',
    },
    why: {
      nl: 'Je krijgt deze mail één keer, omdat je dit cadeau bij ons bestelde. Wordt het later uitgepakt? Dan zie je dat op de pagina van je bestelling.',
      en: 'You’re getting this email once, because you ordered this gift from us. Your order page shows when it’s unwrapped.',
    },
  },
  missed: {
    subject: {
      nl: '{count, plural, one {{names} heeft je cadeau niet gekregen} other {Je cadeaus zijn niet aangekomen bij {names}}}',
      en: '{count, plural, one {{names} hasn’t received your gift} other {Your gifts didn’t reach {names}}}',
    },
    preview: { nl: 'Zo komt je cadeau alsnog aan.', en: 'Here’s how to get your gift there.' },
    heading: {
      nl: '{count, plural, one {Je cadeau is niet aangekomen} other {Je cadeaus zijn niet aangekomen}}',
      en: '{count, plural, one {Your gift didn’t arrive} other {Your gifts didn’t arrive}}',
    },
    intro: {
      nl: 'Via {shop} meldde iemand met het mailadres van {names} dat {count, plural, one {je cadeau} other {je cadeaus}} daar niet is aangekomen. We hebben niet verteld van wie het komt, of dat er iets onderweg was.',
      en: 'Someone with the email address of {names} told {shop} that {count, plural, one {your gift} other {your gifts}} didn’t arrive. We didn’t tell them who it’s from, or that anything was on its way.',
    },
    why: {
      nl: 'Je krijgt deze mail omdat je dit cadeau bij ons bestelde. Al geregeld? Dan hoef je niets te doen.',
      en: 'You’re getting this email because you ordered this gift from us. Sorted it already? Then there’s nothing you need to do.',
    },
  },
  acts: {
    nl: 'Op de pagina van je bestelling kun je de mail opnieuw laten sturen, het mailadres verbeteren of een cadeau liever zelf geven: met een link, een QR-code of een vel papier. Dat kan in de browser waarin je bestelde, of als je inlogt.',
    en: 'On your order page you can have the email sent again, correct the address, or give a gift yourself instead: with a link, a QR code or a printed sheet. Use the browser you ordered in, or log in.',
  },
  action: { nl: 'Naar mijn bestelling', en: 'Go to my order' },
  linkHint: {
    nl: 'Werkt de knop niet? Kopieer dan dit adres naar je browser:',
    en: 'Button not working? Copy this address into your browser:',
  },
})
