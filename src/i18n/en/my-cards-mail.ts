import type { myCardsMail as dutch } from '#i18n/nl/my-cards-mail.ts'
import type { Translation } from '#i18n/translation.ts'

export const myCardsMail: Translation<typeof dutch> = {
  subject: 'Your gift cards from {shop}',
  preview:
    '{count, plural, one {One gift is still waiting for you.} other {# gifts are still waiting for you.}}',
  greeting: 'Hello,',
  heading: 'Here are your gift cards',
  intro:
    'This is everything sent to this address through {shop} that is still valid. Each link opens the page of that gift, with your code.',
  from: 'from {giver}',
  ownCards: 'bought by you',
  validUntil: 'valid until {day}',
  open: 'View this gift',
  unwrap: 'Unwrap this gift',
  safety:
    'Please don’t forward this email: anyone with the links can see the codes. We’ll never ask you for a code or PIN.',
  ignore:
    'Didn’t ask for this? Then someone else entered your address. They see nothing; only you get this email.',
}
