/** De pagina waar je lege cadeaukaarten bijbestelt. */
export const reorder = {
  pageTitle: 'Cadeaukaarten zonder bedrag nabestellen',
  description:
    'Bestel cadeaukaarten zonder bedrag bij: per drie verpakt, met enveloppen, en per post thuis. Wat erop komt, bepaal je later zelf.',
  heading: 'Een nieuw setje kaarten',
  intro:
    'Zijn je kaarten op? Kies een ontwerp en hoeveel setjes je wilt. In elk setje zitten 3 kaarten met enveloppen. We doen ze op de post.',
  form: 'Setjes bestellen',
  which: 'Welke kaarten?',
  price: '{amount} per setje, inclusief 21% btw',
  quantity: 'Hoeveel setjes van 3?',
  quantityLabel: 'Aantal setjes',
  cards: '{count, plural, other {Dat zijn # kaarten.}}',
  order: 'Verder naar bestellen',
  orderHint: 'Je vult daarna in waar het heen gaat en betaalt. Verzendkosten komen erbij.',
  none: 'Op dit moment hebben we geen setjes. Kijk later nog eens.',
} as const
