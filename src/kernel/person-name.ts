import * as v from 'valibot'
import { hasEmoji, isPrintable } from '#kernel/characters.ts'
import type { ErrorName } from '#kernel/error-codes.ts'

/** Enough for the longest double name, short enough for the head of a letter. */
const nameLengthMax = 60

/**
 * Names go into mails to strangers, so they must not carry an advertisement: no links, no addresses, no
 * signs of markup. At least one letter, of any script.
 */
const hasForbiddenSign = /[<>{}[\]|\\@#$%^*=~;"\n]|:\/\/|www\./i

export function isPersonName(text: string): boolean {
  return (
    text.length <= nameLengthMax &&
    /\p{L}/u.test(text) &&
    isPrintable(text) &&
    !hasEmoji(text) &&
    !hasForbiddenSign.test(text)
  )
}

const normalizeName = (text: string): string => text.normalize('NFC').trim().replaceAll(/ +/g, ' ')

export const personNameSchema = v.pipe(
  v.string(),
  v.transform(normalizeName),
  v.nonEmpty('fieldRequired' satisfies ErrorName),
  v.check(isPersonName, 'nameInvalid' satisfies ErrorName),
)

/** Companies have digits and signs in their names: "Bakker & Zn. 1911". */
const companyNameLengthMax = 100

export const companyNameSchema = v.pipe(
  v.string(),
  v.transform(normalizeName),
  v.nonEmpty('fieldRequired' satisfies ErrorName),
  v.maxLength(companyNameLengthMax, 'nameInvalid' satisfies ErrorName),
  v.check(
    (text) => isPrintable(text) && !hasEmoji(text) && /[\p{L}\p{N}]/u.test(text),
    'nameInvalid' satisfies ErrorName,
  ),
)
