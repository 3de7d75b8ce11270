import { errors } from './errors.ts'

/** De pagina’s waar je geld op een gedrukte kaart zet, en ziet wat ervan werd. */
export const activation = {
  pageTitle: 'Kaart activeren',
  description:
    'Zet zelf een bedrag op een cadeaukaart die nog leeg is. Vul het kaartnummer in, kies hoeveel erop komt en betaal. Daarna kun je de kaart meteen geven.',
  heading: 'Zet geld op je kaart',
  intro:
    'Je hebt een kaart waar nog niets op staat. Kies het bedrag en betaal: meestal is de kaart binnen een minuut klaar, en altijd binnen 24 uur.',
  reorder: 'Zijn je lege kaarten op? Bestel een nieuw setje',
  form: 'Kaart activeren',
  what: 'De kaart',
  amount: 'Bedrag',
  amountHint: 'Hele euro’s, {ranges}.',
  range: '{min} tot en met {max}',
  email: 'E-mailadres',
  emailHint: 'Hier komen de bevestiging en de link naar je kaart.',
  payment: 'Betalen',
  terms: { title: 'Dit geldt voor deze kaart' },
  onCard: 'Op de kaart',
  fee: 'Servicekosten',
  kept: 'We weten nog welke kaart je invulde. De bevestiging gaat naar {email}.',
  change: 'Verander iets',
  required: {
    cardNumber: 'Vul het kaartnummer in.',
    amount: 'Vul een bedrag in hele euro’s in.',
    email: 'Vul je e-mailadres in.',
  },
  problems: {
    termsNotAccepted: 'Vink aan dat je akkoord gaat met de voorwaarden.',
    cardNumberInvalid: errors.cardNumberInvalid,
    activationNumberUnknown: errors.activationNumberUnknown,
    activationAmountNotWhole: errors.activationAmountNotWhole,
    activationAmountOutOfRange: 'Op deze kaart past een ander bedrag: {ranges}.',
  },
  where: {
    title: 'Waar vind ik het nummer?',
    drawing:
      'De achterkant van een kaart, met een kaartnummer van 19 cijfers en een pincode onder een kraslaag',
    text: 'Het nummer van 19 cijfers staat op de achterkant van de kaart. De pincode onder de kraslaag heb je nu niet nodig: laat die dicht voor wie de kaart krijgt.',
    number: 'Kaartnummer',
    pin: 'Pincode',
    covered: 'kraslaag',
  },
  questions: {
    title: 'Vragen over activeren',
    when: {
      question: 'Wanneer kan de kaart gebruikt worden?',
      answer:
        'Zodra je betaling binnen is. Meestal duurt dat een minuut, en nooit langer dan 24 uur. Lukt het niet binnen een dag, dan krijg je alles terug.',
    },
    lost: {
      question: 'Wat als de kaart kwijtraakt?',
      answer:
        'Staat er nog niets op, dan ben je alleen een stukje karton kwijt. Een geactiveerde kaart is als contant geld: meld het meteen bij onze klantenservice, dan blokkeren we hem.',
    },
    twice: {
      question: 'Kan ik later meer op de kaart zetten?',
      answer:
        'Nee, elke kaart wordt één keer geactiveerd. Hoeveel er nog op staat, zie je bij de saldocheck.',
    },
    cash: {
      question: 'Waar is de kaart goed voor?',
      answer:
        'Dat hangt van de kaart af. Een Keuze Cadeaukaart wissel je in voor cadeaubonnen, of je betaalt ermee in onze winkel. Een kaart van een bedrijf wissel je in voor wat dat bedrijf uitkoos, en een kaart van een merk besteed je bij dat merk. Contant geld geven we er niet voor.',
    },
  },
  done: {
    pageTitle: 'Je kaart activeren',
    heading: {
      unpaid: 'Nog niet betaald',
      ended: 'Dit is niet betaald',
      review: 'Dank je wel!',
      activating: 'Dank je wel!',
      active: 'Dank je wel!',
      back: 'Dit ging niet door',
      halted: 'Even stilgezet',
      withdrawn: 'Deze kaart is niet meer geldig',
    },
    unpaid: 'We wachten nog op je betaling. Zodra die binnen is, zetten we het bedrag op de kaart.',
    ended:
      'Voor deze bestelling kwam geen betaling binnen. Staat er nog niets op je kaart? Activeer hem dan gerust opnieuw.',
    review:
      'Je betaling is binnen. We kijken er eerst even naar. Daarna staat het bedrag meteen op de kaart, of krijg je alles terug.',
    activating:
      'Je betaling is binnen. We zetten het bedrag nu op de kaart; dat duurt hooguit 24 uur.',
    active: 'De kaart is geactiveerd en klaar voor gebruik.',
    back: 'Er staat geen geld op de kaart. Je krijgt alles terug op de manier waarop je betaalde.',
    halted:
      'De betaling van deze kaart is teruggevraagd. Tot dat is uitgezocht, werkt de kaart niet.',
    withdrawn:
      'De betaling van deze kaart is teruggehaald. Daarom kan niemand er meer mee betalen.',
    mailTo: 'We mailen de bevestiging naar {email}.',
    receipt: 'Bekijk je bestelling',
    another: 'Nog een kaart activeren',
  },
  details: {
    pageTitle: 'Kaartgegevens',
    heading: 'Dit is de kaart die je activeerde',
    ACTIVE: 'Geactiveerd',
    EMPTY: 'Opgemaakt',
    EXPIRED: 'Verlopen',
    BLOCKED: 'Geblokkeerd',
    number: 'Kaart',
    amount: 'Bedrag bij activeren',
    state: 'Stand',
    validUntil: 'Geldig tot en met',
    wasValidUntil: 'Was geldig tot en met',
    order: 'Bestelnummer',
    receipt: 'Bekijk bon en bestelling',
    balance: 'Saldo checken',
    note: {
      ACTIVE:
        'De pincode staat alleen op de kaart zelf. Wie nummer en pincode heeft, kan ermee betalen.',
      EMPTY: 'Alles wat erop stond, is gebruikt.',
      EXPIRED:
        'Ermee betalen kan niet meer. Met nummer en pincode zie je bij de saldocheck wat er nog mee kan.',
      BLOCKED: 'Ermee betalen kan nu niet. Onze klantenservice kan je vertellen waarom.',
    },
    noLink: 'Deze pagina open je met de link uit je mail',
    noLinkText:
      'In de mail over je geactiveerde kaart staat een knop die hierheen leidt. Kun je de mail niet vinden? Met nummer en pincode zie je bij de saldocheck wat er op de kaart staat.',
  },
}
