/** As banks print it: in groups of four. */
export const groupIban = (iban: string): string =>
  (iban.replaceAll(' ', '').match(/.{1,4}/g) ?? []).join(' ')
