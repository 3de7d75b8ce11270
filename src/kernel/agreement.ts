import * as v from 'valibot'
import type { ErrorName } from '#kernel/error-codes.ts'

/** A box that has to be ticked. The API says true, a form sends `on`, and nothing at all for an empty box. */
export const agreementSchema = v.pipe(
  v.optional(v.union([v.boolean(), v.string()]), false),
  v.transform((ticked) => ticked === true || ticked === 'on'),
  v.literal(true, 'termsNotAccepted' satisfies ErrorName),
)
