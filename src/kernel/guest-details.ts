import * as v from 'valibot'
import { agreementSchema } from '#kernel/agreement.ts'
import { emailSchema, isRepeated, optionalEmailSchema } from '#kernel/email.ts'
import type { ErrorName } from '#kernel/error-codes.ts'
import { optionalKvkNumberSchema } from '#kernel/kvk-number.ts'
import { companyNameSchema, personNameSchema } from '#kernel/person-name.ts'
import type { PhoneSchema } from '#kernel/phone.ts'
import { optionalAddressSchema } from '#kernel/postal-address.ts'
import { optionalReferenceSchema } from '#kernel/reference.ts'
import { optionalVatNumberSchema } from '#kernel/vat-number.ts'

const because = (name: ErrorName): ErrorName => name

/** Blank means that the visitor left the field alone. */
const optionalCompanySchema = v.optional(
  v.union(
    [
      v.pipe(
        v.string(),
        v.trim(),
        v.literal(''),
        v.transform(() => undefined),
      ),
      companyNameSchema,
    ],
    because('nameInvalid'),
  ),
)

/** Who orders as a guest. A company has to give its name; agreeing to the terms is not optional. */
export const guestDetailsSchema = (phoneSchema: PhoneSchema) =>
  v.pipe(
    v.object({
      customerType: v.picklist(['PRIVATE', 'BUSINESS']),
      firstName: personNameSchema,
      lastName: personNameSchema,
      email: emailSchema,
      confirmEmail: v.pipe(v.string(), v.trim(), v.nonEmpty(because('fieldRequired'))),
      phoneNumber: phoneSchema,
      companyName: optionalCompanySchema,
      referenceNumber: optionalReferenceSchema,
      kvkNumber: optionalKvkNumberSchema,
      vatNumber: optionalVatNumberSchema,
      invoiceEmail: optionalEmailSchema,
      address: optionalAddressSchema,
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
  )
