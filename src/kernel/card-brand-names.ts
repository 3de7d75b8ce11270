/**
 * The card brands of SPEC §5 by name, the same in every language: all that a page without card fields needs of them.
 * A Carte Bancaire has no pattern of its own: it is a Visa or Mastercard by its digits, and its bank says what it is.
 */
export const cardBrandNames = {
  electron: 'Visa Electron',
  dankort: 'Dankort',
  interpayment: 'InterPayment',
  unionpay: 'UnionPay',
  jcb: 'JCB',
  discover: 'Discover',
  diners: 'Diners Club',
  americanExpress: 'American Express',
  mastercard: 'Mastercard',
  visa: 'Visa',
  maestro: 'Maestro',
  carteBancaire: 'Carte Bancaire',
} as const

export type CardBrand = keyof typeof cardBrandNames

export const isCardBrand = (value: unknown): value is CardBrand =>
  typeof value === 'string' && Object.hasOwn(cardBrandNames, value)
