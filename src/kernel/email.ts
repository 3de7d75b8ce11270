import * as v from 'valibot'
import type { ErrorName } from '#kernel/error-codes.ts'

/** RFC 5321: the longest path that a mail server has to take, without its brackets. */
const emailLengthMax = 254
const localLengthMax = 64

const local = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/i
const domain = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?=.*[a-z])[a-z0-9-]{2,63}$/i

/** What mail servers really take: no quotes, no comments, no bare host. International domains as `xn--`. */
export function isEmail(text: string): boolean {
  if (text.length > emailLengthMax) return false
  const at = text.lastIndexOf('@')
  if (at < 1 || at > localLengthMax) return false
  return local.test(text.slice(0, at)) && domain.test(text.slice(at + 1))
}

/** Messages are names of the registry of errors, so that server and screens say the same. */
export const emailSchema = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty('fieldRequired' satisfies ErrorName),
  v.check(isEmail, 'emailInvalid' satisfies ErrorName),
)

/** The key by which an address is found and compared: capitals do not make another mailbox. */
export const emailKeyOf = (email: string): string => email.trim().toLowerCase()

export const isSameEmail = (one: string, other: string): boolean =>
  emailKeyOf(one) === emailKeyOf(other)

/** A field that may stay empty. */
export const optionalEmailSchema = v.optional(
  v.pipe(
    v.string(),
    v.transform((text) => text.trim() || undefined),
    v.check((text) => text === undefined || isEmail(text), 'emailInvalid' satisfies ErrorName),
  ),
)

/** An address typed twice, as a form asks it; the answer names the field that is wrong. */
export const repeatedEmailSchema = v.pipe(
  v.object({
    email: emailSchema,
    confirmEmail: v.pipe(v.string(), v.trim(), v.nonEmpty('fieldRequired' satisfies ErrorName)),
  }),
  v.forward(
    v.partialCheck(
      [['email'], ['confirmEmail']],
      ({ email, confirmEmail }) => isRepeated(email, confirmEmail),
      'emailsDiffer' satisfies ErrorName,
    ),
    ['confirmEmail'],
  ),
)

/** For the field that repeats an address; silent while there is something else to say about either. */
export const isRepeated = (email: string, confirmEmail: string): boolean =>
  confirmEmail.trim() === '' || !isEmail(email.trim()) || isSameEmail(email, confirmEmail)
