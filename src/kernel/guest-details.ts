import * as v from 'valibot'
import type { PostalAddress } from '#kernel/address-parts.ts'
import { agreementSchema } from '#kernel/agreement.ts'
import { emailSchema, isRepeated, optionalEmailSchema, repeatedSchema } from '#kernel/email.ts'
import type { ErrorName } from '#kernel/error-codes.ts'
import { optionalKvkNumberSchema, requireKvkNumber } from '#kernel/kvk-number.ts'
import { optionalCompanyNameSchema, personNameSchema } from '#kernel/person-name.ts'
import type { PhoneSchema } from '#kernel/phone.ts'
import {
  addressSchema,
  optionalAddressSchema,
  requiredAddressSchema,
} from '#kernel/postal-address.ts'
import { optionalReferenceSchema } from '#kernel/reference.ts'
import { countryBeside, optionalVatNumberSchema } from '#kernel/vat-number.ts'

const because = (name: ErrorName): ErrorName => name

type AddressSchema = v.GenericSchema<
  v.InferInput<typeof optionalAddressSchema>,
  PostalAddress | undefined
>

/** What the details say so far, right or wrong. */
const typedSchema = v.object({ customerType: v.optional(v.unknown()) })

const isBusiness = (typed: unknown): boolean =>
  v.is(typedSchema, typed) && typed.customerType === 'BUSINESS'

/**
 * Who orders as a guest. A company has to give its name, its place in the trade register and its address; a person may give
 * an address. Agreeing to the terms is not optional.
 */
export function guestDetailsSchema(phoneSchema: PhoneSchema) {
  return v.lazy((typed) => {
    const address = isBusiness(typed) ? requiredAddressSchema : optionalAddressSchema
    return detailsSchema(phoneSchema, { address, countryCode: countryBeside(typed) })
  })
}

/** A person to whom something is posted, who therefore has to say where. */
export const postedDetailsSchema = (phoneSchema: PhoneSchema) =>
  v.lazy((typed) =>
    detailsSchema(phoneSchema, { address: addressSchema, countryCode: countryBeside(typed) }),
  )

type AddressRules = { address: AddressSchema; countryCode: string | undefined }

const detailsSchema = (phoneSchema: PhoneSchema, { address, countryCode }: AddressRules) =>
  v.pipe(
    v.object({
      customerType: v.picklist(['PRIVATE', 'BUSINESS']),
      firstName: personNameSchema,
      lastName: personNameSchema,
      email: emailSchema,
      confirmEmail: repeatedSchema,
      phoneNumber: phoneSchema,
      companyName: optionalCompanyNameSchema,
      referenceNumber: optionalReferenceSchema,
      kvkNumber: optionalKvkNumberSchema,
      vatNumber: optionalVatNumberSchema(countryCode),
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
    requireKvkNumber(isBusiness),
  )
