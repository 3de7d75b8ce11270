import * as v from 'valibot'
import { agreementSchema } from '#kernel/agreement.ts'
import { optionalReferenceSchema } from '#kernel/reference.ts'

/** Member who orders for a company: everything else is the company's. */
export const orderForCompanySchema = v.object({
  referenceNumber: optionalReferenceSchema,
  acceptTerms: agreementSchema,
})
