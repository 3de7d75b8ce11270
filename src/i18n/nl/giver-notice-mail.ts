/** De mails die een gever krijgt als een cadeau blijft liggen, of niet aankwam. */
export const giverNoticeMail = {
  greeting: 'Hoi {name},',
  unopened: {
    subject:
      '{count, plural, one {Je cadeau voor {names} is nog niet uitgepakt} other {# cadeaus zijn nog niet uitgepakt}}',
    preview: 'Stuur de mail nog eens, verbeter het adres of geef je cadeau zelf.',
    heading: '{count, plural, one {Je cadeau wacht nog} other {Je cadeaus wachten nog}}',
    intro:
      'Twee weken geleden mailden we {count, plural, one {je cadeau} other {je cadeaus}} naar {names}, maar daar is het nog niet uitgepakt. Misschien is de mail over het hoofd gezien of bij de ongewenste mail beland. Een berichtje van jou helpt vaak al.',
    why: 'Je krijgt deze mail één keer, omdat je dit cadeau bij ons bestelde. Wordt het later uitgepakt? Dan zie je dat op de pagina van je bestelling.',
  },
  missed: {
    subject:
      '{count, plural, one {{names} heeft je cadeau niet gekregen} other {Je cadeaus zijn niet aangekomen bij {names}}}',
    preview: 'Zo komt je cadeau alsnog aan.',
    heading:
      '{count, plural, one {Je cadeau is niet aangekomen} other {Je cadeaus zijn niet aangekomen}}',
    intro:
      'Via {shop} meldde iemand met het mailadres van {names} dat {count, plural, one {je cadeau} other {je cadeaus}} daar niet is aangekomen. We hebben niet verteld van wie het komt, of dat er iets onderweg was.',
    why: 'Je krijgt deze mail omdat je dit cadeau bij ons bestelde. Al geregeld? Dan hoef je niets te doen.',
  },
  acts: 'Op de pagina van je bestelling kun je de mail opnieuw laten sturen, het mailadres verbeteren of een cadeau liever zelf geven: met een link, een QR-code of een vel papier. Dat kan in de browser waarin je bestelde, of als je inlogt.',
  action: 'Naar mijn bestelling',
  linkHint: 'Werkt de knop niet? Kopieer dan dit adres naar je browser:',
} as const
