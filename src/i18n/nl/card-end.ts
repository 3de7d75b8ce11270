/** Wat een houder met een kaart doet: vrijgeven, verlengen, weggeven. */
export const cardEnd = {
  reserved: {
    heading: 'Gereserveerd',
    text: 'Dit bedrag staat apart voor een bestelling die nog niet is betaald, en telt nu niet mee in je saldo.',
    order: '<b>{amount}</b> voor een bestelling van {when}',
    until: 'Vrij op {until}, of eerder als de betaling niet doorgaat.',
    paying: 'Hier wordt op dit moment mee betaald.',
    release: 'Geef {amount} vrij',
    warning:
      'Komt de betaling van die bestelling toch nog binnen, dan betalen we die terug als het saldo al op is.',
    released: 'Gelukt. Het bedrag staat weer op je kaart.',
  },
  end: {
    heading: 'Zonde als het vervalt',
    left: 'Wat er nog op staat, kun je redden tot en met {day}. Daarna vervalt het.',
    extend: 'Verleng gratis tot en met {day}',
    extendText: 'Dat kan één keer en kost niets.',
    extended: 'Gelukt. Je kaart is nu geldig tot en met {day}.',
    donate: 'Geef het aan een goed doel',
    donateText:
      'Alles wat er nog op staat gaat helemaal naar het doel. Dat kun je niet terugdraaien.',
    cause: 'Goed doel',
    give: 'Geef {amount} weg',
    given: 'Dank je wel. {amount} gaat naar {cause}.',
  },
} as const
