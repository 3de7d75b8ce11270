import type { DeliveryAddress, PostalAddress } from '#kernel/address-parts.ts'
import type { AddressToKeep } from '#storefront/graphql/generated/graphql.ts'

type Person = { firstName: string; lastName?: string | undefined }

/**
 * Where something is posted, as the book keeps it: at a company it is a company's. Without a name
 * it is its giver's.
 */
export function deliveryToKeep(
  delivery: DeliveryAddress | undefined,
  name: string | undefined,
  giver: Person,
): AddressToKeep | undefined {
  if (delivery === undefined) return undefined
  const { firstName, lastName } = giver
  const person = name === undefined ? { firstName, lastName } : { firstName: name }
  const { companyName, phoneNumber, ...address } = delivery
  const customerType = companyName === undefined ? 'PRIVATE' : 'BUSINESS'
  return { ...person, customerType, companyName, phoneNumber, address }
}

type Details = Person & {
  customerType: 'PRIVATE' | 'BUSINESS'
  phoneNumber?: string | undefined
  companyName?: string | undefined
  kvkNumber?: string | undefined
  vatNumber?: string | undefined
  referenceNumber?: string | undefined
  invoiceEmail?: string | undefined
  address?: PostalAddress | undefined
}

/** Details of an order as the book keeps them; nothing where no address was given. */
export function detailsToKeep(details: Details): AddressToKeep | undefined {
  const { address, customerType, firstName, lastName, phoneNumber, ...rest } = details
  if (address === undefined) return undefined
  const { companyName, kvkNumber, vatNumber, referenceNumber, invoiceEmail } = rest
  const company = { companyName, kvkNumber, vatNumber, referenceNumber, invoiceEmail }
  return { customerType, firstName, lastName, phoneNumber, ...company, address }
}
