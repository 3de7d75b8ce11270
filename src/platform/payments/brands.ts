import { type CardBrand, isCardBrand } from '#kernel/card-brand-names.ts'

/** Adyen's names where they differ from ours. */
const adyenNames: Partial<Record<CardBrand, string>> = {
  mastercard: 'mc',
  americanExpress: 'amex',
  unionpay: 'cup',
  carteBancaire: 'cartebancaire',
}

const ours = new Map(Object.entries(adyenNames).map(([brand, name]) => [name, brand]))

export const toAdyenBrand = (brand: CardBrand): string => adyenNames[brand] ?? brand

/** Undefined where the brand is not one of our card brands, such as a wallet. */
export function fromAdyenBrand(name: string | undefined): CardBrand | undefined {
  const brand = ours.get(name ?? '') ?? name
  return isCardBrand(brand) ? brand : undefined
}
