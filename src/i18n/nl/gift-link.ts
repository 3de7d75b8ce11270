/** Texts of a gift's link, wherever somebody passes it on. */
export const giftLink = {
  copied: 'Gekopieerd',
  copyFailed: 'Kopiëren lukt hier niet. Selecteer de tekst en kopieer hem zelf.',
  copy: 'Kopieer link',
  copyOf: 'Kopieer de link van {title}',
  share: 'Deel link',
  shareOf: 'Deel de link van {title}',
  whatsApp: 'WhatsApp',
  message: 'Ik heb een cadeau voor je. Pak het hier uit: {url}',
} as const
