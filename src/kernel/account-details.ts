import * as v from 'valibot'
import { optionalEmailSchema } from '#kernel/email.ts'
import { personNameSchema } from '#kernel/person-name.ts'
import type { PhoneSchema } from '#kernel/phone.ts'
import { optionalVatNumberSchema } from '#kernel/vat-number.ts'

/** Whose an account is. Apart from what else accounts ask: only this asks for a VAT number, which is dear to judge. */
export const accountDetailsSchema = (phoneSchema: PhoneSchema) =>
  v.object({
    firstName: personNameSchema,
    lastName: personNameSchema,
    phoneNumber: phoneSchema,
    invoiceEmail: optionalEmailSchema,
    vatNumber: optionalVatNumberSchema,
  })
