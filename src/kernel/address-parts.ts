/**
 * Where a letter goes, by the names of SPEC §3: in parts where a street is followed by its number, else in the lines that
 * people there write.
 */
export type PostalAddress = { countryCode: string; city: string } & {
  [Part in
    | 'postCode'
    | 'houseNumber'
    | 'suffix'
    | 'street'
    | 'addressLine1'
    | 'addressLine2'
    | 'administrativeArea']?: string | undefined
}

/** Where a receiver is found: at a company perhaps, and whom a carrier may call (SPEC §3). */
export type DeliveryAddress = PostalAddress & {
  companyName?: string | undefined
  phoneNumber?: string | undefined
}

/** An address in a form. The street again says that the number at its end is part of its name. */
export type ConfirmedStreet = { confirmStreet?: string | undefined }

export const addressParts = [
  ...(['countryCode', 'postCode', 'houseNumber', 'suffix', 'street'] as const),
  ...(['addressLine1', 'addressLine2', 'city', 'administrativeArea'] as const),
] as const

export type AddressPart = (typeof addressParts)[number]

/** A field of an address in a form. */
export type AddressField = AddressPart | keyof ConfirmedStreet

/** What tells two places apart. */
export const placeParts = ['companyName', ...addressParts] as const

export const deliveryParts = [...placeParts, 'phoneNumber'] as const

export type DeliveryPart = (typeof deliveryParts)[number]

/** A field of a receiver's address in a form, which says by `asksPhone` that its phone number cannot be left out. */
export type DeliveryField = DeliveryPart | AddressField | 'asksPhone'

const inParts = new Set(
  'NL BE LU DE AT CH LI DK NO SE FI IS EE LV LT PL CZ SK HU SI HR BG RO GR CY MT ES IT SM PT TR'.split(
    ' ',
  ),
)

/** Post is sorted by state or province there. */
const withArea = new Set(['AU', 'BR', 'CA', 'MX', 'US'])

/** What an address in this country is made of. */
export const addressFormOf = (countryCode: string) => ({
  isInParts: inParts.has(countryCode),
  hasArea: withArea.has(countryCode),
})

/** "12A", "12-2", "12 bis": as it is written behind the street. */
export const numberOf = ({
  houseNumber = '',
  suffix: behind = '',
}: Pick<PostalAddress, 'houseNumber' | 'suffix'>): string => {
  if (behind === '') return houseNumber
  if (/^\d/.test(behind)) return `${houseNumber}-${behind}`
  return behind.length === 1 ? `${houseNumber}${behind}` : `${houseNumber} ${behind}`
}

/** The lines of an envelope below the name, without its country. */
export function addressLines(address: DeliveryAddress): string[] {
  const { countryCode, postCode, city, administrativeArea, companyName } = address
  const isTownFirst = !addressFormOf(countryCode).isInParts && countryCode !== 'FR'
  const townLine = isTownFirst
    ? [city, administrativeArea, postCode]
    : [postCode, city, administrativeArea]
  const place =
    address.street === undefined
      ? [address.addressLine1, address.addressLine2]
      : [`${address.street} ${numberOf(address)}`.trim()]
  return [companyName || undefined, ...place, townLine.filter(Boolean).join(' ')].filter(
    (line) => line !== undefined,
  )
}
