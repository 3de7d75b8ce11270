/** Texts of the mails. Readers may never have heard of the shop. */
export const emails = {
  card: {
    subject: '{count, plural, one {Je cadeaubon staat klaar} other {Je cadeaubonnen staan klaar}}',
    preview: 'Bekijk je code wanneer je hem nodig hebt: {titles}.',
    intro:
      '{count, plural, one {De cadeaubon die je kocht, is klaar. Via de knop zie je de code en hoe je hem besteedt.} other {De # cadeaubonnen die je kocht, zijn klaar. Via de knop zie je de codes en hoe je ze besteedt.}}',
    times: '{count} ×',
    more: '{count, plural, one {en nog een cadeaubon} other {en nog # cadeaubonnen}}',
    action: '{count, plural, one {Bekijk je cadeaubon} other {Bekijk je cadeaubonnen}}',
    linkHint: 'Werkt de knop niet? Kopieer dan dit adres naar je browser:',
    safety:
      '{count, plural, one {De code staat met opzet niet in deze mail: alleen wie de pagina opent, krijgt hem te zien. Bewaar deze mail goed. Geef je de bon weg? Op de pagina staat een eigen link om door te geven.} other {De codes staan met opzet niet in deze mail: alleen wie de pagina opent, krijgt ze te zien. Bewaar deze mail goed en geef niet de mail door, maar de link van de bon.}}',
    own: {
      heading: 'Geef je er een weg?',
      text: 'Elke bon heeft een eigen link. Wie hem krijgt, pakt alleen die bon uit.',
      more: 'De links van de andere bonnen staan op je pagina.',
    },
    questions: 'Vragen, of klopt er iets niet? Mail ons op {email}. We helpen je graag.',
    privacy: 'Je krijgt deze mail omdat je bij {shop} een cadeaubon voor jezelf bestelde.',
  },
  gift: {
    subject: '{receiver}, er is een cadeau voor je van {giver}',
    preview: 'Het is al ingepakt. Pak het uit wanneer jij wilt.',
    heading: '{receiver}, er is een cadeau voor je',
    intro: 'Het is van {giver}, en het is ingepakt.',
    parcel: 'Een ingepakt cadeau',
    tagTo: 'Voor {receiver}',
    tagFrom: 'van {giver}',
    action: 'Pak je cadeau uit',
    validUntil: 'Geldig tot en met {day}.',
    validAtLeastUntil: 'Geldig tot en met {day}, een deel nog langer.',
    privacy:
      'Je krijgt deze mail omdat dit cadeau van {giver} is gekocht bij {shop}, een webwinkel voor cadeaubonnen. Daarbij kregen we je e-mailadres om het te bezorgen. Daar gebruiken we het voor en verder nergens voor: geen reclame, geen nieuwsbrief.',
    safety:
      'Uitpakken kost niets en kan zonder account. Stuur deze mail niet door: wie op de knop drukt, pakt het cadeau uit.',
  },
  confirmation: {
    subject: 'Bedankt voor je bestelling {order}',
    preview: 'We hebben je betaling van {total} ontvangen.',
    heading: 'Dank je wel, {giver}',
    intro:
      'Je betaling is binnen en we gaan meteen voor je aan de slag. Digitale cadeaubonnen zijn binnen een uur bezorgd, meestal veel eerder.',
    introSome:
      'Je betaling is binnen. Wat meteen mag, is binnen een uur bezorgd. De rest komt op het moment dat je koos.',
    introPlanned:
      'Je betaling is binnen. We bezorgen alles op het moment dat je koos. Tot die tijd kun je het nog veranderen.',
    introReview:
      'Je betaling is binnen. We kijken eerst nog even naar je bestelling; dat duurt hooguit een werkdag. Daarna gaat alles meteen op pad, of je krijgt je geld terug.',
    introDelayed:
      'Je betaling is binnen. Uit voorzorg wachten we even: we bezorgen op {when}. Heeft iemand je gevraagd deze cadeaubonnen te kopen? Mail ons dan vóór die tijd.',
    introPost:
      'Je betaling is binnen. We pakken je bestelling in en doen hem op de post. Je krijgt een mail zodra hij onderweg is.',
    introSomePost:
      'Je betaling is binnen. Wat per mail gaat, komt vanzelf of op het moment dat je koos. Wat per post gaat, pakken we voor je in; je krijgt een mail zodra het onderweg is.',
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
    activation: {
      subject: 'We activeren je kaart, bestelling {order}',
      heading: 'Dank je wel',
      intro:
        'Je betaling is binnen. We zetten het bedrag op je kaart; dat duurt meestal een minuut en nooit langer dan 24 uur. Lukt het niet, dan krijg je alles terug. Je krijgt een mail zodra de kaart klaar is.',
      introReview:
        'Je betaling is binnen. We kijken er eerst even naar. Daarna staat het bedrag meteen op je kaart, of krijg je alles terug.',
      actionHint: 'Daar zie je hoe het ermee staat.',
    },
    order: 'Bestelnummer',
    reference: 'Jouw referentie',
    billing: 'Factuurgegevens',
    date: 'Besteld op',
    method: 'Betaald met',
    lines: 'Je bestelling',
    rest: 'En nog {count, number}, zie je bestelling',
    times: '{count} ×',
    receiver: 'voor {receiver}',
    receiverPlanned: 'voor {receiver}, op {when}',
    selfPlanned: 'op {when}',
    byPost:
      'per post{receiver, select, self {} other { voor {receiver}}}{to, select, unknown {} other {, {to}}}, naar verwachting op {day}',
    extra: {
      SERVICE_FEE: 'Servicekosten',
      SHIPPING: 'Verzendkosten',
      DIGITAL_WRAPPER: 'Digitale verpakking',
      WRAPPER: 'Verpakking',
      GIFT_PACKING: 'Cadeaudoosje',
      PERSONAL_MESSAGE: 'Persoonlijke boodschap',
      PROMOTION: 'Korting',
    },
    total: 'Totaal',
    vat: 'Waarvan btw',
    withoutVat: 'Totaal zonder btw',
    contact: 'Besteld door',
    documents:
      'Na een paar minuten staat je factuur of bon er ook. Kijk je op een ander apparaat, dan mailen we je vanaf die pagina eerst een link die je bestelling opent.',
    action: 'Bekijk je bestelling',
    actionHint: 'Daar zie je ook of elke cadeaubon is verstuurd en uitgepakt.',
    withdrawal: {
      heading: 'Toch niet?',
      text: 'Je hebt 14 dagen bedenktijd. Zolang de code van een cadeaubon niet is bekeken, mag je die bon zonder reden teruggeven: met de link hieronder, zonder in te loggen, of met een mail naar {email} met je bestelnummer. Je krijgt je geld terug zoals je betaalde. Is de code al bekeken, dan kan dat niet meer.',
      agreed: 'Bij je bestelling gaf je op {when} aan: “{text}”',
      link: 'Herroep de overeenkomst hier',
      form: 'Modelformulier voor herroeping',
    },
    questions: 'Vragen over je bestelling? Mail ons op {email}.',
    kvk: 'KVK {number}',
    invented: 'Dit is een demonstratie: het bedrijf en de merken zijn verzonnen.',
    vatNumber: 'Btw-nummer {number}',
  },
  refund: {
    subject: 'Je krijgt {total} terug voor bestelling {order}',
    greeting: 'Hoi {giver},',
    heading: 'Je krijgt {total} terug',
    cardNotIssued: {
      preview:
        '{count, plural, one {Een cadeaubon die je bestelde, kon niet worden gemaakt.} other {# cadeaubonnen die je bestelde, konden niet worden gemaakt.}}',
      intro:
        'Het spijt ons: {count, plural, one {een cadeaubon uit je bestelling {order} kon niet worden gemaakt. De uitgever kan hem niet leveren} other {# cadeaubonnen uit je bestelling {order} konden niet worden gemaakt. De uitgever kan ze niet leveren}}. Daarom krijg je je geld terug. Je hoeft daar niets voor te doen.',
      lines: 'Wat we niet konden leveren',
      receiversKnowNothing: 'Wie de bon zou krijgen, hoort hier van ons niets over.',
    },
    byHand: {
      preview:
        '{what, select, packs {{count, plural, one {Een setje uit je bestelling is teruggenomen.} other {# setjes uit je bestelling zijn teruggenomen.}}} both {Een deel van je bestelling is teruggenomen.} other {{count, plural, one {Een cadeaubon uit je bestelling is teruggenomen.} other {# cadeaubonnen uit je bestelling zijn teruggenomen.}}}}',
      intro:
        'Onze klantenservice heeft {what, select, packs {{count, plural, one {een setje lege kaarten} other {# setjes lege kaarten}} uit je bestelling {order} teruggenomen. Op de kaarten die nog leeg zijn, kun je nu geen bedrag meer zetten} both {uit je bestelling {order} teruggenomen wat hieronder staat. Dat is nu niet meer te gebruiken} other {{count, plural, one {een cadeaubon uit je bestelling {order} teruggenomen. Die is nu niet meer te gebruiken} other {# cadeaubonnen uit je bestelling {order} teruggenomen. Die zijn nu niet meer te gebruiken}}}}. Je krijgt terug wat je ervoor betaalde. Je hoeft daar niets voor te doen.',
      lines: 'Wat we hebben teruggenomen',
      receiversKnowNothing: 'Degene voor wie het was, schrijven we hier niets over.',
    },
    favour: {
      preview: 'Alles wat je bestelde, blijft gewoon geldig.',
      intro:
        'Op je bestelling {order} geven we je een deel van je geld terug. Alles wat je bestelde, blijft gewoon geldig. Je hoeft daar niets voor te doen.',
    },
    cardGone: {
      preview: 'Op je Keuze Cadeaukaart stond niet meer genoeg, dus je bestelling gaat niet door.',
      intro:
        'Je bestelling {order} gaat niet door: toen je betaling binnenkwam, stond er niet meer genoeg op de Keuze Cadeaukaart die de rest zou betalen. Daarom krijg je alles terug wat je erbij betaalde. Je hoeft daar niets voor te doen.',
      again:
        'Van je kaart is voor deze bestelling niets afgegaan. Wil je nog bestellen? Dat kan opnieuw, met wat erop staat of op een andere manier.',
    },
    paidTwice: {
      preview: 'Wat je bestelde, was al betaald. Daar verandert niets aan.',
      intro:
        'Voor je bestelling {order} kwam een betaling binnen terwijl alles al betaald was. Eén keer is genoeg, dus dit bedrag gaat helemaal terug. Aan wat je bestelde en betaalde, verandert niets. Je hoeft niets te doen.',
    },
    notTaken: {
      preview: 'Het kwam anders binnen dan we vroegen.',
      intro:
        'Voor je bestelling {order} kwam geld binnen dat we niet konden houden: het was een ander bedrag dan we vroegen, het kwam veel later, of het kwam nog een keer. Dit bedrag gaat terug. Hoe het met je bestelling staat, zie je op de pagina van je bestelling. Je hoeft niets te doen.',
    },
    times: '{count} ×',
    receiver: 'voor {receiver}',
    fees: 'Bijkomende kosten',
    less: 'Korting, of wat je al terugkreeg',
    total: 'Je krijgt terug',
    onCards:
      '{amount} staat weer op de Keuze Cadeaukaart waarmee je betaalde. Die is nog minstens een half jaar geldig.',
    when: 'Het geld is onderweg naar de rekening waarmee je betaalde: {method}. Meestal staat het er binnen vijf werkdagen op.',
    whenCard:
      'Het geld is onderweg naar de kaart waarmee je betaalde: {method}. Bij een kaart duurt dat vijf tot tien werkdagen; je ziet het op je volgende overzicht.',
    rest: {
      delivered: 'Alles wat je verder bestelde, is gewoon verstuurd.',
      onItsWay:
        'De rest van je bestelling gaat gewoon door. Hoe ver die is, zie je bij je bestelling.',
      none: 'Van je bestelling blijft niets over.',
      noneNorFees:
        'Van je bestelling blijft niets over. Je betaalt dus ook geen bijkomende kosten.',
    },
    action: 'Bekijk je bestelling',
  },
} as const
