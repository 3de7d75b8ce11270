import { order } from './order.ts'

/** De pagina's van wie is ingelogd, en de vensters die daar opengaan. */
export const accountPages = {
  overview: {
    pageTitle: 'Mijn account',
    heading: 'Hallo {name}',
    intro: 'Hier vind je je bestellingen en je gegevens.',
    newest: 'Je laatste bestellingen',
    all: 'Alle bestellingen',
    tiles: {
      accountOrders: 'Kijk wat je hebt gegeven, en hoe ver het is.',
      accountDetails: 'Je naam, je factuuradres en je wachtwoord.',
    },
    unconfirmed:
      'Je e-mailadres {email} is nog niet bevestigd. Klik op de knop in de mail die we je stuurden. Dan zie je hier ook wat je eerder met dit adres bestelde.',
    resend: 'Stuur de mail opnieuw',
    resent: 'Er is een nieuwe mail op weg naar {email}.',
    underWay:
      'Onze vorige mail aan {email} werkt nog. Niets te zien? Kijk dan ook bij de ongewenste mail.',
  },
  orders: {
    pageTitle: 'Mijn bestellingen',
    heading: 'Je bestellingen',
    label: 'Bestelling {number} van {day}',
    count:
      '{gifts, plural, =0 {} =1 {1 cadeau, } other {# cadeaus, }}{packs, plural, =0 {} =1 {1 setje lege kaarten, } other {# setjes lege kaarten, }}bestelling {number}',
    forWhom: 'Voor {names}',
    unpaid: 'Niet betaald',
    status: order.status,
    empty: {
      heading: 'Nog geen bestellingen',
      text: 'Zodra je hier iets bestelt terwijl je bent ingelogd, vind je het op deze plek terug.',
      action: 'Kies een cadeaubon',
    },
    beyond: {
      heading: 'Verder terug gaat het niet',
      text: 'Op deze pagina staan geen bestellingen meer.',
      action: 'Naar je nieuwste bestellingen',
    },
  },
  details: {
    pageTitle: 'Mijn gegevens',
    heading: 'Je gegevens',
    intro: 'Zo noemen en bereiken we je.',
    email: 'Je logt in met',
    confirmed: 'bevestigd',
    unconfirmed: 'nog niet bevestigd',
    emailHint: 'Dit adres kun je hier niet veranderen.',
    phoneHint: 'Alleen om je te bellen als er iets met je bestelling is.',
    invoiceHint: 'Laat dit leeg als het hetzelfde adres is als waarmee je inlogt.',
    vatHint: 'Alleen voor bedrijven.',
    invoices: 'Voor je facturen',
    invoicesHint: 'Bij je volgende bestelling staat dit er al.',
    submit: 'Bewaar mijn gegevens',
    saved: 'Je gegevens zijn bewaard',
    password: {
      heading: 'Wachtwoord',
      text: 'Kies een wachtwoord dat je nergens anders gebruikt.',
      action: 'Wijzig wachtwoord',
    },
    delete: {
      heading: 'Account verwijderen',
      text: 'Wil je hier niet langer een account? Dat kan altijd, en meteen.',
      action: 'Verwijder mijn account',
    },
  },
  changePassword: {
    title: 'Wijzig wachtwoord',
    text: 'Daarna ben je op andere apparaten uitgelogd.',
    submit: 'Bewaar nieuw wachtwoord',
    done: 'Je nieuwe wachtwoord is bewaard',
  },
  deleteAccount: {
    title: 'Account verwijderen',
    text: 'Dit kun je niet terugdraaien.',
    goes: 'Wat we wissen',
    goesText:
      'Je naam, e-mailadres, telefoonnummer, btw-nummer en wachtwoord. Je kunt niet meer inloggen.',
    stays: 'Wat we bewaren',
    staysText:
      'Je bestellingen en betalingen: die moeten we van de Belastingdienst zeven jaar bewaren. De link in elke bevestigingsmail blijft werken, en cadeaubonnen die je gaf, blijven gewoon geldig.',
    submit: 'Verwijder mijn account',
    keep: 'Toch niet',
  },
} as const
