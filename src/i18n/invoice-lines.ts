import { addressLines, type PostalAddress } from '#kernel/address-parts.ts'
import type { Language } from '#kernel/language.ts'
import { countryOptions } from './names.ts'

/** To whom an invoice is made out. */
export type Invoiced = {
  firstName: string
  lastName: string
  companyName?: string | null | undefined
  address?: PostalAddress | undefined
}

/** As it stands on an envelope: the company, the person, the place, and the country where it is another one than the shop's. */
export function invoiceLines(
  language: Language,
  { firstName, lastName, companyName, address }: Invoiced,
  shopCountry: string,
): string[] {
  const isAbroad = address !== undefined && address.countryCode !== shopCountry
  return [
    companyName ?? '',
    `${firstName} ${lastName}`.trim(),
    ...(address === undefined ? [] : addressLines(address)),
    ...(isAbroad ? countryOptions(language, [address.countryCode]) : []).map(({ label }) => label),
  ].filter((line) => line !== '')
}
