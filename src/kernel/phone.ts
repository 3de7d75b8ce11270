import * as v from 'valibot'
import { cleanCode, cleanLine } from '#kernel/clean-text.ts'
import type { ErrorName } from '#kernel/error-codes.ts'

/**
 * What a form can say about a phone number before the server, which knows the numbering plans,
 * decides. Kept free of that knowledge: it is large, and a browser should not load it.
 */

/** Spaces, dots, hyphens and brackets are how people write, not what they mean. */
export const normalizePhone = (text: string): string =>
  cleanCode(text)
    .replaceAll(/[ .\-()/]/g, '')
    .replace(/^00/, '+')

/** SPEC §5: digits only, with a country code in front where there is one. */
const shape = /^\+?\d{5,15}$/

export const looksLikePhone = (text: string): boolean => shape.test(normalizePhone(text))

/** For the browser: what the server will judge, as it was typed. An empty field is no number. */
export const typedPhoneSchema = v.optional(
  v.pipe(
    v.string(),
    v.transform((text) => cleanLine(text) || undefined),
    v.check(
      (text) => text === undefined || looksLikePhone(text),
      'phoneInvalid' satisfies ErrorName,
    ),
  ),
)

/** A form asks by `typedPhoneSchema`, the server by its numbering plans. */
export type PhoneSchema = v.GenericSchema<string | undefined, string | undefined>
