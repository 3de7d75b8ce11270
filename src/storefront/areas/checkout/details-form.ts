import { valibotResolver } from '@hookform/resolvers/valibot'
import * as v from 'valibot'
import { emailSchema, isSameEmail } from '#kernel/email.ts'
import type { ErrorName } from '#kernel/error-codes.ts'
import { companyNameSchema, personNameSchema } from '#kernel/person-name.ts'
import { looksLikePhone } from '#kernel/phone.ts'

/**
 * What the form can say before the server, which decides: the same rules of the kernel, less the numbering
 * plans of phones. Names of fields are those of `GuestDetailsInput`, so that an answer of the server finds its
 * field.
 */
const because = (name: ErrorName): ErrorName => name

export const detailsSchema = v.pipe(
  v.object({
    customerType: v.picklist(['PRIVATE', 'BUSINESS']),
    companyName: v.string(),
    firstName: personNameSchema,
    lastName: personNameSchema,
    email: emailSchema,
    confirmEmail: v.pipe(v.string(), v.trim(), v.nonEmpty(because('fieldRequired'))),
    phoneNumber: v.pipe(
      v.string(),
      v.check((text) => text.trim() === '' || looksLikePhone(text), because('phoneInvalid')),
    ),
    acceptTerms: v.literal(true, because('termsNotAccepted')),
  }),
  v.forward(
    v.partialCheck(
      [['email'], ['confirmEmail']],
      ({ email, confirmEmail }) => isSameEmail(email, confirmEmail),
      because('emailsDiffer'),
    ),
    ['confirmEmail'],
  ),
  v.forward(
    v.partialCheck(
      [['customerType'], ['companyName']],
      ({ customerType, companyName }) =>
        customerType === 'PRIVATE' || v.safeParse(companyNameSchema, companyName).success,
      because('fieldRequired'),
    ),
    ['companyName'],
  ),
)

const firstProblems = valibotResolver(detailsSchema)

/**
 * Sending checks every field and every rule between fields at once. Leaving one field checks fields only: a rule
 * between them that spoke up then would push away what is being pressed.
 */
export const detailsResolver: typeof firstProblems = (values, context, options) =>
  firstProblems(values, context, {
    ...options,
    criteriaMode: options.names?.length === 1 ? 'firstError' : 'all',
  })

export type DetailsFields = v.InferInput<typeof detailsSchema>
/** What stands in the form while it is being filled in: agreeing is still open. */
export type DetailsDraft = Omit<DetailsFields, 'acceptTerms'> & { acceptTerms: boolean }
export type DetailsField = keyof DetailsFields

/** In the order of the screen, so that a list of problems reads from top to bottom. */
export const detailsFields = [
  'customerType',
  'companyName',
  'firstName',
  'lastName',
  'email',
  'confirmEmail',
  'phoneNumber',
  'acceptTerms',
] as const satisfies readonly DetailsField[]

export const isDetailsField = (name: string | null | undefined): name is DetailsField =>
  (detailsFields as readonly unknown[]).includes(name)

/** The key of the sentence under a field, in `checkout.problems`. */
export function problemKey(field: DetailsField, problem: string | undefined) {
  if (field === 'acceptTerms') return 'terms'
  if (field === 'phoneNumber') return 'phone'
  if (problem === 'emailInvalid' || problem === 'nameInvalid' || problem === 'emailsDiffer')
    return problem
  return field === 'customerType' ? 'companyName' : field
}
