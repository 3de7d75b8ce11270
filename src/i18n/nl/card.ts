/** Texts of the page behind the private link: a present first, a useful card after it. */
export const card = {
  pageTitle: 'Een cadeau voor {name}',
  pageTitleSelf: 'Je cadeaubon',
  wrapped: {
    heading: '{name}, er is een cadeau voor je',
    headingAnybody: 'Er is een cadeau voor je',
    headingSelf: 'Je cadeaubon staat klaar',
    from: 'Het is van {giver}.',
    fromSelf: 'Open hem als je er klaar voor bent. Je code zie je pas daarna.',
    tagTo: 'Voor {name}',
    tagFrom: 'van {giver}',
    action: 'Pak je cadeau uit',
    actionSelf: 'Laat mijn cadeaubon zien',
    count: '{count, plural, one {Er zit één cadeaubon in.} other {Er zitten # cadeaubonnen in.}}',
    countPresents: '{count, plural, one {Er zit één cadeau in.} other {Er zitten # cadeaus in.}}',
  },
  opened: {
    heading: 'Voor jou, {name}',
    headingAnybody: 'Voor jou',
    headingSelf: 'Je cadeaubon',
    from: 'Van {giver}',
    note: 'Boodschap van {giver}',
    announced: 'Je cadeau is uitgepakt.',
  },
  donation: {
    given: 'Dit cadeau is al gegeven',
    nothingToDo: 'Het bedrag gaat in jouw naam naar dit goede doel. Je hoeft niets te doen.',
    about: 'Wat het doet',
    more: 'Meer over dit goede doel',
    print: 'Print deze pagina',
  },
  number: 'Kaartnummer',
  copy: 'Kopieer',
  copyNumber: 'Kopieer kaartnummer',
  pin: 'Pincode',
  showPin: 'Toon pincode',
  hidePin: 'Verberg pincode',
  copyPin: 'Kopieer pincode',
  barcode: 'Scanbare code van {title}',
  barcodeHint: 'Laat deze code scannen bij de kassa.',
  choiceCard:
    'Met dit kaartnummer en deze pincode zie je in onze winkel wat er op de kaart staat, en betaal je er andere cadeaubonnen mee. Winkels en webshops nemen de kaart zelf niet aan.',
  /** Why it cannot be spent for now; most who read it have done nothing. */
  stopped: {
    PAYMENT:
      'Deze cadeaubon werkt even niet: de betaling ervan is teruggevraagd bij de bank. We zoeken het uit; komt het in orde, dan staat de code hier weer. Kreeg je hem cadeau, dan ligt het niet aan jou. Onze klantenservice vertelt je graag hoe het ervoor staat.',
    WITHDRAWAL:
      'Deze cadeaubon werkt even niet: de bestelling ervan is herroepen. Een collega bekijkt dat; zo lang blijft de code verborgen. Onze klantenservice vertelt je graag hoe het ervoor staat.',
    SHOP: 'Deze cadeaubon is stilgezet en nu niet te gebruiken. Onze klantenservice vertelt je graag hoe het verder gaat.',
  },
  amount: 'Waarde',
  validUntil: 'Geldig tot en met',
  howTo: 'Zo besteed je hem',
  webshops: 'Online te besteden bij',
  balance: 'Bekijk wat er nog op staat',
  print: 'Print de bon',
  save: 'Bewaar als PDF',
  keepSafe:
    'Wie de code of deze link heeft, kan de bon besteden. Bewaar ze goed en deel ze alleen als je de bon weggeeft.',
  own: {
    heading: '{count, plural, one {Toch weggeven?} other {Geef je er een weg?}}',
    text: '{count, plural, one {De bon heeft ook een eigen link. Wie hem krijgt, pakt de bon uit als cadeau van jou.} other {Elke bon heeft een eigen link. Wie hem krijgt, pakt alleen die bon uit, als cadeau van jou.}}',
    opened: 'Uitgepakt',
  },
  notReady: {
    heading: 'Je cadeau wordt nog gemaakt',
    text: 'Dat duurt meestal maar even. Zodra je cadeau er is, verschijnt het vanzelf op deze pagina.',
    again: 'Kijk opnieuw',
  },
  invalid: {
    pageTitle: 'Deze link werkt niet',
    heading: 'Deze link werkt niet (meer)',
    text: 'Misschien is de link niet helemaal meegekomen, is je cadeau opnieuw verstuurd, of geeft de gever het je zelf. Dan werkt alleen de nieuwste link.',
    tip: 'Je cadeau is niet weg. Kijk in je mailbox of er een nieuwere mail is, vraag het aan wie het je gaf, of laat ons de links van je gemailde cadeaubonnen nog eens sturen.',
    find: 'Vind mijn cadeaubonnen',
    home: 'Naar de winkel',
  },
} as const
