/** Texts of calling off: what comes back, the window that asks, and the law's withdrawal. */
export const callOff = {
  ask: 'Annuleren',
  askOf: 'Annuleren: het cadeau voor {name}',
  title: 'Annuleren voor {name}?',
  text: 'We versturen dit cadeau dan niet. Dit krijg je terug, op de manier waarop je betaalde:',
  confirm: 'Ja, annuleer',
  keep: 'Laat maar zo',
  back: {
    gifts: 'Wat je bestelde',
    wrapping: 'Papier en verpakking',
    discount: 'Korting die eraf ging',
    fees: 'Servicekosten',
    postage: 'Verzendkosten',
    total: 'Je krijgt terug',
  },
  feesStay: 'De servicekosten blijven staan: een deel van je bestelling gaat gewoon door.',
} as const
