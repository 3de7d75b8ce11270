import * as v from 'valibot'
import { cleanEmail, emailSchema, isEmail } from '#kernel/email.ts'
import type { ErrorName } from '#kernel/error-codes.ts'
import { optionalKvkNumberSchema, requireKvkNumber } from '#kernel/kvk-number.ts'
import { companyNameSchema } from '#kernel/person-name.ts'
import { requiredAddressSchema } from '#kernel/postal-address.ts'
import { optionalReferenceSchema } from '#kernel/reference.ts'
import { countryBeside, ownVatNumberSchema } from '#kernel/vat-number.ts'

/**
 * Roles of members: an owner may do everything; a buyer orders; finance sees invoices and
 * statements.
 */
export const memberRoles = ['owner', 'buyer', 'finance'] as const
export type MemberRole = (typeof memberRoles)[number]

/** Finance sees invoices and orders nothing. */
export const mayOrder = (role: MemberRole): boolean => role !== 'finance'

/** A buyer sees the own orders alone. */
export const maySeeInvoices = (role: MemberRole): boolean => role !== 'buyer'

/** Addresses that one company's invoices are mailed to. */
export const invoiceEmailsMax = 5

/**
 * Addresses of one field, with commas, semicolons, lines or spaces between them; each counts once.
 */
function splitEmails(text: string): string[] {
  const parts = text.split(/[,;\n]+/).map((part) => cleanEmail(part))
  const emails = parts.flatMap((part) => (isEmail(part) ? [part] : part.split(/\s+/)))
  const byKey = new Map(emails.map((email) => [email.toLowerCase(), cleanEmail(email)]))
  byKey.delete('')
  return [...byKey.values()]
}

const invoiceEmailsSchema = v.pipe(
  v.optional(v.string(), ''),
  v.maxLength(2000, 'tooLong' satisfies ErrorName),
  v.transform(splitEmails),
  v.check((emails) => emails.every(isEmail), 'emailInvalid' satisfies ErrorName),
  v.maxLength(invoiceEmailsMax, 'tooManyInvoiceEmails' satisfies ErrorName),
)

/** Company as its owner gives it. A Dutch one names its place in the trade register. */
export const companySchema = v.lazy((typed) => detailsSchema(countryBeside(typed)))

const detailsSchema = (countryCode: string | undefined) =>
  v.pipe(
    v.object({
      name: companyNameSchema,
      kvkNumber: optionalKvkNumberSchema,
      vatNumber: ownVatNumberSchema(countryCode),
      invoiceEmails: invoiceEmailsSchema,
      reference: optionalReferenceSchema,
      address: requiredAddressSchema,
    }),
    requireKvkNumber(() => true),
  )

export type CompanyProfile = v.InferOutput<typeof companySchema>

export const invitationSchema = v.object({ email: emailSchema, role: v.picklist(memberRoles) })
