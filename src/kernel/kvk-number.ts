import * as v from 'valibot'
import type { ErrorName } from '#kernel/error-codes.ts'

const kvkShape = /^\d{8}$/

/** Eight digits of the Dutch trade register, which have no check digit. An empty field is no number. */
export const optionalKvkNumberSchema = v.optional(
  v.pipe(
    v.string(),
    v.transform((text) => text.normalize('NFKC').replaceAll(/[\s.]/g, '') || undefined),
    v.check(
      (text) => text === undefined || kvkShape.test(text),
      'kvkNumberInvalid' satisfies ErrorName,
    ),
  ),
)
