/** Texts of the mails. Readers may never have heard of the shop. */
export const emails = {
  card: {
    subject: '{giver} heeft een cadeau voor je',
    subjectSelf:
      '{count, plural, one {Je cadeaubon staat klaar} other {Je cadeaubonnen staan klaar}}',
    preview: 'Pak het uit wanneer je wilt: {titles}.',
    previewSelf: 'Bekijk je code wanneer je hem nodig hebt: {titles}.',
    greeting: 'Hoi {receiver},',
    heading: '{giver} heeft iets voor je uitgekozen',
    headingSelf:
      '{count, plural, one {Je cadeaubon staat klaar} other {Je cadeaubonnen staan klaar}}',
    intro:
      '{count, plural, one {Er ligt een cadeaubon voor je klaar.} other {Er liggen # cadeaubonnen voor je klaar.}} Pak je cadeau uit wanneer het jou uitkomt.',
    introSelf:
      '{count, plural, one {De cadeaubon die je kocht, is klaar. Via de knop zie je de code en hoe je hem besteedt.} other {De # cadeaubonnen die je kocht, zijn klaar. Via de knop zie je de codes en hoe je ze besteedt.}}',
    noteFrom: '{giver} schreef erbij:',
    times: '{count} ×',
    more: '{count, plural, one {en nog een cadeaubon} other {en nog # cadeaubonnen}}',
    action: 'Pak je cadeau uit',
    actionSelf: '{count, plural, one {Bekijk je cadeaubon} other {Bekijk je cadeaubonnen}}',
    linkHint: 'Werkt de knop niet? Kopieer dan dit adres naar je browser:',
    what: {
      heading: 'Wat is dit?',
      text: '{giver} kocht dit cadeau voor je bij {shop}, een webwinkel voor cadeaubonnen. De knop brengt je naar je eigen pagina, met de code en waar je hem besteedt. Je betaalt niets en hebt geen account nodig.',
      safety:
        'De code staat met opzet niet in deze mail: alleen wie de pagina opent, krijgt hem te zien. Stuur deze mail dus niet door. Wij vragen je nooit om een code of pincode.',
      safetySelf:
        '{count, plural, one {De code staat met opzet niet in deze mail: alleen wie de pagina opent, krijgt hem te zien. Bewaar deze mail goed. Geef je de bon weg? Op de pagina staat een eigen link om door te geven.} other {De codes staan met opzet niet in deze mail: alleen wie de pagina opent, krijgt ze te zien. Bewaar deze mail goed en geef niet de mail door, maar de link van de bon.}}',
    },
    own: {
      heading: 'Geef je er een weg?',
      text: 'Elke bon heeft een eigen link. Wie hem krijgt, pakt alleen die bon uit.',
      more: 'De links van de andere bonnen staan op je pagina.',
    },
    donated: {
      subject: '{giver} heeft in jouw naam gegeven aan {causes}',
      preview: 'Een cadeau dat al goed doet. Je hoeft er niets voor te doen.',
      heading: '{giver} heeft in jouw naam gegeven aan {causes}',
      intro:
        'Geen pakje dit keer, maar wel een cadeau: in jouw naam is {amount} gegeven aan {causes}. Je hoeft niets te doen; het is al gegeven.',
      introBoth:
        '{count, plural, one {Er ligt een cadeaubon voor je klaar} other {Er liggen # cadeaubonnen voor je klaar}}, en in jouw naam is {amount} gegeven aan {causes}. Pak je cadeau uit wanneer het jou uitkomt.',
      action: 'Bekijk je cadeau',
      what: '{giver} gaf dit in jouw naam via {shop}, een webwinkel voor cadeaubonnen. Wij maken het hele bedrag over aan {causes}. Jij betaalt niets en hebt geen account nodig.',
      whatMore: 'De donatie maken wij over aan {causes}; daar hoef je niets voor te doen.',
    },
    questions: 'Vragen, of klopt er iets niet? Mail ons op {email}. We helpen je graag.',
    privacy:
      'Je krijgt deze mail omdat {giver} je e-mailadres aan ons gaf om dit cadeau te bezorgen. Daar gebruiken we het voor en verder nergens voor: geen reclame, geen nieuwsbrief.',
    privacySelf: 'Je krijgt deze mail omdat je bij {shop} een cadeaubon voor jezelf bestelde.',
  },
  confirmation: {
    subject: 'Bedankt voor je bestelling {order}',
    preview: 'We hebben je betaling van {total} ontvangen.',
    heading: 'Dank je wel, {giver}',
    intro:
      'Je betaling is binnen en we gaan meteen voor je aan de slag. Digitale cadeaubonnen zijn binnen een uur bezorgd, meestal veel eerder.',
    donation: {
      subject: 'Bedankt voor je donatie, bestelling {order}',
      heading: 'Dank je wel voor je donatie, {giver}',
      intro: 'Je betaling is binnen. Wij maken je donatie over aan {causes}.',
      thanksHeading: 'Je donatie',
      thanks:
        'Je hele donatie gaat naar {causes}. Dank je wel. Over een donatie betaal je geen btw; de btw hierboven gaat dus alleen over de rest.',
      receivers: 'Wie je ermee verrast, krijgt er van ons een mail over.',
      actionHint: 'Daar zie je ook of je cadeau is verstuurd en bekeken.',
      actionHintSelf: 'Daar kun je alles nog eens nalezen.',
    },
    order: 'Bestelnummer',
    date: 'Besteld op',
    method: 'Betaald met',
    lines: 'Je bestelling',
    times: '{count} ×',
    receiver: 'voor {receiver}',
    extra: {
      SERVICE_FEE: 'Servicekosten',
      SHIPPING: 'Verzendkosten',
      DIGITAL_WRAPPER: 'Digitale verpakking',
      WRAPPER: 'Verpakking',
      GIFT_PACKING: 'Cadeauverpakking',
      PERSONAL_MESSAGE: 'Persoonlijke boodschap',
      PROMOTION: 'Korting',
    },
    total: 'Totaal',
    vat: 'Waarvan btw',
    action: 'Bekijk je bestelling',
    actionHint: 'Daar zie je ook of elke cadeaubon is verstuurd en uitgepakt.',
    withdrawal: {
      heading: 'Toch niet?',
      text: 'Je hebt 14 dagen bedenktijd. Zolang de code van een cadeaubon niet is bekeken, mag je die bon zonder reden teruggeven. Mail ons dan op {email} met je bestelnummer. Je krijgt je geld terug zoals je betaalde. Is de code al bekeken, dan kan dat niet meer.',
    },
    questions: 'Vragen over je bestelling? Mail ons op {email}.',
    kvk: 'KVK {number}',
    vatNumber: 'Btw-nummer {number}',
  },
  refund: {
    subject: 'Je krijgt {total} terug voor bestelling {order}',
    preview:
      '{count, plural, one {Een cadeaubon die je bestelde, kon niet worden gemaakt.} other {# cadeaubonnen die je bestelde, konden niet worden gemaakt.}}',
    greeting: 'Hoi {giver},',
    heading: 'Je krijgt {total} terug',
    intro:
      'Het spijt ons: {count, plural, one {een cadeaubon uit je bestelling {order} kon niet worden gemaakt. De uitgever kan hem niet leveren} other {# cadeaubonnen uit je bestelling {order} konden niet worden gemaakt. De uitgever kan ze niet leveren}}. Daarom krijg je je geld terug. Je hoeft daar niets voor te doen.',
    lines: 'Wat we niet konden leveren',
    times: '{count} ×',
    receiver: 'voor {receiver}',
    fees: 'Bijkomende kosten',
    total: 'Je krijgt terug',
    when: 'Het geld is onderweg naar de rekening waarmee je betaalde: {method}. Meestal staat het er binnen vijf werkdagen op.',
    whenCard:
      'Het geld is onderweg naar de kaart waarmee je betaalde: {method}. Bij een kaart duurt dat vijf tot tien werkdagen; je ziet het op je volgende overzicht.',
    rest: {
      delivered: 'Alles wat je verder bestelde, is gewoon verstuurd.',
      onItsWay:
        'De rest van je bestelling gaat gewoon door. Hoe ver die is, zie je bij je bestelling.',
      none: 'Van je bestelling blijft niets over. Je betaalt dus ook geen bijkomende kosten.',
    },
    receiversKnowNothing: 'Wie de bon zou krijgen, hoort hier van ons niets over.',
    action: 'Bekijk je bestelling',
  },
} as const
