import * as v from 'valibot'
import { countCharacters, isPrintable, isVisible } from '#kernel/characters.ts'
import type { ErrorName } from '#kernel/error-codes.ts'
import { contactLengthMax, contactLengthMin } from '#kernel/limits.ts'

/** Bounds what marks stacked on one character can add to what is stored. */
const contactUnitsMax = contactLengthMax * 8

/** Line ends of every system count as one, and composed letters are stored in one way. */
const normalizeMessage = (text: string): string =>
  text.replaceAll(/\r\n?/g, '\n').replaceAll('\t', ' ').normalize('NFC').trim()

/** What is wrong with a message to the shop, or undefined. Emoji are welcome here: nothing is printed on a card. */
export function findContactProblem(text: string): ErrorName | undefined {
  const message = normalizeMessage(text)
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
  v.transform(normalizeMessage),
)

export const orderNumberShape = /^\d{1,4}-[A-Z0-9]{4}-[A-Z0-9]{4}$/

/** As orders are called, `61-7KD3-9QXM`, however somebody typed it: small letters, with spaces or a long dash. */
export const normalizeOrderNumber = (text: string): string =>
  text
    .trim()
    .toUpperCase()
    .replaceAll(/[\s\p{Pd}]+/gu, '-')

/** An empty field counts as none. Whether there is such an order is not told: anybody may ask. */
export const orderNumberSchema = v.pipe(
  v.string(),
  v.transform((text) => (text.trim() === '' ? undefined : normalizeOrderNumber(text))),
  v.optional(v.pipe(v.string(), v.regex(orderNumberShape, 'orderNumberInvalid' as ErrorName))),
)
