import * as v from 'valibot'
import { isAscii } from '#kernel/characters.ts'
import { cleanCode } from '#kernel/clean-text.ts'
import type { ErrorName } from '#kernel/error-codes.ts'
import { referenceLengthMax } from '#kernel/limits.ts'

/** 1 to 20 characters of ASCII (SPEC §5): bookkeeping programs of every age read it. An empty field is no reference. */
export const optionalReferenceSchema = v.optional(
  v.pipe(
    v.string(),
    v.transform((text) => cleanCode(text) || undefined),
    v.check(
      (text) => text === undefined || (text.length <= referenceLengthMax && isAscii(text)),
      'referenceInvalid' satisfies ErrorName,
    ),
  ),
)
