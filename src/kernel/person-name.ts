import * as v from 'valibot'
import { hasEmoji, isPrintable } from '#kernel/characters.ts'
import { cleanLine } from '#kernel/clean-text.ts'
import type { ErrorName } from '#kernel/error-codes.ts'
import { nameLengthMax } from '#kernel/limits.ts'
import { hasWebAddress } from '#web-address'

/**
 * Names go into mails to strangers, so they must not carry an advertisement: no links, no addresses, no
 * signs of markup, full width or not. At least one letter, of any script.
 */
const hasForbiddenSign = /[<>{}[\]|\\@#$%^*=~;"\n＜＞｛｝［］｜＼＠＃＄％＾＊＝～；＂]|:\/\/|www\./i

export function isPersonName(text: string): boolean {
  return (
    text.length <= nameLengthMax &&
    /\p{L}/u.test(text) &&
    isPrintable(text) &&
    !hasEmoji(text) &&
    !hasForbiddenSign.test(text) &&
    !hasWebAddress(text)
  )
}

export const personNameSchema = v.pipe(
  v.string(),
  v.transform(cleanLine),
  v.nonEmpty('fieldRequired' satisfies ErrorName),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed || isPersonName(dataset.value)) return
    const isLong = dataset.value.length > nameLengthMax
    addIssue({ message: (isLong ? 'tooLong' : 'nameInvalid') satisfies ErrorName })
  }),
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
  v.transform(cleanLine),
  v.nonEmpty('fieldRequired' satisfies ErrorName),
  v.rawCheck(({ dataset, addIssue }) => {
    const problem = dataset.typed ? findTagNameProblem(dataset.value) : undefined
    if (problem !== undefined) addIssue({ message: problem })
  }),
)

/** Companies have digits and signs in their names: "Bakker & Zn. 1911". */
const companyNameLengthMax = 100

const isCompanyName = (text: string): boolean =>
  isPrintable(text) && !hasEmoji(text) && /[\p{L}\p{N}]/u.test(text)

/** Undefined of a name that will do, and of none at all. */
export function findCompanyNameProblem(name: string): ErrorName | undefined {
  if (name.length > companyNameLengthMax) return 'tooLong'
  return name === '' || isCompanyName(name) ? undefined : 'companyNameInvalid'
}

const checkCompanyName = v.rawCheck<string>(({ dataset, addIssue }) => {
  const problem = dataset.typed ? findCompanyNameProblem(dataset.value) : undefined
  if (problem !== undefined) addIssue({ message: problem })
})

export const companyNameSchema = v.pipe(
  v.string(),
  v.transform(cleanLine),
  v.nonEmpty('fieldRequired' satisfies ErrorName),
  checkCompanyName,
)

/** Blank means that the visitor left the field alone. */
export const optionalCompanyNameSchema = v.optional(
  v.pipe(
    v.string('companyNameInvalid' satisfies ErrorName),
    v.transform(cleanLine),
    checkCompanyName,
    v.transform((name) => name || undefined),
  ),
)
