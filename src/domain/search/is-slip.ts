/** Shorter words lie so near to each other that one wrong letter makes another word. */
const lengthMin = 6
/** From here on two letters may be wrong. */
const longMin = 9

/** How many letters may be wrong in a word of such a length. */
export const slipsMax = (length: number): number =>
  length < lengthMin ? 0 : length < longMin ? 1 : 2

const vowels = /[aeiou]/g

/**
 * Whether a word is another one written carelessly: letters were left out or doubled, or vowels were mistaken for each
 * other. One consonant in place of another makes another word: "karten" are no "kaarsen".
 */
export function isSlip(word: string, meant: string): boolean {
  if (word[0] !== meant[0]) return false
  const [one, other] = [word.replaceAll(vowels, ''), meant.replaceAll(vowels, '')]
  if (one === other) return true
  return (
    Math.abs(word.length - meant.length) === 1 && (isPartOf(one, other) || isPartOf(other, one))
  )
}

/** All letters of the shorter one stand in the longer one, in their order. */
function isPartOf(shorter: string, longer: string): boolean {
  let at = 0
  for (const letter of longer) if (letter === shorter[at]) at += 1
  return at === shorter.length
}
