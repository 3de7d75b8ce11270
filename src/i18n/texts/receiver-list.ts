import { texts } from '#i18n/texts.ts'
import { address } from './address.ts'
import { errors } from './errors.ts'

/** One gift for everybody on a list. */
export const receiverListTexts = texts({
  pageTitle: { nl: '{title} voor meerdere mensen', en: '{title} for several people' },
  heading: { nl: '{title} voor meerdere mensen', en: '{title} for several people' },
  intro: {
    nl: 'Plak je lijst of kies een bestand, met hooguit {max, number} ontvangers. Iedereen krijgt een eigen mail met een eigen code.',
    en: 'Paste your list or choose a file, with at most {max, number} people. Everyone gets an email and a code of their own.',
  },
  introByPost: {
    nl: 'Plak je lijst of kies een bestand, met hooguit {max, number} ontvangers. Iedereen krijgt een eigen kaart, op het eigen adres.',
    en: 'Paste your list or choose a file, with at most {max, number} people. Everyone gets a card of their own, at their own address.',
  },
  otherProduct: { nl: 'Kies een andere cadeaubon', en: 'Choose another gift card' },
  parts: {
    gift: { nl: 'Wat geef je?', en: 'What are you giving?' },
    receivers: { nl: 'Wie krijgen het?', en: 'Who gets it?' },
    note: { nl: 'Wat lezen ze?', en: 'What do they read?' },
  },
  quantity: { nl: 'Aantal per ontvanger', en: 'Number for each person' },
  source: {
    label: { nl: 'Plak hier je lijst', en: 'Paste your list here' },
    hint: {
      nl: 'Naam en e-mailadres, en als je wilt een eigen boodschap. Rechtstreeks uit een spreadsheet mag ook.',
      en: 'A name and an email address, and a message of their own if you like. Straight from a spreadsheet is fine.',
    },
    hintByPost: {
      nl: 'Naam, straat, huisnummer, postcode en plaats, en als je wilt een eigen boodschap. Rechtstreeks uit een spreadsheet mag ook.',
      en: 'Name, street, house number, postcode and town, and a message of their own if you like. Straight from a spreadsheet is fine.',
    },
    add: { nl: 'Zet in de lijst', en: 'Add to the list' },
    file: { nl: 'Kies een bestand', en: 'Choose a file' },
    fileHint: { nl: 'CSV of tekst, hooguit 5 MB', en: 'CSV or text, at most 5 MB' },
    one: { nl: 'Voeg iemand toe', en: 'Add someone' },
    added: {
      nl: '{count, plural, one {Eén ontvanger} other {{count, number} ontvangers}} erbij gezet.',
      en: '{count, plural, one {One person} other {{count, number} people}} added.',
    },
    nobody: {
      nl: 'Hier staat niemand in. Elke regel heeft een naam en een e-mailadres.',
      en: 'We can’t find anyone in this. Each line needs a name and an email address.',
    },
    tooLarge: {
      nl: 'Dit bestand is groter dan 5 MB. Bewaar alleen de namen en adressen, en kies het dan nog eens.',
      en: 'This file is larger than 5 MB. Keep only the names and addresses, then choose it again.',
    },
    spreadsheet: {
      nl: 'Dit is het spreadsheet zelf. Kopieer de cellen en plak ze hier, of bewaar het als CSV.',
      en: 'This is the spreadsheet itself. Copy its cells and paste them here, or save it as CSV.',
    },
    unreadable: {
      nl: 'We kunnen dit bestand niet lezen. Bewaar het als CSV en probeer het nog eens.',
      en: 'We can’t read this file. Save it as CSV and try again.',
    },
    readAsWindows: {
      nl: 'Letters met accenten hebben we gelezen zoals Windows ze schrijft. Kijk of de namen kloppen.',
      en: 'We read accented letters the way Windows writes them. Please check the names.',
    },
    readAsMac: {
      nl: 'Letters met accenten hebben we gelezen zoals een oudere Mac ze schrijft. Kijk of de namen kloppen.',
      en: 'We read accented letters the way an older Mac writes them. Please check the names.',
    },
    readAsMixed: {
      nl: 'In dit bestand staan letters met accenten op twee manieren door elkaar. Kijk of alle namen kloppen.',
      en: 'Accented letters are written in two different ways in this file. Please check all names.',
    },
  },
  list: {
    heading: { nl: 'Je lijst', en: 'Your list' },
    count: {
      nl: '{count, plural, one {1 ontvanger} other {{count, number} ontvangers}}',
      en: '{count, plural, one {1 person} other {{count, number} people}}',
    },
    wrong: {
      nl: '{count, plural, one {Bij één klopt iets niet} other {Bij {count, number} klopt iets niet}}',
      en: '{count, plural, one {One isn’t right yet} other {{count, number} aren’t right yet}}',
    },
    fine: { nl: 'Alles klopt', en: 'All fine' },
    doubt: {
      nl: '{count, plural, one {In één adres zit misschien een tikfout} other {In {count, number} adressen zit misschien een tikfout}}',
      en: '{count, plural, one {One address may have a typo} other {{count, number} addresses may have a typo}}',
    },
    doubles: {
      nl: '{count, plural, one {Eén staat er dubbel in} other {{count, number} staan er dubbel in}}',
      en: '{count, plural, one {One is listed twice} other {{count, number} are listed twice}}',
    },
    removeDoubles: { nl: 'Haal dubbele eruit', en: 'Remove duplicates' },
    removedDoubles: {
      nl: '{count, plural, one {Eén dubbele} other {{count, number} dubbele}} uit de lijst gehaald.',
      en: '{count, plural, one {One duplicate} other {{count, number} duplicates}} removed.',
    },
    showAll: { nl: 'Allemaal', en: 'Everyone' },
    showWrong: { nl: 'Even nakijken ({count, number})', en: 'To check ({count, number})' },
    show: { nl: 'Welke ontvangers zie je?', en: 'Which recipients do you see?' },
    clear: { nl: 'Maak de lijst leeg', en: 'Clear the list' },
    cleared: { nl: 'De lijst is leeg.', en: 'The list is empty.' },
    undo: { nl: 'Zet terug', en: 'Put back' },
    tooMany: {
      nl: '{over, plural, one {Er staat er één te veel in} other {Er staan er {over, number} te veel in}}: een lijst heeft hooguit {max, number} ontvangers. Haal weg wie er niet bij hoort, of maak er twee lijsten van.',
      en: '{over, plural, one {There is one too many} other {There are {over, number} too many}}: a list holds at most {max, number} people. Remove a few, or make it two lists.',
    },
    page: {
      nl: '{from, number} tot en met {to, number} van {total, number}',
      en: '{from, number} to {to, number} of {total, number}',
    },
    previous: { nl: 'Vorige', en: 'Previous' },
    next: { nl: 'Volgende', en: 'Next' },
  },
  row: {
    firstName: { nl: 'Voornaam of hele naam', en: 'First name or full name' },
    lastName: { nl: 'Achternaam', en: 'Last name' },
    optional: { nl: 'niet verplicht', en: 'optional' },
    email: { nl: 'E-mailadres', en: 'Email address' },
    message: { nl: 'Eigen boodschap', en: 'Their own message' },
    nameless: { nl: 'Nog zonder naam', en: 'No name yet' },
    ownNote: { nl: 'Eigen boodschap: {note}', en: 'Their own message: {note}' },
    double: { nl: 'Staat er dubbel in', en: 'Listed twice' },
    meant: { nl: 'Bedoel je {email}?', en: 'Did you mean {email}?' },
    edit: { nl: 'Pas aan', en: 'Edit' },
    editWho: { nl: 'Pas aan: {who}', en: 'Edit: {who}' },
    done: { nl: 'Klaar', en: 'Done' },
    doneWho: { nl: 'Klaar: {who}', en: 'Done: {who}' },
    preview: { nl: 'Bekijk', en: 'Preview' },
    previewWho: { nl: 'Bekijk: {who}', en: 'Preview: {who}' },
    remove: { nl: 'Verwijder', en: 'Remove' },
    removeWho: { nl: 'Verwijder: {who}', en: 'Remove: {who}' },
    removed: { nl: '{who} is uit de lijst.', en: '{who} is off the list.' },
    fields: { nl: 'Regel {number, number}', en: 'Row {number, number}' },
  },
  note: {
    giverName: { nl: 'Van wie?', en: 'Who is it from?' },
    giverNameHint: {
      nl: 'Dit lezen ze op het kaartje. Zonder naam staat je voornaam erop.',
      en: 'They’ll read this on the tag. Leave it empty and it’ll be your first name.',
    },
    label: {
      nl: 'Boodschap voor iedereen (niet verplicht)',
      en: 'Message for everyone (optional)',
    },
    hint: {
      nl: 'Wie een eigen boodschap heeft, leest die. Met {token} noem je ieder bij de voornaam.',
      en: 'Anyone with a message of their own gets that one. {token} becomes each person’s first name.',
    },
    insert: { nl: 'Voeg voornaam in', en: 'Insert first name' },
    unknown: {
      nl: '{token} kennen we niet. Het staat straks letterlijk in de boodschap.',
      en: 'We don’t know {token}. It’ll appear in the message as it is.',
    },
  },
  total: {
    heading: { nl: 'Samen', en: 'Altogether' },
    gifts: {
      nl: '{count, plural, one {1 cadeaubon} other {{count, number} cadeaubonnen}} van {amount}',
      en: '{count, plural, one {1 gift card} other {{count, number} gift cards}} of {amount}',
    },
    none: { nl: 'Nog niemand in de lijst', en: 'No one on the list yet' },
    toGo: {
      nl: 'Nog {left, number} tot de {wanted, number} die je wilt geven.',
      en: '{left, number} more to reach the {wanted, number} you want to give.',
    },
    wrapping: { nl: 'Verpakking', en: 'Wrapping' },
    postage: { nl: 'Verzendkosten', en: 'Postage' },
    serviceFee: { nl: 'Servicekosten per bestelling', en: 'Service fee per order' },
    total: { nl: 'Totaal', en: 'Total' },
    promotions: {
      nl: 'Lopende acties gaan er in je winkelmandje nog af.',
      en: 'Current offers are taken off in your basket.',
    },
    submit: { nl: 'In winkelmandje', en: 'Add to basket' },
    leaveOut: {
      nl: '{wrong, plural, one {Laat die ene weg} other {Laat die {wrong, number} weg}} en ga door met {count, number}',
      en: '{wrong, plural, one {Leave that one out} other {Leave those {wrong, number} out}} and continue with {count, number}',
    },
    many: {
      nl: 'Meer dan 500 cadeaubonnen in één bestelling kan zakelijk, met je bedrijfsgegevens.',
      en: 'Only a business can order more than 500 gift cards at once, with its company details.',
    },
  },
  required: {
    name: { nl: 'Vul een naam in.', en: 'Enter a name.' },
    email: { nl: 'Vul een e-mailadres in.', en: 'Enter an email address.' },
    street: { nl: 'Vul een straat in.', en: 'Enter a street.' },
    houseNumber: { nl: 'Vul een huisnummer in.', en: 'Enter a house number.' },
    postCode: { nl: 'Vul een postcode in.', en: 'Enter a postcode.' },
    city: { nl: 'Vul een plaats in.', en: 'Enter a town.' },
  },
  problems: {
    ...address.problems,
    notPostedThere: errors.notPostedThere,
  },
})
