/** Wat er op papier komt voor wat op de post gaat: paklijst, adreslabels en pakbon. */
export const postPapers = {
  nothing: 'Er hoeft vandaag niets op de post.',
  pick: {
    title: 'Paklijst van {day}',
    total: '{count, plural, one {# kaart} other {# kaarten}}',
    count: 'Aantal',
    card: 'Kaart',
    around: 'Eromheen',
    shipments: 'Voor zending',
    bare: 'niets',
    each: '{name} ({count}×)',
    of: '{title}, {amount}',
  },
  labels: {
    title: 'Adreslabels van {day}',
    sender: 'Afzender: {name}, {address}',
    barcode: 'Streepjescode van zending {name}',
  },
  slip: {
    title: 'Pakbonnen van {day}',
    forReceiver: 'Voor {name}',
    forSelf: 'Je bestelling',
    contents: 'Dit zit erin',
    card: '{count} × {title}',
    cardOf: '{count} × {title} van {amount}',
    around: 'Ingepakt: {around}',
    from: '{giver} schrijft erbij',
    given: 'Een cadeau van {giver}',
    shipment: 'Zending {name}',
    question: 'Klopt er iets niet? Mail naar {email} en noem het nummer van de zending.',
  },
} as const
