import type { refusals as dutch } from '#i18n/nl/refusals.ts'
import type { Translation } from '#i18n/translation.ts'

export const refusals = {
  busyTitle: 'It is very busy just now',
  hastyTitle: 'That was rather fast',
  unreadTitle: 'We do not understand this',
  failedTitle: 'Something went wrong',
  safe: 'Your basket is safe, and no payment gets lost.',
  again: 'Try again',
  toHome: 'To the front page',
} satisfies Translation<typeof dutch>
