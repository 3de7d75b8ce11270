/** Texts of the thank-you page and of the order page. */
export const order = {
  pageTitle: 'Bestelling {number}',
  successTitle: 'Bedankt voor je bestelling',
  heading: 'Je bestelling',
  thanks: {
    heading: 'Bedankt voor je bestelling',
    paid: 'Je betaling is binnen. Je cadeaubonnen zijn binnen een uur in de mailbox.',
    paidPost: 'Je betaling is binnen. We pakken je bestelling in en doen die voor je op de post.',
    paidSomePost:
      'Je betaling is binnen. Digitale cadeaubonnen zijn binnen een uur in de mailbox; wat per post gaat, pakken we voor je in.',
    paidDonation: 'Je betaling is binnen. Wij maken je donatie over aan het goede doel.',
    done: 'Je betaling is binnen en alles is verstuurd.',
    planned: 'Je betaling is binnen. We versturen je bestelling op {when}.',
    plannedEach:
      'Je betaling is binnen. Elk cadeau gaat op het moment dat je ervoor koos; hieronder zie je wanneer.',
    review:
      'Je betaling is binnen. We kijken eerst nog even naar je bestelling; dat duurt hooguit een werkdag.',
    failed:
      'Je betaling is binnen, maar onze mail komt niet op elk adres aan. Kijk hieronder wat je kunt verbeteren.',
    pending: 'We wachten nog op je betaling',
    transfer: 'Nog even overmaken',
    transferText:
      'Je bestelling staat klaar. Hieronder lees je wat je overmaakt, en we mailen het je ook: naar {email}.',
    pendingText:
      'Zodra je betaling bevestigd is, gaat je bestelling de deur uit. Je hoeft niets te doen.',
    mailTo: 'We sturen je bevestiging naar {email}.',
  },
  /** Instead of `thanks`, where the card that was exchanged paid all of it. */
  exchanged: {
    paid: 'Gelukt: je kaart is ingewisseld. Wat je koos, is binnen een uur in de mailbox.',
    paidPost:
      'Gelukt: je kaart is ingewisseld. We pakken in wat je koos en doen het voor je op de post.',
    paidSomePost:
      'Gelukt: je kaart is ingewisseld. Wat digitaal is, is binnen een uur in de mailbox; wat per post gaat, pakken we voor je in.',
    paidDonation: 'Gelukt: je kaart is ingewisseld. Wij maken je donatie over aan het goede doel.',
    done: 'Gelukt: je kaart is ingewisseld en alles is verstuurd.',
    planned: 'Gelukt: je kaart is ingewisseld. We versturen wat je koos op {when}.',
    plannedEach:
      'Gelukt: je kaart is ingewisseld. Alles gaat op het moment dat ervoor gekozen is; hieronder zie je wanneer.',
    review:
      'Gelukt: je kaart is ingewisseld. We kijken eerst nog even naar je keuze; dat duurt hooguit een werkdag.',
    failed:
      'Gelukt: je kaart is ingewisseld, maar onze mail komt niet op elk adres aan. Kijk hieronder wat je kunt verbeteren.',
  },
  next: {
    done: ' (gedaan)',
    heading: 'Wat gebeurt er nu?',
    one: 'Je bestelling klaarmaken',
    two: 'Elke ontvanger mailen, met een link naar een eigen pagina om het cadeau uit te pakken',
    twoOwn: 'Jou een mail sturen, met een link naar je cadeaubonnen',
    post: 'Inpakken en op de post doen',
    posted: 'Jou een mail sturen zodra het onderweg is',
    twoOrPost:
      'Elke ontvanger mailen met een link naar een eigen pagina, of de kaart op de post doen',
    three: 'Hier laten zien wanneer het is verstuurd en uitgepakt',
  },
  reference: 'Bestelnummer',
  orderedOn: 'Besteld op',
  paidWith: 'Betaald met',
  contact: 'Besteld door',
  documents: {
    heading: 'Factuur en bonnen',
    invoice: 'Factuur {number}',
    receipt: 'Bon {number}',
    creditNote: 'Creditnota {number}',
    pdf: 'Download als PDF',
    pdfOf: 'Download als PDF: {name}',
    ubl: 'Voor je boekhouding (UBL)',
    ublOf: 'Voor je boekhouding (UBL): {name}',
  },
  customerReference: 'Jouw referentie',
  billing: 'Factuurgegevens',
  kvkNumber: 'KVK {number}',
  vatNumber: 'Btw {number}',
  invoiceEmail: 'Facturen naar {email}',
  status: {
    PENDING: 'In behandeling',
    COMPLETED: 'Afgerond',
    CANCELED: 'Geannuleerd',
  },
  receivers: 'Voor wie',
  delivery: {
    WAITING: 'Wordt gemaakt',
    WAITING_PAYMENT: 'Wacht op je betaling',
    MONEY_AT_HAND: 'Wordt bekeken',
    SENT: 'Verstuurd',
    PLANNED: 'Gepland',
    HANDED_OVER: 'Geef je zelf',
    OPENED: 'Uitgepakt',
    FAILED: 'Niet bezorgd',
    CANCELED: 'Niet verstuurd',
    REFUNDED: 'Terugbetaald',
    HALTED: 'Even stilgezet',
    REVIEW: 'Wordt bekeken',
    DELAYED: 'Gepland',
    CALLED_OFF: 'Geannuleerd',
    WITHDRAWN: 'Ingetrokken',
  },
  post: {
    WAITING: 'Wordt ingepakt',
    PACKED: 'Ingepakt',
    POSTED: 'Op de post',
    LOST: 'Niet aangekomen',
    RETURNED: 'Teruggekomen',
    replaced: 'De kaarten hieruit werken niet meer. We sturen nieuwe; je ziet ze hieronder.',
    goes: 'Gaat op {posted} op de post, en is er naar verwachting op {arrives}.',
    gone: 'Op {posted} op de post gedaan, en er naar verwachting op {arrives}.',
    late: 'Op {posted} op de post gedaan. Had er op {arrives} moeten zijn.',
    track: 'Volg de bezorging',
  },
  deliveryText: {
    WAITING: 'Binnen een uur in de mailbox',
    WAITING_PAYMENT: 'We versturen hem zodra je betaling binnen is',
    MONEY_AT_HAND: 'We versturen hem als we je betaling goedkeuren',
    SENT: 'Op {when}',
    PLANNED: 'We versturen hem op {when}',
    HANDED_OVER: 'De link uit onze mail werkt niet meer; alleen de link die je zelf geeft.',
    OPENED: 'Op {when}',
    FAILED:
      'Onze mail komt op dit adres niet aan. Verbeter het hieronder, of vul het nog eens in als het klopt: we sturen alles meteen opnieuw.',
    FAILED_STUCK:
      'Onze mail komt op dit adres niet aan. Mail ons op {email}, dan kijken we met je mee.',
    CANCELED: 'Er is niets verstuurd',
    REVIEW:
      'We kijken eerst nog even naar deze bestelling. Dat duurt hooguit een werkdag. Daarna versturen we alles, of je krijgt je geld terug. Vragen? Mail {email}.',
    DELAYED:
      'Uit voorzorg wachten we tot {when}. Heeft iemand je gevraagd deze cadeaubon te kopen? Mail dan vóór die tijd {email}.',
    HALTED:
      'De betaling van deze bestelling is teruggevraagd. Tot dat is uitgezocht, sturen we niets en werken de kaarten niet. Vragen? Mail {email}.',
    CALLED_OFF:
      'Je krijgt je geld terug op de manier waarop je betaalde. De link, als die er al was, werkt niet meer.',
    WITHDRAWN:
      'De betaling van deze bestelling is teruggehaald. Deze cadeaubon is daarom niet meer geldig. Vragen? Mail {email}.',
    REFUNDED:
      'Deze cadeaubon kon niet worden gemaakt. Je krijgt je geld terug op de manier waarop je betaalde.',
  },
  address: {
    ask: 'Klopt het adres niet? Verbeter het',
    askAfterAll: 'Liever toch mailen? Vul het adres in',
    title: 'Ander e-mailadres voor {name}',
    email: 'Nieuw e-mailadres',
    confirmEmail: 'Herhaal het e-mailadres',
    planned: {
      ask: 'Ander adres of andere naam',
      name: 'Nieuwe naam van de ontvanger',
      optional: 'niet verplicht',
      nameHint: 'Laat je dit leeg, dan blijft het {name}.',
      hint: 'Er is nog niets verstuurd. Het cadeau gaat op het gekozen moment naar dit adres.',
      submit: 'Pas aan',
    },
    required: {
      email: 'Vul een e-mailadres in.',
      confirmEmail: 'Vul het e-mailadres nog een keer in.',
    },
    hint: 'De link die we eerder mailden, werkt daarna niet meer.',
    done: 'Aangepast: alles gaat naar het nieuwe adres.',
    submit: 'Verstuur naar dit adres',
    cancel: 'Laat maar zo',
  },
  gift: {
    note: 'Andere boodschap',
    noteOf: 'Andere boodschap bij {title}',
    noteOrPaper: 'Andere boodschap of ander papier',
    noteOrPaperOf: 'Andere boodschap of ander papier bij {title}',
    title: 'Boodschap en papier voor {name}: {title}',
    untilSent: 'Dit kan tot we het versturen. Aan de prijs verandert niets.',
    untilPacked: 'Dit kan tot we het hebben ingepakt. Aan de prijs verandert niets.',
    submit: 'Pas aan',
    cancel: 'Laat maar zo',
  },
  late: {
    ask: 'Nog niet binnen?',
    askOf: 'Nog niet binnen? Vraag waar de kaart voor {name} is',
    asked: 'We zoeken uit waar hij is. Je hoort binnen twee werkdagen van ons.',
  },
  postAddress: {
    ask: 'Ander adres',
    title: 'Ander adres voor {name}',
    hint: 'Zolang we hem niet hebben ingepakt, kun je het adres nog veranderen.',
    submit: 'Stuur hem hierheen',
    cancel: 'Laat maar zo',
  },
  again: {
    ask: 'Stuur de mail nog eens',
    askOf: 'Stuur de mail nog eens aan {name}',
    done: 'De mail gaat nog eens naar {email}.',
  },
  handOver: {
    ask: 'Geef het liever zelf',
    askOf: 'Geef het liever zelf: het cadeau voor {name}',
    show: 'Toon de link, QR-code en printvel',
    showOf: 'Toon de link, QR-code en printvel voor {name}',
    confirm:
      'Je krijgt een link, een QR-code en een vel om te printen en te vouwen. De link in onze mail werkt daarna niet meer.',
    yes: 'Ja, ik geef het zelf',
    no: 'Nee, laat de mail zo',
    taken: 'De gemailde link is vervallen. Geef het cadeau zelf met een van deze links.',
    own: 'Elke bon heeft een eigen link om door te geven.',
    whole: 'Het hele cadeau',
  },
  thankYou: {
    label: 'Bedankt je, {when}',
    wordless: 'Dank je wel!',
  },
  live: 'Deze pagina werkt zichzelf bij.',
  lines: 'Wat je bestelde',
  line: '{count, number} × {amount}',
  total: 'Totaal',
  vat: 'Waarvan {amount} btw',
  withoutVat: 'Totaal zonder btw',
  refunded: 'Terugbetaald',
  masked:
    'Je bekijkt deze bestelling alleen via de link. Daarom tonen we namen en e-mailadressen niet helemaal.',
  canceled: {
    heading: 'Deze bestelling is niet betaald',
    text: 'Er is niets afgeschreven en er is niets verstuurd. Je kunt het zo nog eens proberen.',
    again: 'Opnieuw betalen',
  },
  transfer: {
    heading: 'Zo maak je over',
    text: 'Je bestelling gaat de deur uit zodra je geld binnen is, meestal één of twee werkdagen nadat je het overmaakt. We wachten tot en met {day}.',
    activation: {
      text: 'We zetten het bedrag op je kaart zodra je geld binnen is, meestal één of twee werkdagen nadat je het overmaakt. We wachten tot en met {day}.',
      otherwise:
        'Liever anders betalen? Dat kan, zolang je nog niet hebt overgemaakt. Je hoeft het kaartnummer dan niet opnieuw in te vullen.',
    },
    amount: 'Bedrag',
    beneficiary: 'Ten name van',
    iban: 'IBAN',
    bic: 'BIC',
    reference: 'Kenmerk',
    copy: 'Kopieer',
    copyAmount: 'Kopieer het bedrag',
    copyBeneficiary: 'Kopieer de naam',
    copyIban: 'Kopieer het IBAN',
    copyReference: 'Kopieer het kenmerk',
    qr: 'Scan deze code met de app van je bank, dan staat alles al ingevuld. Nog niet elke bank kent hem.',
    qrAlt: 'QR-code die deze overboeking invult in de app van je bank',
    exactly:
      'Neem het bedrag en het kenmerk precies over: daaraan herkennen we je betaling. Komt er een ander bedrag binnen, dan nemen we contact met je op.',
    otherwise:
      'Wat er in je mandje ligt, blijft staan tot je geld binnen is. Liever anders betalen? Dat kan, zolang je nog niet hebt overgemaakt.',
    proForma: 'Pro-formafactuur (pdf)',
    proFormaText:
      'De factuur voor je boekhouding komt bij je bestelling te staan zodra je hebt betaald.',
    payOtherwise: 'Betaal op een andere manier',
  },
  /** Money came unlike it was asked, and somebody looks at it. */
  received: {
    heading: 'We kijken naar je betaling',
    text: 'We hebben {amount} ontvangen. We vroegen {asked}.',
    late: 'We hebben {amount} ontvangen, maar lang nadat je bestelde.',
    next: 'We zoeken het voor je uit en laten je binnen twee werkdagen weten wat we doen: je bestelling gaat door, of je krijgt je geld terug.',
    once: 'Betaal deze bestelling nu niet nog eens.',
  },
  /** A payment came, could not pay the order and goes back whole. */
  wentBack: {
    heading: 'Je krijgt je geld terug',
    amount: 'We storten {amount} helemaal terug.',
    why: {
      CARD_GONE:
        'Toen je betaling binnenkwam, stond er niet meer genoeg op de Keuze Cadeaukaart die de rest zou betalen. Daarom gaat deze bestelling niet door. Van je kaart is niets afgegaan.',
      PAID_TWICE: 'Wat je bestelde, was al betaald. Eén keer is genoeg.',
      NOT_TAKEN: 'Je betaling kwam anders binnen dan we vroegen, of veel later.',
    },
    when: 'Meestal staat het binnen vijf werkdagen op de rekening waarmee je betaalde.',
    whenCard:
      'Bij een kaart duurt dat vijf tot tien werkdagen; je ziet het op je volgende overzicht.',
    failed:
      'Terugbetalen zoals je betaalde, is niet gelukt. Een van ons regelt het op een andere manier. Je hoeft niets te doen.',
    again: 'Opnieuw bestellen',
  },
  pendingRow: {
    heading: 'Deze bestelling wacht op je betaling',
    text: 'Ben je nog niet klaar met betalen? Dan kun je het hier nog eens proberen.',
    check: 'Kijk of de betaling binnen is',
  },
  unknown: {
    pageTitle: 'Bestelling niet gevonden',
    heading: 'We kunnen deze bestelling niet vinden',
    text: 'Kijk of het adres helemaal is meegekomen. De juiste link staat in je bevestigingsmail.',
    home: 'Naar de winkel',
  },
  toCard: 'Kijk hoe het met je kaart staat',
  toOrder: 'Naar je bestelling',
  more: 'Nog iemand blij maken',
  moreOwn: 'Bekijk alle cadeaubonnen',
} as const
