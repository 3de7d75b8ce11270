import type { CardBrand } from '#kernel/card-brand-names.ts'

export type TestCard = { number: string; brand: CardBrand; isChallenged: boolean }

const card = (brand: CardBrand, number: string, isChallenged = false): TestCard => ({
  number,
  brand,
  isChallenged,
})

/** The provider's documented test cards; all expire 03/30, with security code 737 (American Express 7373). */
export const testCards: readonly TestCard[] = [
  card('visa', '4111 1111 4555 1142'),
  card('visa', '4111 1111 1111 1111'),
  card('visa', '4166 6766 6766 6746'),
  card('visa', '4988 4388 4388 4305'),
  card('visa', '4917 6100 0000 0000', true),
  card('visa', '4212 3456 7891 0006', true),
  card('mastercard', '5555 3412 4444 1115'),
  card('mastercard', '2222 4107 4036 0010'),
  card('mastercard', '5555 5555 5555 4444'),
  card('mastercard', '5201 2815 0512 9736'),
  card('mastercard', '5454 5454 5454 5454', true),
  card('americanExpress', '3700 0000 0000 002'),
  card('americanExpress', '3714 4963 5398 431', true),
  card('maestro', '6771 7980 2100 0008'),
  card('maestro', '5000 5500 0000 0029', true),
  card('maestro', '6703 4444 4444 4449', true),
  card('carteBancaire', '4035 5010 0000 0008'),
]

const cartesBancaires = testCards.filter(({ brand }) => brand === 'carteBancaire')

/** A Visa by its digits. */
export const isCarteBancaire = (number: string): boolean =>
  cartesBancaires.some((one) => one.number.replaceAll(' ', '') === number)

export const challengePassword = 'password'

const challenged = new Set(
  testCards.filter((one) => one.isChallenged).map((one) => one.number.replaceAll(' ', '')),
)

export const isChallenged = (number: string): boolean => challenged.has(number)
