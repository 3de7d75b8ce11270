import type { withdrawalMail as dutch } from '#i18n/nl/withdrawal-mail.ts'
import type { Translation } from '#i18n/translation.ts'

/** The acknowledgement of a withdrawal. */
export const withdrawalMail: Translation<typeof dutch> = {
  greeting: 'Hi {giver},',
  subject: 'Your withdrawal from order {order}',
  preview: 'We received it on {when}.',
  heading: 'We have your withdrawal',
  intro:
    'On {when} {name} withdrew from the contract of order {order}. Keep this email: it is your proof.',
  scope: {
    label: 'What was withdrawn',
    whole: 'The whole order',
    parts: 'Part of the order',
  },
  number: 'Order number',
  name: 'Name',
  moment: 'Received on',
  back: 'You get back',
  backText:
    'You get it back by {day} at the latest, the way you paid. What is paid back is blocked already.',
  self: 'for yourself',
  other: 'for {name}',
  results: {
    paidBack: 'is paid back',
    waiting: 'is being looked at; you’ll hear from us by {day}',
    seen: 'isn’t paid back: the code has been viewed',
    late: 'isn’t paid back: the days to change your mind are over',
    donated: 'isn’t paid back: the donation has been given',
    business: 'isn’t paid back: the right of withdrawal is for consumers',
    gone: 'was paid back before, or no longer exists',
    refused: 'isn’t paid back',
  },
  gift: '{titles} {receiver}: {result}.',
  action: 'Go to your order',
  notYou:
    'Wasn’t this you? Email us at once: whoever did this knew your order number and your email address.',
}
