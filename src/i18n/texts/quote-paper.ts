import { texts } from '#i18n/texts.ts'

/** Texts of a quote on paper. */
export const quotePaperTexts = texts({
  name: { nl: 'Offerte', en: 'Quote' },
  title: { nl: 'Offerte {number}', en: 'Quote {number}' },
  sheet: { nl: '{title}, blad {sheet}', en: '{title}, page {sheet}' },
  number: { nl: 'Nummer', en: 'Number' },
  versioned: { nl: '{number}, versie {version}', en: '{number}, version {version}' },
  date: { nl: 'Datum', en: 'Date' },
  until: { nl: 'Geldig tot en met', en: 'Valid until' },
  lines: { nl: 'Wat we aanbieden', en: 'What we offer' },
  quantity: { nl: 'Aantal', en: 'Quantity' },
  what: { nl: 'Omschrijving', en: 'Description' },
  price: { nl: 'Per stuk', en: 'Each' },
  amount: { nl: 'Bedrag', en: 'Amount' },
  DIGITAL: { nl: '{title}, per e-mail', en: '{title}, by email' },
  PHYSICAL: { nl: '{title}, per post', en: '{title}, by post' },
  toList: {
    nl: '{line}, voor {count, plural, one {één ontvanger} other {# ontvangers}}',
    en: '{line}, for {count, plural, one {one recipient} other {# recipients}}',
  },
  total: { nl: 'Totaal', en: 'Total' },
  vat: { nl: 'Waarvan btw', en: 'Of which VAT' },
  note: { nl: 'Bij deze offerte', en: 'About this quote' },
  accept: {
    nl: 'Akkoord? Bestel tot en met {day} op {url}. Je bestelt tegen deze prijzen; de factuur krijg je daarna.',
    en: 'Happy with it? Order until {day} at {url}. You order at these prices; an invoice follows soon.',
  },
  voucher: {
    nl: 'Cadeaubonnen zijn vouchers voor meervoudig gebruik. Over de verkoop rekenen we geen btw (artikel 2a Wet op de omzetbelasting 1968).',
    en: 'Gift cards are multi-purpose vouchers. We charge no VAT when we sell them (article 2a of the Dutch VAT Act 1968).',
  },
  question: {
    nl: 'Vragen? Mail {email} of bel {phone}.',
    en: 'Questions? Email {email} or call {phone}.',
  },
})
