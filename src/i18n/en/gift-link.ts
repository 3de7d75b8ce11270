import type { giftLink as dutch } from '#i18n/nl/gift-link.ts'
import type { Translation } from '#i18n/translation.ts'

/** Texts of a gift's link, wherever somebody passes it on. */
export const giftLink = {
  copy: 'Copy link',
  copyOf: 'Copy the link to {title}',
  share: 'Share link',
  shareOf: 'Share the link to {title}',
  whatsApp: 'WhatsApp',
  message: 'I have a gift for you. Unwrap it here: {url}',
  qr: 'QR code',
  hideQr: 'Hide QR code',
  qrOf: 'QR code of {title}',
  qrAlt: 'QR code that opens {title}',
  sheet: 'Sheet to print',
  sheetOf: 'Sheet to print and fold for {title}',
  fold: {
    heading: 'Unwrap your gift',
    how: 'Point your phone’s camera at the code.',
    to: 'For {name}',
    toAnybody: 'For you',
    from: 'From:',
    tag: 'a gift to unwrap',
    folding: 'Fold this sheet with the printed side out: top to bottom first, then sideways.',
  },
} as const satisfies Translation<typeof dutch>
