import { texts } from '#i18n/texts.ts'

/** Texts of a gift's link, wherever somebody passes it on. */
export const giftLinkTexts = texts({
  copy: { nl: 'Kopieer link', en: 'Copy link' },
  copyOf: { nl: 'Kopieer de link van {title}', en: 'Copy the link to {title}' },
  share: { nl: 'Deel link', en: 'Share link' },
  shareOf: { nl: 'Deel de link van {title}', en: 'Share the link to {title}' },
  whatsApp: { nl: 'WhatsApp', en: 'WhatsApp' },
  message: {
    nl: 'Ik heb een cadeau voor je. Pak het hier uit: {url}',
    en: 'I have a gift for you. Unwrap it here: {url}',
  },
  qr: { nl: 'QR-code', en: 'QR code' },
  hideQr: { nl: 'Verberg QR-code', en: 'Hide QR code' },
  qrOf: { nl: 'QR-code van {title}', en: 'QR code of {title}' },
  qrAlt: { nl: 'QR-code die {title} opent', en: 'QR code that opens {title}' },
  sheet: { nl: 'Printvel', en: 'Sheet to print' },
  sheetOf: {
    nl: 'Print een vel om te vouwen voor {title}',
    en: 'Sheet to print and fold for {title}',
  },
  fold: {
    heading: { nl: 'Pak je cadeau uit', en: 'Unwrap your gift' },
    how: {
      nl: 'Richt de camera van je telefoon op de code.',
      en: 'Point your phone’s camera at the code.',
    },
    to: { nl: 'Voor {name}', en: 'For {name}' },
    toAnybody: { nl: 'Voor jou', en: 'For you' },
    from: { nl: 'Van:', en: 'From:' },
    tag: { nl: 'een cadeau om uit te pakken', en: 'a gift to unwrap' },
    folding: {
      nl: 'Vouw dit vel met de bedrukte kant naar buiten: eerst van boven naar onder, dan opzij.',
      en: 'Fold this sheet with the printed side out: top to bottom first, then sideways.',
    },
  },
})
