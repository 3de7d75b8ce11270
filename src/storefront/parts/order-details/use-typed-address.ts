import { type SyntheticEvent, useRef } from 'react'
import { type AddressPart, addressParts } from '#kernel/address-parts.ts'
import type { KnownAddress } from '#storefront/parts/address-fields/address-fields.tsx'

/**
 * What was typed into the fields of an address, while another kind of customer has them drawn anew in another place: nobody types
 * an address twice.
 */
export function useTypedAddress(before: KnownAddress) {
  const typed = useRef<KnownAddress>(before)
  const keep = (part: AddressPart, text: string) => {
    typed.current = { ...typed.current, [part]: text }
  }
  return {
    /** What the fields begin with. */
    known: () => typed.current,
    /** More of it is known than its country. */
    isBegun: () => addressParts.some((part) => part !== 'countryCode' && typed.current[part]),
    keepCountry: (countryCode: string) => keep('countryCode', countryCode),
    handleInput: ({ target }: SyntheticEvent) => {
      if (!(target instanceof HTMLInputElement)) return
      const part = addressParts.find((name) => target.name.endsWith(`address.${name}`))
      if (part !== undefined) keep(part, target.value)
    },
  }
}
