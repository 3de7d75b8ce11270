import * as v from 'valibot'
import { emailSchema, isEmail, repeatedEmailSchema } from '#kernel/email.ts'
import type { ErrorName } from '#kernel/error-codes.ts'
import { newPasswordSchema, normalizePassword, typedPasswordSchema } from '#kernel/password.ts'
import { personNameSchema } from '#kernel/person-name.ts'
import { looksLikePhone } from '#kernel/phone.ts'
import { isVatNumber } from '#kernel/vat-number.ts'

/**
 * What forms of accounts can say before the shop, which decides: the same rules of the kernel. Names of fields are those
 * of the API, so that an answer of the shop finds its field.
 */
export type FieldProblem = ErrorName | 'passwordsDiffer'

const because = (name: FieldProblem): FieldProblem => name

/** What may be left out: an empty line is none. */
const optional = (isFine: (text: string) => boolean, problem: FieldProblem) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.check((text) => text === '' || isFine(text), because(problem)),
    v.transform((text) => (text === '' ? null : text)),
  )

/** Says nothing while there is something else to say about either (SPEC §5: must match). */
const isSamePassword = (password: string, repeated: string): boolean =>
  repeated === '' || normalizePassword(password) === normalizePassword(repeated)

/** A password that is being chosen, repeated for who typed it blind; the repetition is not sent. */
export const choosePasswordSchema = v.pipe(
  v.object({
    password: newPasswordSchema,
    repeatPassword: v.pipe(v.string(), v.nonEmpty(because('fieldRequired'))),
  }),
  v.forward(
    v.partialCheck(
      [['password'], ['repeatPassword']],
      ({ password, repeatPassword }) => isSamePassword(password, repeatPassword),
      because('passwordsDiffer'),
    ),
    ['repeatPassword'],
  ),
)

export const identifySchema = v.object({ email: emailSchema })

export const loginSchema = v.object({ email: emailSchema, password: typedPasswordSchema })

export const registerSchema = v.intersect([
  v.object({
    firstName: personNameSchema,
    lastName: personNameSchema,
    // What is not ticked is not sent along.
    agreesToTerms: v.pipe(v.optional(v.string(), ''), v.literal('on', because('termsNotAccepted'))),
  }),
  repeatedEmailSchema,
  choosePasswordSchema,
])

export const changePasswordSchema = v.intersect([
  v.object({ currentPassword: typedPasswordSchema }),
  choosePasswordSchema,
])

/** The password alone, where something must not happen by a hand that found the page open. */
export const ownPasswordSchema = v.object({ password: typedPasswordSchema })

export const detailsSchema = v.object({
  firstName: personNameSchema,
  lastName: personNameSchema,
  phoneNumber: optional(looksLikePhone, 'phoneInvalid'),
  invoiceEmail: optional(isEmail, 'emailInvalid'),
  vatNumber: optional(isVatNumber, 'vatNumberInvalid'),
})
