import * as v from 'valibot'
import { optionalEmailSchema } from '#kernel/email.ts'
import { optionalKvkNumberSchema } from '#kernel/kvk-number.ts'
import { optionalCompanyNameSchema, personNameSchema } from '#kernel/person-name.ts'
import type { PhoneSchema } from '#kernel/phone.ts'
import { optionalAddressSchema } from '#kernel/postal-address.ts'
import { countryBeside, optionalVatNumberSchema } from '#kernel/vat-number.ts'

/**
 * Whose an account is, and to whom its invoices are made out. Apart from what else accounts ask: only this asks for a VAT number,
 * which is dear to judge.
 */
export const accountDetailsSchema = (phoneSchema: PhoneSchema) =>
  v.lazy((typed) => detailsSchema(phoneSchema, countryBeside(typed)))

const detailsSchema = (phoneSchema: PhoneSchema, countryCode: string | undefined) =>
  v.object({
    firstName: personNameSchema,
    lastName: personNameSchema,
    phoneNumber: phoneSchema,
    invoiceEmail: optionalEmailSchema,
    vatNumber: optionalVatNumberSchema(countryCode),
    companyName: optionalCompanyNameSchema,
    kvkNumber: optionalKvkNumberSchema,
    address: optionalAddressSchema,
  })
