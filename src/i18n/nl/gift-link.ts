/** Texts of a gift's link, wherever somebody passes it on. */
export const giftLink = {
  copy: 'Kopieer link',
  copyOf: 'Kopieer de link van {title}',
  share: 'Deel link',
  shareOf: 'Deel de link van {title}',
  whatsApp: 'WhatsApp',
  message: 'Ik heb een cadeau voor je. Pak het hier uit: {url}',
  qr: 'QR-code',
  hideQr: 'Verberg QR-code',
  qrOf: 'QR-code van {title}',
  qrAlt: 'QR-code die {title} opent',
  sheet: 'Printvel',
  sheetOf: 'Print een vel om te vouwen voor {title}',
  fold: {
    heading: 'Pak je cadeau uit',
    how: 'Richt de camera van je telefoon op de code.',
    to: 'Voor {name}',
    toAnybody: 'Voor jou',
    from: 'Van:',
    tag: 'een cadeau om uit te pakken',
    folding:
      'Vouw dit vel met de bedrukte kant naar buiten: eerst van boven naar onder, dan opzij.',
  },
} as const
