import type { Entries } from '#i18n/texts.ts'

/** Errors of quotes. */
export const quoteErrors = {
  quoteLinkInvalid: {
    nl: 'Deze link hoort (niet meer) bij een offerte. Open de hele link uit onze mail.',
    en: 'This link doesn’t belong to a quote (any more). Open the whole link from our email.',
  },
  quoteNotSent: {
    nl: 'Je offerte is nog niet klaar. We mailen je zodra hij er is.',
    en: 'Your quote isn’t ready yet. We’ll email you as soon as it is.',
  },
  quoteDeclined: {
    nl: 'Deze offerte is afgewezen. Vraag ons om een nieuwe als je toch wilt bestellen.',
    en: 'This quote was declined. Please ask us for a new one if you’d like to order after all.',
  },
  quoteWithdrawn: {
    nl: 'We hebben deze offerte ingetrokken. Vraag ons gerust om een nieuwe.',
    en: 'We’ve withdrawn this quote. Please ask us for a new one.',
  },
  quoteLapsed: {
    nl: 'Deze offerte is verlopen. Vraag ons gerust om een nieuwe.',
    en: 'This quote has expired. Please ask us for a new one.',
  },
  quoteAccepted: {
    nl: 'Deze offerte is al geaccepteerd. De bestelling is gemaakt.',
    en: 'This quote has been accepted already. The order has been placed.',
  },
  quoteNumberInvalid: {
    nl: 'Vul een heel aantal van 1 tot 2.500 in, of laat het leeg.',
    en: 'Please enter a whole number from 1 to 2,500, or leave it empty.',
  },
  quoteAmountInvalid: {
    nl: 'Vul een bedrag in tot € 250.000, of laat het leeg.',
    en: 'Please enter an amount up to €250,000, or leave it empty.',
  },
  quoteListUnreadable: {
    nl: 'In dit bestand vinden we geen lijst van ontvangers. Sla hem op als CSV, met naam en e-mailadres of adres.',
    en: 'We can’t find a list of recipients in this file. Please save it as CSV, with names and email or postal addresses.',
  },
} as const satisfies Entries
