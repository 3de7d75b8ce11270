import * as v from 'valibot'
import type { ErrorName } from '#kernel/error-codes.ts'

/** SPEC §9: as people count characters. */
export const passwordLengthMin = 8

/** SPEC §5 leaves it open: room for any sentence, and an end to what one log-in may cost in hashing. */
export const passwordLengthMax = 128

/**
 * What is wrong with a new password, or undefined. SPEC §5: letters, digits and symbols. Letters and digits of any script
 * count; whatever is neither, a space between words too, is a symbol.
 */
export function findPasswordProblem(text: string): ErrorName | undefined {
  const { length } = [...normalizePassword(text)]
  if (length === 0) return 'fieldRequired'
  if (length < passwordLengthMin) return 'passwordTooShort'
  if (length > passwordLengthMax) return 'passwordTooLong'
  return missingKinds(text).length > 0 ? 'passwordCharacters' : undefined
}

const kinds = { letter: /\p{L}/u, digit: /\p{Nd}/u, symbol: /[^\p{L}\p{Nd}\p{M}\p{C}]/u } as const

export type PasswordKind = keyof typeof kinds

/** The kinds of characters that a password still lacks, for a form that helps while it is typed. */
export const missingKinds = (text: string): readonly PasswordKind[] =>
  (Object.keys(kinds) as PasswordKind[]).filter((kind) => !kinds[kind].test(text))

/** One letter may be typed as one character or as two on another keyboard; both are the same password. Nothing is trimmed. */
export const normalizePassword = (text: string): string => text.normalize('NFKC')

/** Of a password that is being chosen. One that is tried is only bounded (`typedPasswordSchema`). */
export const newPasswordSchema = v.pipe(
  v.string(),
  v.rawCheck(({ dataset, addIssue }) => {
    const problem = dataset.typed ? findPasswordProblem(dataset.value) : undefined
    if (problem !== undefined) addIssue({ message: problem })
  }),
  v.transform(normalizePassword),
)

/** Of a password that is tried: whether it is right, only its hash tells. */
export const typedPasswordSchema = v.pipe(
  v.string(),
  v.nonEmpty('fieldRequired' satisfies ErrorName),
  v.maxLength(4 * passwordLengthMax, 'passwordTooLong' satisfies ErrorName),
  v.transform(normalizePassword),
)
