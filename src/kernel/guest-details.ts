import * as v from 'valibot'
import type { PostalAddress } from '#kernel/address-parts.ts'
import { agreementSchema } from '#kernel/agreement.ts'
import { emailSchema, isRepeated, optionalEmailSchema } from '#kernel/email.ts'
import type { ErrorName } from '#kernel/error-codes.ts'
import { optionalKvkNumberSchema } from '#kernel/kvk-number.ts'
import { optionalCompanyNameSchema, personNameSchema } from '#kernel/person-name.ts'
import type { PhoneSchema } from '#kernel/phone.ts'
import { addressSchema, optionalAddressSchema } from '#kernel/postal-address.ts'
import { optionalReferenceSchema } from '#kernel/reference.ts'
import { optionalVatNumberSchema } from '#kernel/vat-number.ts'

const because = (name: ErrorName): ErrorName => name

type AddressSchema = v.GenericSchema<
  v.InferInput<typeof optionalAddressSchema>,
  PostalAddress | undefined
>

/** A page of an older release does not ask for an address: it sends none. */
const companyAddressSchema = v.optional(addressSchema)

/** What the details say so far, right or wrong. */
const typedSchema = v.object({
  customerType: v.optional(v.unknown()),
  kvkNumber: v.optional(v.unknown()),
  address: v.optional(v.object({ countryCode: v.optional(v.unknown()) })),
})

const isBusiness = (typed: unknown): boolean =>
  v.is(typedSchema, typed) && typed.customerType === 'BUSINESS'

/** A Dutch company stands in the trade register; what it leaves out is told with the rest. */
function lacksKvkNumber(typed: unknown): boolean {
  if (!v.is(typedSchema, typed) || !isBusiness(typed)) return false
  return typed.address?.countryCode === 'NL' && (typed.kvkNumber ?? '') === ''
}

/**
 * Who orders as a guest. A company has to give its name, its place in the trade register and its address; a person may give
 * an address. Agreeing to the terms is not optional.
 */
export function guestDetailsSchema(phoneSchema: PhoneSchema) {
  const company = detailsSchema(phoneSchema, companyAddressSchema)
  const person = detailsSchema(phoneSchema, optionalAddressSchema)
  return v.lazy((typed) => (isBusiness(typed) ? company : person))
}

/** A person to whom something is posted, who therefore has to say where. */
export const postedDetailsSchema = (phoneSchema: PhoneSchema) =>
  detailsSchema(phoneSchema, addressSchema)

const detailsSchema = (phoneSchema: PhoneSchema, address: AddressSchema) =>
  v.pipe(
    v.object({
      customerType: v.picklist(['PRIVATE', 'BUSINESS']),
      firstName: personNameSchema,
      lastName: personNameSchema,
      email: emailSchema,
      confirmEmail: v.pipe(v.string(), v.trim(), v.nonEmpty(because('fieldRequired'))),
      phoneNumber: phoneSchema,
      companyName: optionalCompanyNameSchema,
      referenceNumber: optionalReferenceSchema,
      kvkNumber: optionalKvkNumberSchema,
      vatNumber: optionalVatNumberSchema,
      invoiceEmail: optionalEmailSchema,
      address,
      acceptTerms: agreementSchema,
    }),
    v.forward(
      v.partialCheck(
        [['email'], ['confirmEmail']],
        ({ email, confirmEmail }) => isRepeated(email, confirmEmail),
        because('emailsDiffer'),
      ),
      ['confirmEmail'],
    ),
    v.forward(
      v.partialCheck(
        [['customerType'], ['companyName']],
        ({ customerType, companyName }) => customerType === 'PRIVATE' || companyName !== undefined,
        because('fieldRequired'),
      ),
      ['companyName'],
    ),
    v.rawCheck(({ dataset, addIssue }) => {
      const { value: input } = dataset
      if (!lacksKvkNumber(input)) return
      const path = [{ type: 'object', origin: 'value', input, key: 'kvkNumber', value: '' }]
      addIssue({ message: because('fieldRequired'), path: path as [v.IssuePathItem] })
    }),
  )
