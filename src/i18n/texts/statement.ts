import { texts } from '#i18n/texts.ts'

/** Texts of a company's statement, on paper and in a file. */
export const statementTexts = texts({
  title: { nl: 'Rekeningoverzicht', en: 'Statement of account' },
  document: { nl: 'Rekeningoverzicht van {company}', en: 'Statement of account for {company}' },
  sheet: { nl: '{title}, blad {sheet}', en: '{title}, page {sheet}' },
  period: { nl: 'Periode', en: 'Period' },
  days: { nl: '{from} tot en met {until}', en: '{from} up to and including {until}' },
  madeOn: { nl: 'Gemaakt op', en: 'Drawn up on' },
  moves: { nl: 'Wat er gebeurde', en: 'What happened' },
  day: { nl: 'Datum', en: 'Date' },
  what: { nl: 'Omschrijving', en: 'Description' },
  order: { nl: 'Bestelling', en: 'Order' },
  reference: { nl: 'Referentie', en: 'Reference' },
  currency: { nl: 'Valuta', en: 'Currency' },
  amount: { nl: 'Bedrag', en: 'Amount' },
  balance: { nl: 'Saldo', en: 'Balance' },
  opening: { nl: 'Beginsaldo', en: 'Opening balance' },
  closing: { nl: 'Eindsaldo', en: 'Closing balance' },
  kind: {
    invoice: { nl: 'Factuur {number}', en: 'Invoice {number}' },
    creditNote: { nl: 'Creditnota {number}', en: 'Credit note {number}' },
    receipt: { nl: 'Betaling ontvangen', en: 'Payment received' },
    writeOff: { nl: 'Afgeboekt', en: 'Written off' },
    payBack: { nl: 'Aan je bedrijf terugbetaald', en: 'Paid back to your company' },
  },
  ofOrder: { nl: '{what}, bestelling {order}', en: '{what}, order {order}' },
  ofReference: { nl: '{what}, {reference}', en: '{what}, {reference}' },
  nothing: { nl: 'Er is in deze periode niets geboekt.', en: 'Nothing was booked in this period.' },
  note: {
    owed: {
      nl: 'Op {day} had je bedrijf nog {amount} te betalen.',
      en: 'On {day} your company still had {amount} to pay.',
    },
    credit: {
      nl: 'Op {day} had je bedrijf {amount} tegoed.',
      en: 'On {day} your company had {amount} to its credit.',
    },
    even: {
      nl: 'Op {day} was alles betaald.',
      en: 'On {day} everything was paid.',
    },
  },
  question: {
    nl: 'Vragen? Mail {email} of bel {phone}.',
    en: 'Questions? Email {email} or call {phone}.',
  },
})
