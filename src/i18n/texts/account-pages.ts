import { texts } from '#i18n/texts.ts'
import { orderStatus } from './order-status.ts'

/** Pages of a customer who is logged in, and the modals that open there. */
export const accountPagesTexts = texts({
  overview: {
    pageTitle: { nl: 'Mijn account', en: 'My account' },
    heading: { nl: 'Hallo {name}', en: 'Hello {name}' },
    intro: {
      nl: 'Hier vind je je bestellingen en je gegevens.',
      en: 'Your orders and your details, all in one place.',
    },
    newest: { nl: 'Je laatste bestellingen', en: 'Your latest orders' },
    all: { nl: 'Alle bestellingen', en: 'All orders' },
    tiles: {
      accountOrders: {
        nl: 'Kijk wat je hebt gegeven, en hoe ver het is.',
        en: 'See what you gave, and where it’s got to.',
      },
      accountCards: {
        nl: 'Wat je kreeg of voor jezelf kocht, en tot wanneer het geldig is.',
        en: 'What you were given or bought for yourself, and when it expires.',
      },
      accountAddressBook: {
        nl: 'De adressen waar je iets heen stuurt.',
        en: 'The addresses you send things to.',
      },
      accountDetails: {
        nl: 'Je naam, je telefoonnummer en je factuuradres.',
        en: 'Your name, your phone number and your billing address.',
      },
      accountSecurity: {
        nl: 'Je wachtwoord, en waar je bent ingelogd.',
        en: 'Your password, and where you’re logged in.',
      },
      accountCompanies: {
        nl: 'Bestel voor je bedrijf, samen met je collega’s.',
        en: 'Order for your company, together with your colleagues.',
      },
    },
    unconfirmed: {
      nl: 'Je e-mailadres {email} is nog niet bevestigd. Klik op de knop in de mail die we je stuurden. Dan zie je hier ook wat je eerder met dit adres bestelde.',
      en: 'You haven’t confirmed your email address {email} yet. Click the button in the email we sent you. Anything you ordered with this address before will then appear here too.',
    },
    resend: { nl: 'Stuur de mail opnieuw', en: 'Send the email again' },
    resent: {
      nl: 'Er is een nieuwe mail op weg naar {email}.',
      en: 'A new email is on its way to {email}.',
    },
    underWay: {
      nl: 'Onze vorige mail aan {email} werkt nog. Niets te zien? Kijk dan ook bij de ongewenste mail.',
      en: 'Our last email to {email} still works. Nothing there? Check your spam folder.',
    },
  },
  orders: {
    pageTitle: { nl: 'Mijn bestellingen', en: 'My orders' },
    heading: { nl: 'Je bestellingen', en: 'Your orders' },
    label: { nl: 'Bestelling {number} van {day}', en: 'Order {number}, {day}' },
    count: {
      nl: '{gifts, plural, =0 {} =1 {1 cadeau, } other {# cadeaus, }}{packs, plural, =0 {} =1 {1 setje lege kaarten, } other {# setjes lege kaarten, }}bestelling {number}',
      en: '{gifts, plural, =0 {} =1 {1 gift, } other {# gifts, }}{packs, plural, =0 {} =1 {1 set of blank cards, } other {# sets of blank cards, }}order {number}',
    },
    forWhom: { nl: 'Voor {names}', en: 'For {names}' },
    forMe: { nl: 'Voor jezelf', en: 'For you' },
    orderedBy: { nl: 'Besteld door {name}', en: 'Ordered by {name}' },
    notKept: { nl: 'Naam niet bewaard', en: 'Name not kept' },
    more: {
      nl: '{count, plural, one {en nog # ontvanger} other {en nog # ontvangers}}',
      en: '{count, plural, one {and # more recipient} other {and # more recipients}}',
    },
    unpaid: { nl: 'Niet betaald', en: 'Not paid' },
    status: orderStatus,
    empty: {
      heading: { nl: 'Nog geen bestellingen', en: 'No orders yet' },
      text: {
        nl: 'Zodra je hier iets bestelt terwijl je bent ingelogd, vind je het op deze plek terug.',
        en: 'Anything you order while you’re logged in will appear here.',
      },
      action: { nl: 'Kies een cadeaubon', en: 'Choose a gift card' },
    },
    search: { nl: 'Zoek in je bestellingen', en: 'Search your orders' },
    searchHint: {
      nl: 'Op nummer, cadeaubon of ontvanger',
      en: 'By number, gift card or recipient',
    },
    submit: { nl: 'Zoek', en: 'Search' },
    clear: { nl: 'Toon alles', en: 'Show all' },
    years: { nl: 'Jaar', en: 'Year' },
    allYears: { nl: 'Alle jaren', en: 'All years' },
    found: {
      nl: '{count, plural, one {# bestelling gevonden} other {# bestellingen gevonden}}',
      en: '{count, plural, one {# order found} other {# orders found}}',
    },
    unfound: {
      heading: { nl: 'Niets gevonden', en: 'Nothing found' },
      text: {
        nl: 'Zoek op een ander woord of in een ander jaar. Namen van ontvangers vind je tot dertig dagen na de bestelling.',
        en: 'Try another word or another year. You can find recipients’ names for thirty days after the order.',
      },
      action: { nl: 'Toon alle bestellingen', en: 'Show all orders' },
    },
    beyond: {
      heading: { nl: 'Verder terug gaat het niet', en: 'That’s as far back as it goes' },
      text: {
        nl: 'Op deze pagina staan geen bestellingen meer.',
        en: 'There are no more orders on this page.',
      },
      action: { nl: 'Naar je nieuwste bestellingen', en: 'To your latest orders' },
    },
  },
  details: {
    pageTitle: { nl: 'Mijn gegevens', en: 'My details' },
    heading: { nl: 'Je gegevens', en: 'Your details' },
    intro: { nl: 'Zo noemen en bereiken we je.', en: 'What to call you, and how to reach you.' },
    email: { nl: 'Je logt in met', en: 'You log in with' },
    confirmed: { nl: 'bevestigd', en: 'confirmed' },
    unconfirmed: { nl: 'nog niet bevestigd', en: 'not confirmed yet' },
    changeEmail: { nl: 'Wijzig e-mailadres', en: 'Change email address' },
    phoneHint: {
      nl: 'Alleen om je te bellen als er iets met je bestelling is.',
      en: 'Only to call you if something is wrong with your order.',
    },
    invoiceHint: {
      nl: 'Laat dit leeg als het hetzelfde adres is als waarmee je inlogt.',
      en: 'Leave this empty if it’s the one you log in with.',
    },
    vatHint: { nl: 'Alleen voor bedrijven.', en: 'For companies only.' },
    invoices: { nl: 'Voor je facturen', en: 'For your invoices' },
    invoicesHint: {
      nl: 'Bij je volgende bestelling staat dit er al.',
      en: 'Your next order will have these filled in.',
    },
    invoicesInBook: {
      nl: 'Ze gaan naar het adres dat in je adresboek standaard is.',
      en: 'They go to the default address in your address book.',
    },
    toBook: { nl: 'Naar je adresboek', en: 'To your address book' },
    submit: { nl: 'Bewaar mijn gegevens', en: 'Save my details' },
    saved: { nl: 'Je gegevens zijn bewaard', en: 'Your details are saved' },
    data: {
      heading: { nl: 'Je gegevens als bestand', en: 'Your data as a file' },
      text: {
        nl: 'In één bestand: je account, je adressen, je bestellingen en waar je toestemming voor gaf. Een pagina om te lezen, en data voor een ander programma. Codes van cadeaubonnen staan er niet in.',
        en: 'In one file: your account, your addresses, your orders and what you consented to. A page to read, and data for another program. It holds no gift card codes.',
      },
      action: { nl: 'Download mijn gegevens', en: 'Download my data' },
    },
    delete: {
      heading: { nl: 'Account verwijderen', en: 'Delete account' },
      text: {
        nl: 'Wil je hier niet langer een account? Dat kan altijd, en meteen.',
        en: 'Rather not have an account here? You can delete it at any time, with immediate effect.',
      },
      action: { nl: 'Verwijder mijn account', en: 'Delete my account' },
    },
  },
  security: {
    pageTitle: { nl: 'Beveiliging', en: 'Security' },
    heading: { nl: 'Inloggen en beveiliging', en: 'Logging in and security' },
    intro: {
      nl: 'Hoe je inlogt, en op welke apparaten je bent ingelogd.',
      en: 'How you log in, and on which devices you’re logged in.',
    },
    password: {
      heading: { nl: 'Wachtwoord', en: 'Password' },
      text: {
        nl: 'Kies een wachtwoord dat je nergens anders gebruikt. Zonder wachtwoord kan ook: dan mailen we je een inloglink.',
        en: 'Choose a password you don’t use anywhere else. You can also go without: we’ll email you a log-in link instead.',
      },
      none: {
        nl: 'Je hebt geen wachtwoord. Je logt in met een link die we je mailen.',
        en: 'You have no password. You log in with a link that we email you.',
      },
      unconfirmed: {
        nl: 'Verwijderen kan zodra je e-mailadres is bevestigd.',
        en: 'You can delete it once your email address is confirmed.',
      },
      action: { nl: 'Wijzig wachtwoord', en: 'Change password' },
      choose: { nl: 'Kies een wachtwoord', en: 'Choose a password' },
      delete: { nl: 'Verwijder wachtwoord', en: 'Delete password' },
    },
    passkeys: {
      heading: { nl: 'Passkeys', en: 'Passkeys' },
      text: {
        nl: 'Log in met je vinger, je gezicht of de pincode van je apparaat. Dat is veiliger dan een wachtwoord, en je hoeft niets te onthouden.',
        en: 'Log in with your finger, your face or your device’s PIN. It’s safer than a password, and there’s nothing to remember.',
      },
      made: { nl: 'Gemaakt op {day}', en: 'Made on {day}' },
      used: {
        nl: 'Gemaakt op {day}, laatst gebruikt op {used}',
        en: 'Made on {day}, last used on {used}',
      },
      add: { nl: 'Maak een passkey', en: 'Make a passkey' },
      delete: { nl: 'Verwijder passkey', en: 'Delete passkey' },
      deleteOf: { nl: 'Verwijder passkey: {device}', en: 'Delete passkey: {device}' },
    },
    sessions: {
      heading: { nl: 'Waar je bent ingelogd', en: 'Where you’re logged in' },
      current: { nl: 'Dit apparaat', en: 'This device' },
      used: {
        nl: 'Ingelogd op {day}, laatst gebruikt op {used}',
        en: 'Logged in on {day}, last used on {used}',
      },
      only: {
        nl: 'Op andere apparaten ben je niet ingelogd.',
        en: 'You’re not logged in on any other device.',
      },
      endOthers: { nl: 'Log overal anders uit', en: 'Log out everywhere else' },
      ended: {
        nl: 'Je bent op alle andere apparaten uitgelogd',
        en: 'You’re logged out on all other devices',
      },
    },
  },
  deletePassword: {
    title: { nl: 'Wachtwoord verwijderen', en: 'Delete password' },
    text: {
      nl: 'Daarna log je in met een link die we je mailen. Op andere apparaten word je uitgelogd.',
      en: 'You’ll then log in with a link that we email you. Other devices are logged out.',
    },
    submit: { nl: 'Verwijder mijn wachtwoord', en: 'Delete my password' },
    keep: { nl: 'Toch niet', en: 'Keep my password' },
    done: { nl: 'Je wachtwoord is verwijderd', en: 'Your password is deleted' },
  },
  changeEmail: {
    title: { nl: 'Wijzig e-mailadres', en: 'Change email address' },
    text: {
      nl: 'We mailen een link naar je nieuwe adres. Je account krijgt het zodra je het daar bevestigt.',
      en: 'We’ll email a link to your new address. Your account gets it once you confirm it there.',
    },
    email: { nl: 'Nieuw e-mailadres', en: 'New email address' },
    submit: { nl: 'Mail me een link', en: 'Email me a link' },
    done: {
      nl: 'Kijk in je nieuwe mailbox en bevestig je adres',
      en: 'Check your new inbox and confirm your address',
    },
  },
  addPasskey: {
    title: { nl: 'Maak een passkey', en: 'Make a passkey' },
    text: {
      nl: 'Je browser of telefoon vraagt zo om je vinger, je gezicht of je pincode.',
      en: 'Your browser or phone will ask for your finger, your face or your PIN.',
    },
    submit: { nl: 'Maak een passkey', en: 'Make a passkey' },
    done: { nl: 'Je passkey is klaar', en: 'Your passkey is ready' },
  },
  deletePasskey: {
    title: { nl: 'Passkey verwijderen', en: 'Delete passkey' },
    text: {
      nl: 'Met de passkey van {device} kun je daarna niet meer inloggen.',
      en: 'The passkey of {device} will no longer log you in.',
    },
    submit: { nl: 'Ja, verwijderen', en: 'Yes, delete' },
    keep: { nl: 'Nee, bewaren', en: 'No, keep' },
    done: { nl: 'De passkey is verwijderd', en: 'The passkey is deleted' },
  },
  freshLogIn: {
    text: {
      nl: 'Dit kan tot een kwartier nadat je bent ingelogd. Is dat langer geleden, log dan opnieuw in met een inloglink.',
      en: 'You can do this up to fifteen minutes after logging in. If that was longer ago, log in again with a log-in link.',
    },
    link: { nl: 'Mail me een inloglink', en: 'Email me a log-in link' },
  },
  changePassword: {
    title: { nl: 'Wijzig wachtwoord', en: 'Change password' },
    chooseTitle: { nl: 'Kies een wachtwoord', en: 'Choose a password' },
    text: {
      nl: 'Daarna ben je op andere apparaten uitgelogd.',
      en: 'You’ll be logged out on other devices.',
    },
    submit: { nl: 'Bewaar nieuw wachtwoord', en: 'Save new password' },
    done: { nl: 'Je nieuwe wachtwoord is bewaard', en: 'Your new password is saved' },
  },
  deleteAccount: {
    title: { nl: 'Account verwijderen', en: 'Delete account' },
    text: { nl: 'Dit kun je niet terugdraaien.', en: 'This cannot be undone.' },
    goes: { nl: 'Wat we wissen', en: 'What we delete' },
    goesText: {
      nl: 'Je naam, e-mailadres, telefoonnummer, btw-nummer, adresboek en wachtwoord. Je kunt niet meer inloggen.',
      en: 'Your name, email address, phone number, VAT number, address book and password. You won’t be able to log in.',
    },
    stays: { nl: 'Wat we bewaren', en: 'What we keep' },
    staysText: {
      nl: 'Je bestellingen en betalingen: die moeten we van de Belastingdienst zeven jaar bewaren. De link in elke bevestigingsmail blijft werken, en cadeaubonnen die je gaf, blijven gewoon geldig.',
      en: 'Your orders and payments: tax law requires us to keep them for seven years. The link in each confirmation email keeps working, and gift cards you’ve given stay valid.',
    },
    submit: { nl: 'Verwijder mijn account', en: 'Delete my account' },
    keep: { nl: 'Toch niet', en: 'Keep my account' },
  },
})
