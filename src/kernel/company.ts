import * as v from 'valibot'
import { cleanEmail, emailSchema, isEmail } from '#kernel/email.ts'
import type { ErrorName } from '#kernel/error-codes.ts'
import { optionalKvkNumberSchema } from '#kernel/kvk-number.ts'
import { companyNameSchema } from '#kernel/person-name.ts'
import { addressSchema } from '#kernel/postal-address.ts'
import { optionalReferenceSchema } from '#kernel/reference.ts'
import { countryBeside, optionalVatNumberSchema } from '#kernel/vat-number.ts'

/**
 * Roles of members: an owner may do everything; a buyer orders; finance sees invoices and
 * statements.
 */
export const memberRoles = ['owner', 'buyer', 'finance'] as const
export type MemberRole = (typeof memberRoles)[number]

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

const typedSchema = v.object({
  kvkNumber: v.optional(v.unknown()),
  address: v.object({ countryCode: v.optional(v.unknown()) }),
})

/** True of a Dutch company without its number, whatever else is wrong with it. */
const lacksKvkNumber = (typed: unknown): boolean =>
  v.is(typedSchema, typed) && typed.address.countryCode === 'NL' && (typed.kvkNumber ?? '') === ''

/** Company as its owner gives it. A Dutch one names its place in the trade register. */
export const companySchema = v.lazy((typed) => detailsSchema(countryBeside(typed)))

const detailsSchema = (countryCode: string | undefined) =>
  v.pipe(
    v.object({
      name: companyNameSchema,
      kvkNumber: optionalKvkNumberSchema,
      vatNumber: optionalVatNumberSchema(countryCode),
      invoiceEmails: invoiceEmailsSchema,
      reference: optionalReferenceSchema,
      address: v.optional(addressSchema, { countryCode: 'NL' }),
    }),
    v.rawCheck(({ dataset, addIssue }) => {
      const { value: input } = dataset
      if (!lacksKvkNumber(input)) return
      const path = [{ type: 'object', origin: 'value', input, key: 'kvkNumber', value: '' }]
      addIssue({
        message: 'fieldRequired' satisfies ErrorName,
        path: path as [v.IssuePathItem],
      })
    }),
  )

export type CompanyProfile = v.InferOutput<typeof companySchema>

export const invitationSchema = v.object({ email: emailSchema, role: v.picklist(memberRoles) })
