import { texts } from '#i18n/texts.ts'
import { errors } from './errors.ts'

/** Pages that put value on a printed card, and show what became of it. */
export const activationTexts = texts({
  pageTitle: { nl: 'Kaart activeren', en: 'Activate a card' },
  description: {
    nl: 'Zet zelf een bedrag op een cadeaukaart die nog leeg is. Vul het kaartnummer in, kies hoeveel erop komt en betaal. Daarna kun je de kaart meteen geven.',
    en: 'Put an amount of your choice on a blank gift card. Enter the card number, choose how much goes on it and pay. Then it’s ready to give.',
  },
  heading: { nl: 'Zet geld op je kaart', en: 'Put money on your card' },
  intro: {
    nl: 'Je hebt een kaart waar nog niets op staat. Kies het bedrag en betaal: meestal is de kaart binnen een minuut klaar, en altijd binnen 24 uur.',
    en: 'You have a card with nothing on it yet. Choose the amount and pay: the card is usually ready within a minute, and always within 24 hours.',
  },
  reorder: {
    nl: 'Zijn je lege kaarten op? Bestel een nieuw setje',
    en: 'Out of blank cards? Order a new set',
  },
  form: { nl: 'Kaart activeren', en: 'Activate a card' },
  what: { nl: 'De kaart', en: 'The card' },
  amount: { nl: 'Bedrag', en: 'Amount' },
  amountHint: { nl: 'Hele euro’s, {ranges}.', en: 'Whole euros, {ranges}.' },
  range: { nl: '{min} tot en met {max}', en: '{min} to {max}' },
  email: { nl: 'E-mailadres', en: 'Email address' },
  emailHint: {
    nl: 'Hier komen de bevestiging en de link naar je kaart.',
    en: 'We’ll send the confirmation and the link to your card here.',
  },
  payment: { nl: 'Betalen', en: 'Payment' },
  terms: {
    title: { nl: 'Dit geldt voor deze kaart', en: 'What applies to this card' },
  },
  onCard: { nl: 'Op de kaart', en: 'On the card' },
  fee: { nl: 'Servicekosten', en: 'Service fee' },
  kept: {
    nl: 'We weten nog welke kaart je invulde. De bevestiging gaat naar {email}.',
    en: 'We still know which card you entered. The confirmation goes to {email}.',
  },
  change: { nl: 'Verander iets', en: 'Change something' },
  required: {
    cardNumber: { nl: 'Vul het kaartnummer in.', en: 'Please enter the card number.' },
    amount: {
      nl: 'Vul een bedrag in hele euro’s in.',
      en: 'Please enter an amount in whole euros.',
    },
    email: { nl: 'Vul je e-mailadres in.', en: 'Please enter your email address.' },
  },
  problems: {
    termsNotAccepted: {
      nl: 'Vink aan dat je akkoord gaat met de voorwaarden.',
      en: 'Please tick that you agree to the terms.',
    },
    cardNumberInvalid: errors.cardNumberInvalid,
    activationNumberUnknown: errors.activationNumberUnknown,
    activationAmountNotWhole: errors.activationAmountNotWhole,
    activationAmountOutOfRange: {
      nl: 'Op deze kaart past een ander bedrag: {ranges}.',
      en: 'This card takes another amount: {ranges}.',
    },
  },
  where: {
    title: { nl: 'Waar vind ik het nummer?', en: 'Where’s the number?' },
    drawing: {
      nl: 'De achterkant van een kaart, met een kaartnummer van 19 cijfers en een pincode onder een kraslaag',
      en: 'The back of a card, with a 19-digit card number and a PIN under a scratch panel',
    },
    text: {
      nl: 'Het nummer van 19 cijfers staat op de achterkant van de kaart. De pincode onder de kraslaag heb je nu niet nodig: laat die dicht voor wie de kaart krijgt.',
      en: 'The 19-digit number is on the back of the card. You don’t need the PIN under the scratch panel now: leave it covered for whoever gets the card.',
    },
    number: { nl: 'Kaartnummer', en: 'Card number' },
    pin: { nl: 'Pincode', en: 'PIN' },
    covered: { nl: 'kraslaag', en: 'scratch panel' },
  },
  questions: {
    title: { nl: 'Vragen over activeren', en: 'Questions about activating' },
    when: {
      question: { nl: 'Wanneer kan de kaart gebruikt worden?', en: 'When can the card be used?' },
      answer: {
        nl: 'Zodra je betaling binnen is. Meestal duurt dat een minuut, en nooit langer dan 24 uur. Lukt het niet binnen een dag, dan krijg je alles terug.',
        en: 'As soon as your payment has arrived. That usually takes a minute, and never longer than 24 hours. If it hasn’t worked within a day, you get everything back.',
      },
    },
    lost: {
      question: { nl: 'Wat als de kaart kwijtraakt?', en: 'What if the card gets lost?' },
      answer: {
        nl: 'Staat er nog niets op, dan ben je alleen een stukje karton kwijt. Een geactiveerde kaart is als contant geld: meld het meteen bij onze klantenservice, dan blokkeren we hem.',
        en: 'With nothing on it yet, all you’ve lost is a piece of cardboard. An activated card is like cash: tell customer service straight away and we’ll block it.',
      },
    },
    twice: {
      question: { nl: 'Kan ik later meer op de kaart zetten?', en: 'Can I add more money later?' },
      answer: {
        nl: 'Nee, elke kaart wordt één keer geactiveerd. Hoeveel er nog op staat, zie je bij de saldocheck.',
        en: 'No, each card is activated once. The balance check shows what’s left on it.',
      },
    },
    cash: {
      question: { nl: 'Waar is de kaart goed voor?', en: 'What can the card be used for?' },
      answer: {
        nl: 'Dat hangt van de kaart af. Een Keuze Cadeaukaart wissel je in voor cadeaubonnen, of je betaalt ermee in onze winkel. Een kaart van een bedrijf wissel je in voor wat dat bedrijf uitkoos, en een kaart van een merk besteed je bij dat merk. Contant geld geven we er niet voor.',
        en: 'That depends on the card. A Choice Gift Card is exchanged for gift cards, or used to pay in our shop. A card from a company is exchanged for what that company picked, and a card from a brand is spent with that brand. We don’t give cash for it.',
      },
    },
  },
  done: {
    pageTitle: { nl: 'Je kaart activeren', en: 'Activating your card' },
    heading: {
      unpaid: { nl: 'Nog niet betaald', en: 'Not paid yet' },
      ended: { nl: 'Dit is niet betaald', en: 'This wasn’t paid' },
      review: { nl: 'Dank je wel!', en: 'Thank you!' },
      activating: { nl: 'Dank je wel!', en: 'Thank you!' },
      active: { nl: 'Dank je wel!', en: 'Thank you!' },
      back: { nl: 'Dit ging niet door', en: 'This didn’t go through' },
      halted: { nl: 'Even stilgezet', en: 'On hold for now' },
      withdrawn: { nl: 'Deze kaart is niet meer geldig', en: 'This card is no longer valid' },
    },
    unpaid: {
      nl: 'We wachten nog op je betaling. Zodra die binnen is, zetten we het bedrag op de kaart.',
      en: 'We’re still waiting for your payment. As soon as it arrives we’ll put the amount on the card.',
    },
    ended: {
      nl: 'Voor deze bestelling kwam geen betaling binnen. Staat er nog niets op je kaart? Activeer hem dan gerust opnieuw.',
      en: 'No payment arrived for this order. Is there still nothing on your card? Then feel free to activate it again.',
    },
    review: {
      nl: 'Je betaling is binnen. We kijken er eerst even naar. Daarna staat het bedrag meteen op de kaart, of krijg je alles terug.',
      en: 'Your payment has arrived. We’re having a quick look first. After that the amount goes straight onto the card, or you get everything back.',
    },
    activating: {
      nl: 'Je betaling is binnen. We zetten het bedrag nu op de kaart; dat duurt hooguit 24 uur.',
      en: 'Your payment has arrived. We’re putting the amount on the card now; that takes 24 hours at most.',
    },
    active: {
      nl: 'De kaart is geactiveerd en klaar voor gebruik.',
      en: 'The card is active and ready to use.',
    },
    back: {
      nl: 'Er staat geen geld op de kaart. Je krijgt alles terug op de manier waarop je betaalde.',
      en: 'There’s no money on the card. You get everything back the way you paid.',
    },
    halted: {
      nl: 'De betaling van deze kaart is teruggevraagd. Tot dat is uitgezocht, werkt de kaart niet.',
      en: 'The payment for this card was claimed back. Until that’s settled, the card doesn’t work.',
    },
    withdrawn: {
      nl: 'De betaling van deze kaart is teruggehaald. Daarom kan niemand er meer mee betalen.',
      en: 'The payment for this card was taken back. That’s why nobody can pay with it any more.',
    },
    mailTo: {
      nl: 'We mailen de bevestiging naar {email}.',
      en: 'We’re sending the confirmation to {email}.',
    },
    receipt: { nl: 'Bekijk je bestelling', en: 'View your order' },
    another: { nl: 'Nog een kaart activeren', en: 'Activate another card' },
  },
  details: {
    pageTitle: { nl: 'Kaartgegevens', en: 'Card details' },
    heading: { nl: 'Dit is de kaart die je activeerde', en: 'This is the card you activated' },
    ACTIVE: { nl: 'Geactiveerd', en: 'Active' },
    EMPTY: { nl: 'Opgemaakt', en: 'Used up' },
    EXPIRED: { nl: 'Verlopen', en: 'Expired' },
    BLOCKED: { nl: 'Geblokkeerd', en: 'Blocked' },
    number: { nl: 'Kaart', en: 'Card' },
    amount: { nl: 'Bedrag bij activeren', en: 'Amount when activated' },
    state: { nl: 'Stand', en: 'Status' },
    validUntil: { nl: 'Geldig tot en met', en: 'Valid until' },
    wasValidUntil: { nl: 'Was geldig tot en met', en: 'Was valid until' },
    order: { nl: 'Bestelnummer', en: 'Order number' },
    receipt: { nl: 'Bekijk bon en bestelling', en: 'View receipt and order' },
    balance: { nl: 'Saldo checken', en: 'Check the balance' },
    note: {
      ACTIVE: {
        nl: 'De pincode staat alleen op de kaart zelf. Wie nummer en pincode heeft, kan ermee betalen.',
        en: 'The PIN is only on the card itself. Anyone with the number and the PIN can pay with it.',
      },
      EMPTY: {
        nl: 'Alles wat erop stond, is gebruikt.',
        en: 'Everything that was on it has been used.',
      },
      EXPIRED: {
        nl: 'Ermee betalen kan niet meer. Met nummer en pincode zie je bij de saldocheck wat er nog mee kan.',
        en: 'It can’t be paid with any more. With the number and the PIN, the balance check shows what can still be done.',
      },
      BLOCKED: {
        nl: 'Ermee betalen kan nu niet. Onze klantenservice kan je vertellen waarom.',
        en: 'It can’t be paid with now. Customer service can tell you why.',
      },
    },
    noLink: {
      nl: 'Deze pagina open je met de link uit je mail',
      en: 'You open this page with the link in your email',
    },
    noLinkText: {
      nl: 'In de mail over je geactiveerde kaart staat een knop die hierheen leidt. Kun je de mail niet vinden? Met nummer en pincode zie je bij de saldocheck wat er op de kaart staat.',
      en: 'The email about your activated card has a button that leads here. Can’t find it? With the number and the PIN, the balance check shows what’s on the card.',
    },
  },
})
