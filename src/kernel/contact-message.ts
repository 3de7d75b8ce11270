import * as v from 'valibot'
import { countCharacters, isPrintable, isVisible } from '#kernel/characters.ts'
import { cleanCode, cleanText } from '#kernel/clean-text.ts'
import type { ErrorName } from '#kernel/error-codes.ts'
import { contactLengthMax, contactLengthMin } from '#kernel/limits.ts'

/** Bounds what marks stacked on one character can add to what is stored. */
const contactUnitsMax = contactLengthMax * 8

/** What is wrong with a message to the shop, or undefined. Emoji are welcome here: nothing is printed on a card. */
export function findContactProblem(text: string): ErrorName | undefined {
  const message = cleanText(text)
  if (message === '') return 'fieldRequired'
  if (message.length > contactUnitsMax) return 'contactMessageTooLong'
  const length = countCharacters(message)
  if (length > contactLengthMax) return 'contactMessageTooLong'
  if (!isPrintable(message) || !isVisible(message)) return 'contactMessageInvalid'
  return length < contactLengthMin ? 'contactMessageTooShort' : undefined
}

export const contactMessageSchema = v.pipe(
  v.string(),
  v.rawCheck(({ dataset, addIssue }) => {
    const problem = dataset.typed ? findContactProblem(dataset.value) : undefined
    if (problem !== undefined) addIssue({ message: problem })
  }),
  v.transform(cleanText),
)

export const orderNumberShape = /^\d{1,4}-[A-Z0-9]{4}-[A-Z0-9]{4}$/

/** As orders are called, `61-7KD3-9QXM`, however somebody typed it: small letters, with spaces or a long dash. */
export const normalizeOrderNumber = (text: string): string =>
  cleanCode(text).toUpperCase().replaceAll(/[ -]+/g, '-')

/** An empty field counts as none. Whether there is such an order is not told: anybody may ask. */
export const orderNumberSchema = v.pipe(
  v.string(),
  v.transform((text) => normalizeOrderNumber(text) || undefined),
  v.optional(v.pipe(v.string(), v.regex(orderNumberShape, 'orderNumberInvalid' as ErrorName))),
)
