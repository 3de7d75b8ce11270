import type { GuestDetails } from '#domain/cart/guest-details.ts'
import type { PostalAddress } from '#kernel/address-parts.ts'

/**
 * Orderer of an order, a private person or a company, with the invoice's addressee. The addressee of a
 * private person outlives them: the law wants invoices kept longer.
 */
export type Orderer =
  | { customerType: 'PRIVATE'; contact: OrderContact; billing: PersonBilling | null }
  | { customerType: 'BUSINESS'; contact: CompanyContact; billing: CompanyBilling | null }

/** Person who ordered; its texts are empty once they are forgotten. */
export type OrderContact = {
  firstName: string
  lastName: string
  email: string
  phoneNumber: string | undefined
  termsAcceptedAt: string
}

type CompanyContact = OrderContact & {
  /** Undefined once it is forgotten. */
  companyName: string | undefined
  /** The company's own name for the order. */
  referenceNumber?: string | undefined
}

export type PersonBilling = {
  firstName: string
  lastName: string
  address?: PostalAddress | undefined
}

export type CompanyBilling = PersonBilling & {
  companyName?: string | undefined
  kvkNumber?: string | undefined
  vatNumber?: string | undefined
  /** Address for invoices; undefined where they go to whoever ordered. */
  invoiceEmail?: string | undefined
}

/** Columns of an orderer, one shape for both. */
export type OrdererRow = {
  customerType: Orderer['customerType']
  contact: OrderContact & Partial<CompanyContact>
  billing: CompanyBilling | null
}

/** Orderer from its columns. A private person has no fields of a company. */
export function readOrderer({ customerType, contact, billing }: OrdererRow): Orderer {
  const { companyName, referenceNumber, ...person } = contact
  if (customerType === 'BUSINESS')
    return { customerType, contact: { ...person, companyName, referenceNumber }, billing }
  if (billing === null) return { customerType, contact: person, billing }
  const { firstName, lastName, address } = billing
  return { customerType, contact: person, billing: { firstName, lastName, address } }
}

/** Orderer as a cart names them. The addressee is null where nothing of one was given. */
export function ordererOf(details: GuestDetails): Orderer {
  const { firstName, lastName, email, phoneNumber, address, termsAcceptedAt } = details
  const contact = { firstName, lastName, email, phoneNumber, termsAcceptedAt }
  if (details.customerType === 'PRIVATE') {
    const billing = address ? { firstName, lastName, address } : null
    return { customerType: 'PRIVATE', contact, billing }
  }
  const { companyName, referenceNumber, kvkNumber, vatNumber, invoiceEmail } = details
  const given = { kvkNumber, vatNumber, invoiceEmail, address }
  const isGiven = Object.values(given).some((part) => part !== undefined)
  return {
    customerType: 'BUSINESS',
    contact: { ...contact, companyName, referenceNumber },
    billing: isGiven ? { firstName, lastName, companyName, ...given } : null,
  }
}
