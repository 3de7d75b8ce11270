import * as v from 'valibot'
import { countCharacters, hasEmoji, isPrintable, isVisible } from '#kernel/characters.ts'
import { cleanText } from '#kernel/clean-text.ts'
import type { ErrorName } from '#kernel/error-codes.ts'
import { noteLengthMax } from '#kernel/limits.ts'

/** Bounds what marks stacked on one character can add to what is stored. */
const noteUnitsMax = noteLengthMax * 8

/**
 * What is wrong with a note, or undefined. Signs such as > and / are fine (SPEC §5); emoji are not, because
 * the card cannot show them.
 */
export function findNoteProblem(text: string): ErrorName | undefined {
  const note = cleanText(text)
  if (!isVisible(note)) return hasEmoji(note) ? 'noteHasEmoji' : 'noteInvalid'
  if (note.length > noteUnitsMax || countCharacters(note) > noteLengthMax) return 'noteTooLong'
  if (hasEmoji(note)) return 'noteHasEmoji'
  return isPrintable(note) ? undefined : 'noteInvalid'
}

export const noteSchema = v.pipe(
  v.string(),
  v.rawCheck(({ dataset, addIssue }) => {
    const problem = dataset.typed ? findNoteProblem(dataset.value) : undefined
    if (problem !== undefined) addIssue({ message: problem })
  }),
  v.transform(cleanText),
)
