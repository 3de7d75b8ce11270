import * as v from 'valibot'
import { countCharacters, hasEmoji, isPrintable, isVisible } from '#kernel/characters.ts'
import type { ErrorName } from '#kernel/error-codes.ts'
import { noteLengthMax } from '#kernel/limits.ts'

/** Bounds what marks stacked on one character can add to what is stored. */
const noteUnitsMax = noteLengthMax * 8

/** Line ends of every system count as one, and composed letters are stored in one way. */
const normalizeNote = (text: string): string =>
  text.replaceAll(/\r\n?/g, '\n').replaceAll('\t', ' ').normalize('NFC').trim()

/**
 * What is wrong with a note, or undefined. Signs such as > and / are fine (SPEC §5); emoji are not, because
 * the card cannot show them.
 */
export function findNoteProblem(text: string): ErrorName | undefined {
  const note = normalizeNote(text)
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
  v.transform(normalizeNote),
)
