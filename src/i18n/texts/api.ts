import { texts } from '#i18n/texts.ts'
import { papers } from './papers.ts'

/** Texts of the API itself: titles of lines and charges, and for whom something is. */
export const apiTexts = texts({
  serviceFee: { nl: 'Servicekosten', en: 'Service fee' },
  shipping: { nl: 'Verzendkosten', en: 'Postage' },
  wrapping: { nl: 'Verpakking', en: 'Wrapping' },
  packing: { nl: 'Cadeaudoosje', en: 'Gift box' },
  promotion: { nl: 'Korting', en: 'Discount' },
  vat: { nl: 'Btw', en: 'VAT' },
  message: { nl: 'Persoonlijke boodschap', en: 'Personal message' },
  wrappers: papers,
  someGiver: { nl: 'iemand die aan je dacht', en: 'someone who thought of you' },
  someReceiver: { nl: 'jou', en: 'you' },
  notKept: { nl: 'niet meer bewaard', en: 'no longer kept' },
  forMe: { nl: 'Voor mij', en: 'For me' },
  onYourCard: { nl: 'Op je kaart', en: 'On your card' },
  byPost: { nl: 'Per post', en: 'By post' },
  byEmail: { nl: 'Per e-mail', en: 'By email' },
  spentHere: { nl: 'Te besteden in onze winkel', en: 'To spend in our shop' },
  headerMenu: { nl: 'Hoofdmenu', en: 'Main menu' },
  legalMenu: { nl: 'Voorwaarden', en: 'Terms' },
  footerMenu: { nl: 'Winkelen', en: 'Shop' },
  businessMenu: { nl: 'Zakelijk', en: 'Business' },
  support: { nl: 'Klantenservice', en: 'Customer service' },
  loginRefused: {
    nl: 'Inloggen is niet gelukt. Kijk je e-mailadres en wachtwoord na, en probeer het opnieuw.',
    en: 'Logging in didn’t work. Please check your email address and password, and try again.',
  },
})
