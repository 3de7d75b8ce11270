import { address } from './address.ts'
import { errors } from './errors.ts'

/** Eén cadeau voor iedereen op een lijst. */
export const receiverList = {
  pageTitle: '{title} voor meerdere mensen',
  heading: '{title} voor meerdere mensen',
  intro:
    'Plak je lijst of kies een bestand, met hooguit {max, number} ontvangers. Iedereen krijgt een eigen mail met een eigen code.',
  introByPost:
    'Plak je lijst of kies een bestand, met hooguit {max, number} ontvangers. Iedereen krijgt een eigen kaart, op het eigen adres.',
  otherProduct: 'Kies een andere cadeaubon',
  parts: { gift: 'Wat geef je?', receivers: 'Wie krijgen het?', note: 'Wat lezen ze?' },
  quantity: 'Aantal per ontvanger',
  source: {
    label: 'Plak hier je lijst',
    hint: 'Naam en e-mailadres, en als je wilt een eigen boodschap. Rechtstreeks uit een spreadsheet mag ook.',
    hintByPost:
      'Naam, straat, huisnummer, postcode en plaats, en als je wilt een eigen boodschap. Rechtstreeks uit een spreadsheet mag ook.',
    add: 'Zet in de lijst',
    file: 'Kies een bestand',
    fileHint: 'CSV of tekst, hooguit 5 MB',
    one: 'Voeg iemand toe',
    added: '{count, plural, one {Eén ontvanger} other {{count, number} ontvangers}} erbij gezet.',
    nobody: 'Hier staat niemand in. Elke regel heeft een naam en een e-mailadres.',
    tooLarge:
      'Dit bestand is groter dan 5 MB. Bewaar alleen de namen en adressen, en kies het dan nog eens.',
    spreadsheet:
      'Dit is het spreadsheet zelf. Kopieer de cellen en plak ze hier, of bewaar het als CSV.',
    unreadable: 'We kunnen dit bestand niet lezen. Bewaar het als CSV en probeer het nog eens.',
    readAsWindows:
      'Letters met accenten hebben we gelezen zoals Windows ze schrijft. Kijk of de namen kloppen.',
    readAsMac:
      'Letters met accenten hebben we gelezen zoals een oudere Mac ze schrijft. Kijk of de namen kloppen.',
    readAsMixed:
      'In dit bestand staan letters met accenten op twee manieren door elkaar. Kijk of alle namen kloppen.',
  },
  list: {
    heading: 'Je lijst',
    count: '{count, plural, one {1 ontvanger} other {{count, number} ontvangers}}',
    wrong:
      '{count, plural, one {Bij één klopt iets niet} other {Bij {count, number} klopt iets niet}}',
    fine: 'Alles klopt',
    doubt:
      '{count, plural, one {In één adres zit misschien een tikfout} other {In {count, number} adressen zit misschien een tikfout}}',
    doubles:
      '{count, plural, one {Eén staat er dubbel in} other {{count, number} staan er dubbel in}}',
    removeDoubles: 'Haal dubbele eruit',
    removedDoubles:
      '{count, plural, one {Eén dubbele} other {{count, number} dubbele}} uit de lijst gehaald.',
    showAll: 'Allemaal',
    showWrong: 'Even nakijken ({count, number})',
    show: 'Welke ontvangers zie je?',
    clear: 'Maak de lijst leeg',
    cleared: 'De lijst is leeg.',
    undo: 'Zet terug',
    tooMany:
      '{over, plural, one {Er staat er één te veel in} other {Er staan er {over, number} te veel in}}: een lijst heeft hooguit {max, number} ontvangers. Haal weg wie er niet bij hoort, of maak er twee lijsten van.',
    page: '{from, number} tot en met {to, number} van {total, number}',
    previous: 'Vorige',
    next: 'Volgende',
  },
  row: {
    firstName: 'Voornaam of hele naam',
    lastName: 'Achternaam',
    optional: 'niet verplicht',
    email: 'E-mailadres',
    message: 'Eigen boodschap',
    nameless: 'Nog zonder naam',
    ownNote: 'Eigen boodschap: {note}',
    double: 'Staat er dubbel in',
    meant: 'Bedoel je {email}?',
    edit: 'Pas aan',
    editWho: 'Pas aan: {who}',
    done: 'Klaar',
    doneWho: 'Klaar: {who}',
    preview: 'Bekijk',
    previewWho: 'Bekijk: {who}',
    remove: 'Verwijder',
    removeWho: 'Verwijder: {who}',
    removed: '{who} is uit de lijst.',
    fields: 'Regel {number, number}',
  },
  note: {
    giverName: 'Van wie?',
    giverNameHint: 'Dit lezen ze op het kaartje. Zonder naam staat je voornaam erop.',
    label: 'Boodschap voor iedereen (niet verplicht)',
    hint: 'Wie een eigen boodschap heeft, leest die. Met {token} noem je ieder bij de voornaam.',
    insert: 'Voeg voornaam in',
    unknown: '{token} kennen we niet. Het staat straks letterlijk in de boodschap.',
  },
  total: {
    heading: 'Samen',
    gifts: '{count, plural, one {1 cadeaubon} other {{count, number} cadeaubonnen}} van {amount}',
    none: 'Nog niemand in de lijst',
    wrapping: 'Verpakking',
    postage: 'Verzendkosten',
    serviceFee: 'Servicekosten per bestelling',
    total: 'Totaal',
    promotions: 'Lopende acties gaan er in je winkelmandje nog af.',
    submit: 'In winkelmandje',
    leaveOut:
      '{wrong, plural, one {Laat die ene weg} other {Laat die {wrong, number} weg}} en ga door met {count, number}',
    many: 'Meer dan 500 cadeaubonnen in één bestelling kan zakelijk, met je bedrijfsgegevens.',
  },
  required: {
    name: 'Vul een naam in.',
    email: 'Vul een e-mailadres in.',
    street: 'Vul een straat in.',
    houseNumber: 'Vul een huisnummer in.',
    postCode: 'Vul een postcode in.',
    city: 'Vul een plaats in.',
  },
  problems: { ...address.problems, notPostedThere: errors.notPostedThere },
} as const
