import { texts } from '#i18n/texts.ts'
import { address } from './address.ts'

/** Exchanging a choice card, after the choice: overview, delivery, payment, result. */
export const redeemCheckoutTexts = texts({
  basket: {
    title: { nl: 'Je keuze', en: 'Your choice' },
    empty: { nl: 'Je hebt nog niets gekozen.', en: 'You haven’t chosen anything yet.' },
    goOn: { nl: 'Kies verder', en: 'Choose more' },
    next: { nl: 'Verder met inwisselen', en: 'Continue to exchange' },
    line: { nl: '{count}× {product}', en: '{count}× {product}' },
    remove: { nl: 'Haal weg', en: 'Take out' },
    removeLine: { nl: 'Haal weg: {product}', en: 'Take out: {product}' },
    change: { nl: 'Ander bedrag', en: 'Other amount' },
    changeLine: { nl: 'Ander bedrag voor {product}', en: 'Other amount for {product}' },
    promotion: { nl: 'Van ons erbij: {amount}', en: 'Added by us: {amount}' },
    total: { nl: 'Je keuze', en: 'Your choice' },
    fromCards: { nl: 'Van je kaart', en: 'From your card' },
    toPay: { nl: 'Bij te betalen', en: 'Left to pay' },
    left: { nl: 'Blijft op je kaart', en: 'Stays on your card' },
    unavailable: { nl: '{product} is nu niet te krijgen.', en: '{product} isn’t available now.' },
    alternative: { nl: 'Kies iets anders', en: 'Choose something else' },
  },
  alternative: {
    title: { nl: 'Kies iets anders', en: 'Choose something else' },
    text: {
      nl: '{product} is op dit moment niet te krijgen. Hiermee kom je in de buurt:',
      en: '{product} isn’t available at the moment. These come close:',
    },
    take: { nl: 'Neem {product}', en: 'Take {product}' },
    takeBack: { nl: 'Toch liever {product}', en: 'Take {product} after all' },
    keep: { nl: 'Laat het zo', en: 'Leave it' },
    none: {
      nl: 'Er is nu niets dat erop lijkt. Haal het weg en kies iets anders.',
      en: 'Nothing like it is available now. Take it out and choose something else.',
    },
  },
  details: {
    title: { nl: 'Naar wie mag het?', en: 'Who is it for?' },
    digitalTitle: { nl: 'Waar mag je keuze naartoe?', en: 'Where shall we send your choice?' },
    physicalTitle: { nl: 'Waar mag de post naartoe?', en: 'Where shall we post it?' },
    digital: {
      nl: 'We mailen je keuze naar dit adres.',
      en: 'We’ll email your choice to this address.',
    },
    physical: {
      nl: 'We posten je keuze naar dit adres; de bevestiging mailen we.',
      en: 'We’ll post your choice to this address and email the confirmation.',
    },
    logIn: { nl: 'Heb je een account? Log in', en: 'Have an account? Log in' },
    firstName: { nl: 'Voornaam', en: 'First name' },
    lastName: { nl: 'Achternaam', en: 'Last name' },
    email: { nl: 'E-mailadres', en: 'Email address' },
    confirmEmail: { nl: 'E-mailadres nog een keer', en: 'Email address again' },
    next: { nl: 'Ga verder', en: 'Continue' },
    save: { nl: 'Bewaar', en: 'Save' },
    required: {
      ...address.required,
      firstName: { nl: 'Vul je voornaam in.', en: 'Enter your first name.' },
      lastName: { nl: 'Vul je achternaam in.', en: 'Enter your last name.' },
      email: { nl: 'Vul je e-mailadres in.', en: 'Enter your email address.' },
      confirmEmail: {
        nl: 'Vul je e-mailadres nog een keer in.',
        en: 'Enter your email address again.',
      },
    },
    problems: {
      ...address.problems,
      termsNotAccepted: {
        nl: 'Vink aan dat je akkoord gaat met de voorwaarden.',
        en: 'Please tick the box to agree to the terms.',
      },
    },
  },
  checkout: {
    heading: { nl: 'Controleren en inwisselen', en: 'Review and exchange' },
    of: { nl: 'Een cadeau van {company}', en: 'A gift from {company}' },
    to: { nl: 'Naar wie het gaat', en: 'Who it goes to' },
    change: { nl: 'Wijzig', en: 'Change' },
    changeDetails: { nl: 'Wijzig naar wie het gaat', en: 'Change who it goes to' },
    overview: { nl: 'Je keuze', en: 'Your choice' },
    changeChoice: { nl: 'Wijzig je keuze', en: 'Change your choice' },
    nothingToPay: {
      nl: 'Je kaart betaalt alles. Er wordt niets afgeschreven.',
      en: 'Your card pays for everything. You won’t be charged.',
    },
    payRest: { nl: 'Wat je kaart niet betaalt', en: 'What your card doesn’t pay' },
    redeem: { nl: 'Inwisselen', en: 'Exchange' },
    orderAndPay: { nl: 'Bestellen en betalen', en: 'Order and pay' },
    busy: { nl: 'We wisselen je kaart in.', en: 'We’re exchanging your card.' },
    legal: {
      nl: 'Je gaat akkoord met de <terms>voorwaarden</terms>; wat we met je gegevens doen, staat in onze <privacy>privacyverklaring</privacy>.',
      en: 'You agree to the <terms>terms</terms>; our <privacy>privacy statement</privacy> says what we do with your data.',
    },
    back: { nl: 'Terug naar kiezen', en: 'Back to choosing' },
    retry: {
      nl: 'Je betaling is niet gelukt. Er is niets afgeschreven, en je keuze staat er nog.',
      en: 'Your payment didn’t go through. You haven’t been charged, and your choice is still here.',
    },
    changed: {
      nl: 'Het bedrag is veranderd. Kijk het na en probeer het opnieuw.',
      en: 'The amount has changed. Check it and try again.',
    },
    noWays: {
      nl: 'Er is nu geen manier om bij te betalen. Kies iets dat je kaart helemaal betaalt, of probeer het later opnieuw.',
      en: 'There’s no way to pay the difference right now. Choose something your card pays in full, or try again later.',
    },
  },
  result: {
    title: { nl: 'Ingewisseld', en: 'Exchanged' },
    left: { nl: 'Er staat nog {amount} op je kaart.', en: '{amount} is still on your card.' },
    nothing: { nl: 'Je kaart is op.', en: 'Your card is used up.' },
    of: { nl: 'Een cadeau van {company}', en: 'A gift from {company}' },
    goOn: { nl: 'Wissel de rest in', en: 'Exchange the rest' },
    done: { nl: 'Klaar met deze kaart', en: 'Done with this card' },
  },
})
