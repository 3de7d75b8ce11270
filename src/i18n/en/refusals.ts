import type { refusals as dutch } from '#i18n/nl/refusals.ts'
import type { Translation } from '#i18n/translation.ts'

export const refusals = {
  busyTitle: 'It is very busy just now',
  hastyTitle: 'That was rather fast',
  unreadTitle: 'We do not understand this',
  failedTitle: 'Something went wrong',
  elsewhereTitle: 'This is not the address of the shop',
  elsewhere:
    'What you sent came by another address than the one of this shop, and was not taken. Start again from the front page.',
  safe: 'Your basket is safe, and no payment gets lost.',
  again: 'Try again',
  toHome: 'To the front page',
} satisfies Translation<typeof dutch>
