import { errors } from './errors.ts'

/** De pagina waar je ziet wat er op een Keuze Cadeaukaart staat. */
export const balance = {
  pageTitle: 'Saldo checken',
  description:
    'Wat staat er nog op je Keuze Cadeaukaart? Vul je kaartnummer en pincode in en zie meteen je saldo en tot wanneer de kaart geldig is.',
  heading: 'Wat staat er op je kaart?',
  intro:
    'Vul het kaartnummer en de pincode van je Keuze Cadeaukaart in. Je ziet meteen wat er nog op staat, en tot wanneer.',
  form: 'Saldo checken',
  number: 'Kaartnummer',
  numberHint: '19 cijfers. Plakken mag.',
  pin: 'Pincode',
  pinHint: '6 cijfers.',
  show: 'Toon',
  hide: 'Verberg',
  showPin: 'Toon wat je als pincode typt',
  hidePin: 'Verberg wat je als pincode typt',
  submit: 'Bekijk het saldo',
  activate: 'Zet er geld op',
  secret:
    'Wie nummer en pincode heeft, heeft het geld. Geef ze daarom nooit door aan iemand die erom vraagt, ook niet aan de telefoon.',
  noScript:
    'Saldo checken werkt met JavaScript: daarmee maakt je browser een rekensom die nummers raden tegenhoudt. Zet het aan en laad deze pagina opnieuw, of vraag je saldo aan onze klantenservice.',
  required: {
    cardNumber: 'Vul het kaartnummer in.',
    pin: 'Vul de pincode in.',
  },
  problems: {
    cardNumberInvalid: errors.cardNumberInvalid,
    cardNotOurs: errors.cardNotOurs,
    cardPinInvalid: errors.cardPinInvalid,
  },
  where: {
    title: 'Waar vind ik ze?',
    drawing: 'Een kaartpagina met bovenaan het kaartnummer en daaronder de pincode',
    text: 'In de mail met je kaart staat een link naar je eigen kaartpagina. Daar staat het kaartnummer, en de pincode zie je als je op ‘Toon pincode’ drukt.',
  },
  result: {
    balance: 'Saldo',
    validUntil: 'Geldig tot en met',
    wasValidUntil: 'Was geldig tot en met',
    number: 'Kaart',
    initial: 'Beginwaarde',
    redeem: 'Wissel in',
    again: 'Nog een kaart bekijken',
    support: 'Naar de helpdesk',
    contact: 'Neem contact op',
    ofCompany:
      'Wissel hem in voor wat {company} voor je uitkoos. Wat overblijft, blijft op je kaart staan.',
    active: {
      title: 'Dit staat er op je kaart',
      text: 'Wissel hem in voor cadeaubonnen die jij kiest, of betaal ermee in onze winkel. Wat overblijft, blijft op je kaart staan.',
    },
    empty: {
      title: 'Je kaart is op',
      text: 'Alles wat erop stond, is gebruikt. Klopt dat volgens jou niet? Laat het ons weten, dan kijken we het na.',
    },
    expired: {
      title: 'Je kaart is verlopen',
      text: 'Denk je dat de datum niet klopt? Laat het ons weten, dan kijken we het na.',
    },
    blocked: {
      title: 'Je kaart is geblokkeerd',
      text: 'Daarom laten we het saldo niet zien. Onze klantenservice kan je vertellen waarom, en wat je kunt doen.',
    },
  },
  unlock: {
    heading: 'Je kaart weer bekijken',
    text: 'We mailden je over te veel verkeerde pincodes. Met deze knop kan je kaartnummer weer worden geprobeerd.',
    action: 'Laat mijn kaart weer zien',
    done: 'Gelukt. Vul je kaartnummer en pincode in, dan zie je je saldo weer.',
  },
  questionsTitle: 'Vragen over je saldo',
  questions: {
    others: {
      question: 'Kan ik hier het saldo van elke cadeaubon bekijken?',
      answer:
        'Nee, alleen van de Keuze Cadeaukaart. Dat is onze eigen kaart. Van alle andere cadeaubonnen houdt het merk zelf bij wat erop staat; op de pagina van de bon lees je waar je dat navraagt.',
    },
    wrong: {
      question: 'Mijn nummer en pincode horen volgens jullie niet bij elkaar. Wat nu?',
      answer:
        'Kopieer ze allebei van je kaartpagina; dan kan er geen cijfer verwisseld zijn. Na een paar mislukte pogingen moet je even wachten. Dat beschermt je kaart tegen mensen die nummers raden. Na vijftig mislukte pogingen mailen we een link naar het adres waar de kaart naartoe ging; daarmee kun je verder.',
    },
    mail: {
      question: 'Ik ben de mail met mijn kaart kwijt.',
      answer:
        'Ga naar ‘Mijn kaarten terugvinden’ onderaan deze pagina en vul het adres in waarop je hem kreeg. We mailen je alles wat nog geldig is.',
    },
    valid: {
      question: 'Hoelang is mijn kaart geldig?',
      answer:
        'Minstens twee jaar vanaf de dag waarop hij is bezorgd. De precieze datum zie je hier, naast je saldo.',
    },
  },
} as const
