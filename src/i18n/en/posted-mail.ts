import type { postedMail as dutch } from '#i18n/nl/posted-mail.ts'
import type { Translation } from '#i18n/translation.ts'

/** The mail a giver gets when a card is in the post. */
export const postedMail: Translation<typeof dutch> = {
  greeting: 'Hi {name},',
  subject: '{name, select, self {Your card} other {Your card for {name}}} is in the post',
  preview: 'It should be there on {day}.',
  heading: 'In the post',
  intro:
    '{name, select, self {Your card} other {The card for {name}}} is on its way{city, select, none {} other { to {city}}}. The post should bring it on {day}.',
  tracked: {
    intro: 'Use the button to see where it is.',
    action: 'Track the delivery',
  },
  letter: {
    intro:
      'It’s travelling as a letter, so there’s no code to track it by. Not there after five working days? Let us know.',
    action: 'Go to my order',
  },
  ended: {
    subject: '{name, select, self {Your card} other {The card for {name}}} didn’t arrive',
    heading: 'It didn’t arrive',
    intro:
      '{name, select, self {Your card} other {The card for {name}}} was lost in the post or came back to us. We’re sorry. What was in it no longer works.',
    replaced: 'We’re making the same cards again and posting them for you, at no cost to you.',
    refunded: 'We’ll refund what you paid for it, postage included, the way you paid.',
    why: 'You’re getting this email once, because you ordered this card from us.',
  },
  pack: {
    subject:
      '{name, select, self {Your blank gift cards are} other {The blank gift cards for {name} are}} in the post',
    preview: 'They should be there on {day}.',
    intro:
      '{name, select, self {Your blank gift cards are} other {The blank gift cards for {name} are}} on their way{city, select, none {} other { to {city}}}. The post should bring them on {day}.',
    letter:
      'They’re travelling as a letter, so there’s no code to track them by. Not there after five working days? Let us know.',
    tracked: 'Use the button to see where they are.',
    why: 'You’re getting this email once, because you ordered these cards from us.',
    ended: {
      subject:
        '{name, select, self {Your blank gift cards} other {The blank gift cards for {name}}} didn’t arrive',
      intro:
        '{name, select, self {Your blank gift cards were} other {The blank gift cards for {name} were}} lost in the post or came back to us. We’re sorry. Nobody can load an amount onto those cards any more.',
    },
  },
  activate: 'Load an amount onto a blank card, whenever you like',
  why: 'You’re getting this email once, because you ordered this card from us.',
  linkHint: 'Button not working? Copy this address into your browser:',
}
