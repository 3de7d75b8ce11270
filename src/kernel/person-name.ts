import * as v from 'valibot'
import { hasEmoji, isPrintable } from '#kernel/characters.ts'
import type { ErrorName } from '#kernel/error-codes.ts'
import { nameLengthMax } from '#kernel/limits.ts'

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

/** What is wrong with a name on the tag of a gift: its giver hears more than that it will not do. */
function findTagNameProblem(name: string): ErrorName | undefined {
  if (name.length > nameLengthMax) return 'nameTooLong'
  if (hasEmoji(name)) return 'nameHasEmoji'
  return isPersonName(name) ? undefined : 'nameInvalid'
}

/** Who gets a gift, or from whom it is, as its tag says it: "Sanne", "Opa en oma". */
export const tagNameSchema = v.pipe(
  v.string(),
  v.transform(normalizeName),
  v.nonEmpty('fieldRequired' satisfies ErrorName),
  v.rawCheck(({ dataset, addIssue }) => {
    const problem = dataset.typed ? findTagNameProblem(dataset.value) : undefined
    if (problem !== undefined) addIssue({ message: problem })
  }),
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

/** Blank means that the visitor left the field alone. */
export const optionalCompanyNameSchema = v.optional(
  v.union(
    [
      v.pipe(
        v.string(),
        v.trim(),
        v.literal(''),
        v.transform(() => undefined),
      ),
      companyNameSchema,
    ],
    'nameInvalid' satisfies ErrorName,
  ),
)
