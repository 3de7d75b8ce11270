import type { refusals as dutch } from '#i18n/nl/refusals.ts'
import type { Translation } from '#i18n/translation.ts'

export const refusals = {
  busyTitle: 'It’s very busy just now',
  awayTitle: 'Something isn’t working just now',
  hastyTitle: 'That was a little fast',
  unreadTitle: 'We didn’t understand that',
  failedTitle: 'Something went wrong',
  elsewhereTitle: 'This isn’t the shop’s address',
  elsewhere:
    'What you sent came through an address other than the shop’s own, so we didn’t accept it. Please start again from the home page.',
  away: 'We can’t reach our records just now. Please try again in a few seconds.',
  safe: 'Your basket is safe, and no payment will be lost.',
  again: 'Try again',
  toHome: 'Go to the home page',
} satisfies Translation<typeof dutch>
