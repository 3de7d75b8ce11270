/** Without spaces, in capitals. */
export const plainIban = (iban: string): string => iban.replaceAll(/\s/g, '').toUpperCase()

/** Looks like an IBAN once it is plain; its check digits are not read. */
export const hasIbanShape = (plain: string): boolean => /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(plain)

/** As banks print it: in groups of four. */
export const groupIban = (iban: string): string =>
  (iban.replaceAll(' ', '').match(/.{1,4}/g) ?? []).join(' ')
