import * as v from 'valibot'
import type { PostalAddress } from '#kernel/address-parts.ts'
import { guestDetailsSchema } from '#kernel/guest-details.ts'
import type { CompanyId } from '#kernel/ids.ts'
import { optionalPhoneSchema } from '#kernel/phone-number.ts'

/** Orderer of a cart: a private person or a company. */
export type GuestDetails = PrivateDetails | CompanyDetails

type PersonDetails = {
  firstName: string
  lastName: string
  email: string
  phoneNumber: string | undefined
  /** Address of the invoice; optional for a private person. */
  address?: PostalAddress | undefined
  termsAcceptedAt: string
}

type PrivateDetails = PersonDetails & { customerType: 'PRIVATE' }

export type CompanyDetails = PersonDetails & {
  customerType: 'BUSINESS'
  companyName: string
  /** Company of an account, for which a member orders; undefined of a guest. */
  companyId?: CompanyId | undefined
  /** The company's own name for the order. */
  referenceNumber?: string | undefined
  kvkNumber?: string | undefined
  vatNumber?: string | undefined
  /** Address for invoices; undefined where they go to `email`. */
  invoiceEmail?: string | undefined
}

/** The orderer where it is a company. */
export const companyOf = (details: GuestDetails): CompanyDetails | undefined =>
  details.customerType === 'BUSINESS' ? details : undefined

/** JSON of the orderer in a cart's row, one shape for both. */
export type GuestDetailsDocument = PersonDetails &
  Omit<CompanyDetails, 'customerType' | 'companyName'> & {
    customerType: GuestDetails['customerType']
    companyName?: string | undefined
  }

/** Orderer from the JSON of a row. A private person has no fields of a company. */
export function readGuestDetails(document: GuestDetailsDocument): GuestDetails {
  const { customerType, companyName = '', ...fields } = document
  const { companyId, referenceNumber, kvkNumber, vatNumber, invoiceEmail, ...person } = fields
  if (customerType === 'PRIVATE') return { customerType, ...person }
  const numbers = { companyId, referenceNumber, kvkNumber, vatNumber, invoiceEmail }
  return { customerType, ...person, companyName, ...numbers }
}

/** Details of a guest by the rules of the form, as the cart keeps them. */
export const savedDetailsSchema = ({ countryCode, now }: { countryCode: string; now: Date }) =>
  v.pipe(
    guestDetailsSchema(optionalPhoneSchema(countryCode)),
    v.transform(({ acceptTerms: _, confirmEmail: __, ...given }) =>
      readGuestDetails({ ...given, termsAcceptedAt: now.toISOString() }),
    ),
  )
