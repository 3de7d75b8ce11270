import type { missedGift as dutch } from '#i18n/nl/missed-gift.ts'
import type { Translation } from '#i18n/translation.ts'

/** For anyone expecting a gift that didn’t come. */
export const missedGift: Translation<typeof dutch> = {
  heading: 'Nothing arrived?',
  intro:
    'Did someone say there’s a gift on its way to you, but no email came? Enter your address and we’ll let the person who sent it know. They can send it again.',
  otherAddress:
    'They may have entered a different address from yours. Then we can’t find them: ask which address they used.',
  email: 'Your email address',
  submit: 'Let them know',
  privacy: 'We never tell anyone whether something was sent to an address. That includes you.',
  noScript: 'This form needs JavaScript. Turn it on, or ask our customer service.',
  required: { email: 'Enter the address you’re expecting the gift at.' },
  done: {
    title: 'We’ll pass it on',
    text: 'If a gift was sent to {email} that hasn’t been unwrapped yet, the person who sent it will now hear that it isn’t there. Check your spam folder in the meantime.',
    again: 'Try another address',
  },
}
