import { plainDigits } from '#kernel/choice-card.ts'

/** More than anybody types by mistake: the length is judged when the form is sent, and said in words. */
const digitsMax = 24

/** The digits of what was typed or pasted, in fours, as they stand on a card. Words that came along fall away. */
export const groupDigits = (text: string): string =>
  (digitsIn(text).match(/\d{1,4}/g) ?? []).join(' ')

const digitsIn = (text: string): string =>
  plainDigits(text).replaceAll(/\D/g, '').slice(0, digitsMax)

/** Where the caret belongs in the grouped text: behind the same digit as it was in what was typed. */
export function caretIn(grouped: string, typed: string, caret: number): number {
  const digitsBefore = digitsIn(typed.slice(0, caret)).length
  if (digitsBefore === 0) return 0
  let seen = 0
  for (const [at, character] of [...grouped].entries()) {
    if (character !== ' ') seen += 1
    if (seen === digitsBefore) return at + 1
  }
  return grouped.length
}
