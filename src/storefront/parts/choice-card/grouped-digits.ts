import { plainDigits } from '#kernel/plain-digits.ts'

/** More digits than visitors type by mistake. The form checks the length when it is sent, and shows an error. */
const digitsMax = 24

/** The digits of a typed or pasted text, in groups of four as on a card. Other characters are dropped. */
export const groupDigits = (text: string): string =>
  (digitsIn(text).match(/\d{1,4}/g) ?? []).join(' ')

const digitsIn = (text: string): string =>
  plainDigits(text).replaceAll(/\D/g, '').slice(0, digitsMax)

/** The caret's place in the grouped text: behind the same digit as in the typed text. */
export function caretPosition(grouped: string, typed: string, caret: number): number {
  const digitsBefore = digitsIn(typed.slice(0, caret)).length
  if (digitsBefore === 0) return 0
  let seen = 0
  for (const [at, character] of [...grouped].entries()) {
    if (character !== ' ') seen += 1
    if (seen === digitsBefore) return at + 1
  }
  return grouped.length
}
