import * as v from 'valibot'
import { isPrintable } from '#kernel/characters.ts'
import { cleanLine } from '#kernel/clean-text.ts'
import { normalizeOrderNumber, orderNumberShape } from '#kernel/contact-message.ts'
import { emailSchema } from '#kernel/email.ts'
import type { ErrorName } from '#kernel/error-codes.ts'
import { personNameSchema } from '#kernel/person-name.ts'

const partsLengthMax = 500

/** What a statement of withdrawal asks, and no more (art. 11a of directive 2011/83): who, from which order, and where they are reached. */
export const withdrawalSchema = v.object({
  name: personNameSchema,
  orderNumber: v.pipe(
    v.string(),
    v.transform(normalizeOrderNumber),
    v.nonEmpty('fieldRequired' satisfies ErrorName),
    v.regex(orderNumberShape, 'orderNumberInvalid' satisfies ErrorName),
  ),
  email: emailSchema,
  /** Which of it, in words; empty is all of it. */
  partsText: v.optional(
    v.pipe(
      v.string(),
      v.transform((text) => cleanLine(text)),
      v.maxLength(partsLengthMax, 'tooLong' satisfies ErrorName),
      v.check(isPrintable, 'contactMessageInvalid' satisfies ErrorName),
      v.transform((text) => text || undefined),
    ),
  ),
})

export type Withdrawal = v.InferOutput<typeof withdrawalSchema>
