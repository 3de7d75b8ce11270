/** Texts of the thank-you on the page of an unwrapped gift. */
export const thankYou = {
  heading: 'Bedank {giver}',
  text: 'Je bedankje staat meteen bij de bestelling van {giver}, en we mailen het één keer.',
  wordless: 'Zeg dank je wel',
  words: 'Liever met een paar woorden?',
  field: 'Je bedankje',
  submit: 'Verstuur bedankje',
  sent: 'Je bedankje is verstuurd',
  sentText: 'Het staat bij de bestelling van {giver}.',
  change: 'Pas je woorden aan',
  save: 'Bewaar',
} as const
