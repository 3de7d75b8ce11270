import { addressLines, type PostalAddress } from '#kernel/address-parts.ts'

const countries = new Intl.DisplayNames(['en'], { type: 'region' })

/** What stands on an envelope. The country is its last line, in capitals and in a language that every post office reads; at home it has none. */
export function envelopeLines(
  { receiverName, address }: { receiverName: string; address: PostalAddress },
  homeCountry: string,
): readonly string[] {
  const { countryCode } = address
  const lines = [receiverName, ...addressLines(address)]
  return countryCode === homeCountry
    ? lines
    : [...lines, (countries.of(countryCode) ?? countryCode).toUpperCase()]
}
