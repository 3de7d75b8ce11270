import * as v from 'valibot'
import { type PostalAddress, placeParts } from '#kernel/address-parts.ts'
import { cleanLine } from '#kernel/clean-text.ts'
import { optionalEmailSchema } from '#kernel/email.ts'
import type { ErrorName } from '#kernel/error-codes.ts'
import { optionalKvkNumberSchema } from '#kernel/kvk-number.ts'
import { optionalCompanyNameSchema, personNameSchema } from '#kernel/person-name.ts'
import type { PhoneSchema } from '#kernel/phone.ts'
import { requiredAddressSchema } from '#kernel/postal-address.ts'
import { optionalReferenceSchema } from '#kernel/reference.ts'
import { countryBeside, optionalVatNumberSchema } from '#kernel/vat-number.ts'

/** Somebody's address in a book: of a person, or of a company with what its invoices say. */
export type BookedAddress = PrivateAddress | BusinessAddress

type PrivateAddress = BookedPerson & { customerType: 'PRIVATE' }

type BusinessAddress = BookedPerson & {
  customerType: 'BUSINESS'
  companyName: string
  kvkNumber?: string | undefined
  vatNumber?: string | undefined
  referenceNumber?: string | undefined
  invoiceEmail?: string | undefined
}

type BookedPerson = {
  /** The whole name where only that is known, as of a receiver. */
  firstName: string
  lastName?: string | undefined
  phoneNumber?: string | undefined
  address: PostalAddress
}

/** Blank is none: whoever gets something by post is known by one name. */
const optionalLastNameSchema = v.optional(
  v.union([
    v.pipe(
      v.string(),
      v.transform(cleanLine),
      v.literal(''),
      v.transform(() => undefined),
    ),
    personNameSchema,
  ]),
)

/** For what an entry stands ready by itself. Undefined leaves it as it was. */
export type BookDefaults = {
  isDefaultBilling?: boolean | undefined
  isDefaultDelivery?: boolean | undefined
}

/**
 * An address as people type it for their book. A company needs its name; a person has none of what
 * companies have.
 */
export const bookedAddressSchema = (phoneSchema: PhoneSchema) =>
  v.lazy((typed) => typedSchema(phoneSchema, countryBeside(typed)))

const typedSchema = (phoneSchema: PhoneSchema, countryCode: string | undefined) =>
  v.pipe(
    v.object({
      customerType: v.picklist(['PRIVATE', 'BUSINESS']),
      firstName: personNameSchema,
      lastName: optionalLastNameSchema,
      phoneNumber: phoneSchema,
      companyName: optionalCompanyNameSchema,
      kvkNumber: optionalKvkNumberSchema,
      vatNumber: optionalVatNumberSchema(countryCode),
      referenceNumber: optionalReferenceSchema,
      invoiceEmail: optionalEmailSchema,
      address: requiredAddressSchema,
      isDefaultBilling: v.optional(v.boolean()),
      isDefaultDelivery: v.optional(v.boolean()),
    }),
    v.forward(
      v.partialCheck(
        [['customerType'], ['companyName']],
        ({ customerType, companyName }) => customerType === 'PRIVATE' || companyName !== undefined,
        'fieldRequired' satisfies ErrorName,
      ),
      ['companyName'],
    ),
    v.transform(({ customerType, companyName = '', ...typed }): BookedAddress & BookDefaults => {
      const { kvkNumber, vatNumber, referenceNumber, invoiceEmail, ...person } = typed
      if (customerType === 'PRIVATE') return { ...person, customerType }
      const company = { companyName, kvkNumber, vatNumber, referenceNumber, invoiceEmail }
      return { ...person, ...company, customerType }
    }),
  )

/**
 * Text that tells two entries of a book apart: who, at which company, and where. Capitals,
 * accents, spaces and signs do not count, so that nobody has one address twice.
 */
export function placeTextOf(booked: BookedAddress): string {
  const { firstName, lastName = '', address } = booked
  const companyName = booked.customerType === 'BUSINESS' ? booked.companyName : undefined
  const place = { ...address, companyName }
  const parts = [`${firstName} ${lastName}`, ...placeParts.map((part) => place[part] ?? '')]
  return parts.map(plain).join('|')
}

/** Between two digits a sign stays as a space: "1-2" is not 12. */
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .replaceAll(/(?<!\p{N}) | (?!\p{N})/gu, '')
