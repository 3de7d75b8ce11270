import * as v from 'valibot'
import { cleanLine } from '#kernel/clean-text.ts'
import type { ErrorName } from '#kernel/error-codes.ts'

/** RFC 5321: the longest path that a mail server has to take, without its brackets. */
const emailLengthMax = 254
const localLengthMax = 64

const local = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/i
const domain = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?=.*[a-z])[a-z0-9-]{2,63}$/i

/** What mail servers really take: no quotes, no comments, no bare host. `cleanEmail` brings international domains into it. */
export function isEmail(text: string): boolean {
  if (text.length > emailLengthMax) return false
  const at = text.lastIndexOf('@')
  if (at < 1 || at > localLengthMax) return false
  return local.test(text.slice(0, at)) && domain.test(text.slice(at + 1))
}

/** The address as mail servers write it: international domains as `xn--` (UTS #46). */
function asciiAddress(address: string): string {
  const at = address.lastIndexOf('@')
  const host = address.slice(at + 1)
  if (at < 1 || /^[\x20-\x7e]*$/.test(host) || !/^[\p{L}\p{N}\p{M}.\u3002\uFF61·-]+$/u.test(host))
    return address
  return `${address.slice(0, at)}@${URL.parse(`http://${host}`)?.hostname ?? host}`
}

/** Signs around one address, and the name of its owner behind it: "(jan@voorbeeld.nl)", "jan@voorbeeld.nl (Jan)". */
const wrapping =
  /^[<[(„“”‘’«»"'`*]*([^\s<>[\]()„“”‘’«»"`*;,@]+@[^\s<>[\]()„“”‘’«»"'`*;,@]+)(?: ?\([^()@]*\)|[>\])„“”‘’«»"'`*]+)?$/

/** Text and target of "Jan <jan@voorbeeld.nl>", and of "[Jan](mailto:jan@voorbeeld.nl)". */
const links = [/^([^<>]*)<([^<>]*)>$/, /^\[([^[\]]*)\]\((mailto:[^()]*)\)$/i]

/** The address of a link, decoded; undefined where it cannot be decoded. */
function decodedTarget(target: string): string | undefined {
  try {
    return decodeURIComponent(target)
  } catch {
    return undefined
  }
}

/** Without "mailto:" and what follows a question mark, and without spaces around the sign. */
function addressIn(text: string): string | undefined {
  const [, linked] = /^mailto:(?:\/\/)?([^?]*)/i.exec(text) ?? []
  const target = linked === undefined ? text : decodedTarget(linked)
  const bare = target?.trim().replace(/^([^\s@]+) *@ *([^\s@]+)$/, '$1@$2') ?? ''
  const address = asciiAddress(wrapping.exec(bare)?.[1] ?? bare)
  return isEmail(address) ? address : undefined
}

/** A link whose text is another address is not followed. */
function linkedAddress(line: string): string | undefined {
  const [, text = '', target = ''] = links.map((link) => link.exec(line)).find(Boolean) ?? []
  const address = addressIn(target)
  const shown = text.includes('@') ? addressIn(text.trim()) : address
  return shown?.toLowerCase() === address?.toLowerCase() ? address : undefined
}

/**
 * A typed or pasted address as it is meant: out of "Jan <jan@voorbeeld.nl>" and "mailto:jan@voorbeeld.nl?subject=…",
 * without the signs that mail programs put around it. A text with two addresses, or with none, stays as it is.
 */
export function cleanEmail(text: string): string {
  const line = cleanLine(text)
  const bare = line.replace(/(?<![ ;,.])[ ;,.]+$/, '')
  return linkedAddress(bare) ?? addressIn(bare) ?? line
}

/** Ends the pipe, so that what is too long is not told to be wrong besides. */
const notLonger = v.rawTransform<string, string>(({ dataset, addIssue, NEVER }) => {
  if (dataset.value.length <= emailLengthMax) return dataset.value
  addIssue({ message: 'tooLong' satisfies ErrorName })
  return NEVER
})

/** Messages are names of the registry of errors, so that server and screens say the same. */
export const emailSchema = v.pipe(
  v.string(),
  v.transform(cleanEmail),
  v.nonEmpty('fieldRequired' satisfies ErrorName),
  notLonger,
  v.check(isEmail, 'emailInvalid' satisfies ErrorName),
)

/** The key by which an address is found and compared: capitals do not make another mailbox. */
export const emailKeyOf = (email: string): string => cleanEmail(email).toLowerCase()

/** Whose mailboxes ignore dots. */
const withoutDots = /^(?:gmail|googlemail)\.com$/

/**
 * The key by which mailboxes are counted: "jan+1@", and at Gmail "j.an@", arrive in the same one. For limits only; it
 * is no address.
 */
export function mailboxKeyOf(email: string): string {
  const [local = '', domain = ''] = emailKeyOf(email).split('@')
  const [base = ''] = local.split('+')
  const isGmail = withoutDots.test(domain)
  return isGmail ? `${base.replaceAll('.', '')}@gmail.com` : `${base || local}@${domain}`
}

export const isSameEmail = (one: string, other: string): boolean =>
  emailKeyOf(one) === emailKeyOf(other)

/** A field that may stay empty. */
export const optionalEmailSchema = v.optional(
  v.pipe(
    v.string(),
    v.transform(cleanEmail),
    notLonger,
    v.transform((text) => text || undefined),
    v.check((text) => text === undefined || isEmail(text), 'emailInvalid' satisfies ErrorName),
  ),
)

/** The same address once more. */
export const repeatedSchema = v.pipe(
  v.string(),
  v.transform(cleanEmail),
  v.nonEmpty('fieldRequired' satisfies ErrorName),
)

/** An address typed twice, as a form asks it; the answer names the field that is wrong. */
export const repeatedEmailSchema = v.pipe(
  v.object({
    email: emailSchema,
    confirmEmail: repeatedSchema,
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
  cleanLine(confirmEmail) === '' || !isEmail(cleanEmail(email)) || isSameEmail(email, confirmEmail)
