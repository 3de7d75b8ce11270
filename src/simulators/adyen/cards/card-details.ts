import { type CardBrand, cardBrandNames } from '#kernel/card-brand-names.ts'
import { recogniseCardBrand } from '#kernel/card-brands.ts'
import { isLuhnValid } from '#kernel/card-checks.ts'
import { invalid } from '#simulators/adyen/protocol/adyen-error.ts'
import { type JsonBody, optionalText } from '#simulators/adyen/protocol/read-request.ts'
import { type CardFieldName, type CardKeyPair, openCardField } from './card-keys.ts'
import { isCarteBancaire } from './test-cards.ts'

/** A card as it stands after decryption. Lives for the length of one request and is never stored or logged. */
export type CardDetails = {
  number: string
  brand: CardBrand
  expiryMonth: number
  expiryYear: number
  securityCode: string
  holderName: string
}

/** The provider's names of the brands it takes here. */
const providerBrands: Partial<Record<CardBrand, string>> = {
  visa: 'visa',
  mastercard: 'mc',
  americanExpress: 'amex',
  maestro: 'maestro',
}

export const acceptedBrands = Object.keys(providerBrands) as CardBrand[]

export const providerBrand = (brand: CardBrand): string => providerBrands[brand] ?? brand

/** What a method takes: its own scheme before the ones that stand on the same cards. */
export function cardBrandsOf(method: string, country: string | undefined): string[] {
  if (method === 'bcmc') return ['bcmc', 'maestro', 'visa', 'mc']
  const all = acceptedBrands.map(providerBrand)
  return country === 'FR' ? ['cartebancaire', ...all] : all
}

/** By which scheme the bank of a card lets it pay. */
export function brandOfPayment(method: string, { number, brand }: CardDetails): string {
  if (method === 'bcmc') return 'bcmc'
  return isCarteBancaire(number) ? 'cartebancaire' : providerBrand(brand)
}

export function nameOfProviderBrand(name: string): string | undefined {
  if (name === 'cartebancaire') return cardBrandNames.carteBancaire
  const brand = acceptedBrands.find((accepted) => providerBrand(accepted) === name)
  return brand && cardBrandNames[brand]
}

export function readCard(method: JsonBody, keys: CardKeyPair): CardDetails {
  const open = (name: string, field: CardFieldName) => {
    const value = optionalText(method, name) ?? ''
    return value === '' ? '' : openCardField(keys, { value, field })
  }
  const number = open('encryptedCardNumber', 'number')
  const expiryMonth = Number(open('encryptedExpiryMonth', 'expiryMonth'))
  const expiryYear = Number(open('encryptedExpiryYear', 'expiryYear'))
  if (number === '') throw invalid('101', 'Invalid card number')
  const brand = recogniseCardBrand(number, acceptedBrands)
  if (!/^\d{12,19}$/.test(number) || !isLuhnValid(number) || !brand)
    throw invalid('101', 'Invalid card number')
  if (!(expiryMonth >= 1 && expiryMonth <= 12))
    throw invalid('140', 'Expiry month should be between 1 and 12 inclusive')
  if (!(expiryYear >= 2000 && expiryYear < 2100))
    throw invalid('141', 'Expiry year should be a 4 digit number greater than 2000')
  const securityCode = open('encryptedSecurityCode', 'cvc')
  if (!/^\d{0,4}$/.test(securityCode)) throw invalid('103', 'CVC is not the right length')
  const holderName = optionalText(method, 'holderName') ?? ''
  return { number, brand, expiryMonth, expiryYear, securityCode, holderName }
}
