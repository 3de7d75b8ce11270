import { type CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js/max'
import * as v from 'valibot'
import type { GuestDetails } from '#domain/cart/cart.ts'
import { emailSchema, isRepeated } from '#kernel/email.ts'
import type { ErrorName } from '#kernel/error-codes.ts'
import { companyNameSchema, personNameSchema } from '#kernel/person-name.ts'
import { normalizePhone } from '#kernel/phone.ts'

/**
 * The number in the form +31612345678, or undefined when no plan has it. The numbering plans decide, not a
 * count of digits (DESIGN §9).
 */
export function parsePhone(text: string, countryCode: string): string | undefined {
  const normal = normalizePhone(text)
  if (!/^\+?\d+$/.test(normal)) return undefined
  const parsed = parsePhoneNumberFromString(normal, countryCode as CountryCode)
  return parsed?.isValid() ? parsed.number : undefined
}

const because = (name: ErrorName): ErrorName => name

const phoneSchema = (countryCode: string) =>
  v.optional(
    v.pipe(
      v.string(),
      v.rawTransform(({ dataset, addIssue, NEVER }) => {
        if (dataset.value.trim() === '') return undefined
        const phone = parsePhone(dataset.value, countryCode)
        if (phone !== undefined) return phone
        addIssue({ message: because('phoneInvalid') })
        return NEVER
      }),
    ),
  )

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
export const guestDetailsSchema = ({ countryCode, now }: { countryCode: string; now: Date }) =>
  v.pipe(
    v.object({
      customerType: v.picklist(['PRIVATE', 'BUSINESS']),
      firstName: personNameSchema,
      lastName: personNameSchema,
      email: emailSchema,
      confirmEmail: v.pipe(v.string(), v.trim(), v.nonEmpty(because('fieldRequired'))),
      phoneNumber: phoneSchema(countryCode),
      companyName: optionalCompanySchema,
      acceptTerms: v.literal(true, because('termsNotAccepted')),
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
    v.transform(
      ({ customerType, firstName, lastName, email, phoneNumber, companyName }): GuestDetails => ({
        customerType,
        firstName,
        lastName,
        email,
        phoneNumber,
        companyName: customerType === 'BUSINESS' ? companyName : undefined,
        termsAcceptedAt: now.toISOString(),
      }),
    ),
  )
