import * as v from 'valibot'
import { agreementSchema } from '#kernel/agreement.ts'
import { emailSchema, repeatedEmailSchema } from '#kernel/email.ts'
import { newPasswordSchema, typedPasswordSchema } from '#kernel/password.ts'
import { personNameSchema } from '#kernel/person-name.ts'

/** What accounts ask, by the names that the API has for it. A form adds the repetition of a chosen password. */
export const identitySchema = v.object({ email: emailSchema })

export const credentialsSchema = v.object({ email: emailSchema, password: typedPasswordSchema })

export const registrationSchema = v.intersect([
  repeatedEmailSchema,
  v.object({
    firstName: personNameSchema,
    lastName: personNameSchema,
    password: newPasswordSchema,
    agreesToTerms: agreementSchema,
  }),
])

/** A password that is being chosen, by the link of a mail. */
export const chosenPasswordSchema = v.object({ password: newPasswordSchema })

/** The first password of an account; without one its owner goes on to make a passkey. */
export const firstPasswordSchema = v.object({ password: v.optional(newPasswordSchema) })

/** The password alone, where something must not happen by a hand that found the page open. */
export const ownPasswordSchema = v.object({ password: typedPasswordSchema })

/** The same for an account that may have none: a log-in of a moment ago stands in for it. */
export const ownerProofSchema = v.object({ password: v.optional(typedPasswordSchema) })

/** Another address for the account. */
export const newEmailSchema = v.object({
  email: emailSchema,
  password: v.optional(typedPasswordSchema),
})

/** As a form sends it that asks for no password of until now. */
export const passwordChoiceSchema = v.object({
  currentPassword: v.optional(typedPasswordSchema),
  password: newPasswordSchema,
})

export const passwordChangeSchema = v.object({
  currentPassword: typedPasswordSchema,
  password: newPasswordSchema,
})
