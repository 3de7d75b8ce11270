import * as v from 'valibot'
import { visibleAscii } from './characters.ts'

/** Several times what the provider sends. The whole address may be 16 kB long. */
const lengthMax = 4000

/** What a bank brings back in the address, for the provider alone to read: printable characters without a space. */
export const redirectResultSchema = v.pipe(
  v.string(),
  v.maxLength(lengthMax),
  v.regex(visibleAscii),
)

/** Anything else was made up, and tells nothing of the payment. */
export const isRedirectResult = (text: string): boolean => v.is(redirectResultSchema, text)
