import { type CardBrand, isCardBrand } from '#kernel/card-brand-names.ts'

/** The payment provider's names where they differ from ours. */
const providerNames: Partial<Record<CardBrand, string>> = {
  mastercard: 'mc',
  americanExpress: 'amex',
  unionpay: 'cup',
  carteBancaire: 'cartebancaire',
}

const ours = new Map(Object.entries(providerNames).map(([brand, name]) => [name, brand]))

export const toProviderBrand = (brand: CardBrand): string => providerNames[brand] ?? brand

/** Undefined where the brand is not one of our card brands, such as a wallet. */
export function fromProviderBrand(name: string | undefined): CardBrand | undefined {
  const brand = ours.get(name ?? '') ?? name
  return isCardBrand(brand) ? brand : undefined
}
