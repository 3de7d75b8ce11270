import * as v from 'valibot'
import { passwordChangeSchema, registrationSchema } from '#kernel/account-input.ts'
import type { ErrorName } from '#kernel/error-codes.ts'
import { newPasswordSchema, normalizePassword } from '#kernel/password.ts'

/** Says nothing while there is something else to say about either (SPEC §5: must match). */
const isSamePassword = (password: string, repeated: string): boolean =>
  repeated === '' || normalizePassword(password) === normalizePassword(repeated)

/** A password that is being chosen, repeated for who typed it blind; the shop is not sent the repetition. */
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
