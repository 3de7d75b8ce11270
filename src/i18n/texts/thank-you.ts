import { texts } from '#i18n/texts.ts'

/** Texts of the thank-you on the page of an unwrapped gift. */
export const thankYouTexts = texts({
  heading: { nl: 'Bedank {giver}', en: 'Thank {giver}' },
  text: {
    nl: 'Je bedankje staat meteen bij de bestelling van {giver}, en we mailen het één keer.',
    en: 'Your thank-you appears with {giver}’s order straight away, and we’ll email it once.',
  },
  wordless: { nl: 'Zeg dank je wel', en: 'Say thank you' },
  words: { nl: 'Liever met een paar woorden?', en: 'Rather add a few words?' },
  field: { nl: 'Je bedankje', en: 'Your thank-you' },
  submit: { nl: 'Verstuur bedankje', en: 'Send thank-you' },
  sent: { nl: 'Je bedankje is verstuurd', en: 'Your thank-you has been sent' },
  sentText: {
    nl: 'Het staat bij de bestelling van {giver}.',
    en: '{giver} can see it with the order.',
  },
  change: { nl: 'Pas je woorden aan', en: 'Change your words' },
  save: { nl: 'Bewaar', en: 'Save' },
})
