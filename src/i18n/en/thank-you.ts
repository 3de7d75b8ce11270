import type { thankYou as dutch } from '#i18n/nl/thank-you.ts'
import type { Translation } from '#i18n/translation.ts'

/** Texts of the thank-you on the page of an unwrapped gift. */
export const thankYou = {
  heading: 'Thank {giver}',
  text: 'Your thank-you appears with {giver}’s order straight away, and we’ll email it once.',
  wordless: 'Say thank you',
  words: 'Rather add a few words?',
  field: 'Your thank-you',
  submit: 'Send thank-you',
  sent: 'Your thank-you has been sent',
  sentText: '{giver} can see it with the order.',
  change: 'Change your words',
  save: 'Save',
} as const satisfies Translation<typeof dutch>
