import * as v from 'valibot'
import {
  passwordChangeSchema,
  passwordChoiceSchema,
  registrationSchema,
} from '#kernel/account-input.ts'
import type { ErrorName } from '#kernel/error-codes.ts'
import { newPasswordSchema, normalizePassword } from '#kernel/password.ts'

/** Silent while either password has another problem (SPEC §5: must match). */
const isSamePassword = (password: string, repeated: string): boolean =>
  repeated === '' || normalizePassword(password) === normalizePassword(repeated)

/** A new password, repeated because it is typed unseen. The repetition is not sent to the shop. */
export const repeatedPasswordSchema = v.pipe(
  v.object({
    password: newPasswordSchema,
    repeatPassword: v.pipe(v.string(), v.nonEmpty('fieldRequired' satisfies ErrorName)),
  }),
  v.forward(
    v.partialCheck(
      [['password'], ['repeatPassword']],
      ({ password, repeatPassword }) => isSamePassword(password, repeatPassword),
      'passwordsDiffer',
    ),
    ['repeatPassword'],
  ),
)

export const registerFormSchema = v.intersect([registrationSchema, repeatedPasswordSchema])

export const changePasswordFormSchema = v.intersect([passwordChangeSchema, repeatedPasswordSchema])

/** The first password of an account without one. */
export const firstPasswordFormSchema = v.intersect([passwordChoiceSchema, repeatedPasswordSchema])
