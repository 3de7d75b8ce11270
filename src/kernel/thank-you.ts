import * as v from 'valibot'
import { countCharacters, isPrintable, isVisible } from '#kernel/characters.ts'
import { cleanText } from '#kernel/clean-text.ts'
import type { ErrorName } from '#kernel/error-codes.ts'
import { noteLengthMax } from '#kernel/limits.ts'

/** Bounds what marks stacked on one character can add to what is stored. */
const unitsMax = noteLengthMax * 8

/** One line, whatever was pasted. */
const normalize = (text: string): string => cleanText(text).replaceAll(/\n+/g, ' ')

function findProblem(text: string): ErrorName | undefined {
  if (text === '') return undefined
  if (text.length > unitsMax || countCharacters(text) > noteLengthMax) return 'noteTooLong'
  return isPrintable(text) && isVisible(text) ? undefined : 'noteInvalid'
}

/** What a receiver writes to thank a giver; empty says it without words. It is read on screens, which show emoji too. */
export const thankYouSchema = v.pipe(
  v.string(),
  v.transform(normalize),
  v.rawCheck(({ dataset, addIssue }) => {
    const problem = dataset.typed ? findProblem(dataset.value) : undefined
    if (problem !== undefined) addIssue({ message: problem })
  }),
)

export const thankYouInputSchema = v.object({ text: thankYouSchema })
