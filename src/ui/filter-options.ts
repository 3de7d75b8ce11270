import { plainLetters } from '#kernel/plain-letters.ts'
import type { Elements } from './elements.ts'

/**
 * The id that is sent, and the text that is shown, beside an icon of 20 pixels where there is one
 * (SPEC §3).
 */
export type SelectOption = { id: string; label: string; icon?: Elements }

/** Options with a word that begins as typed; capitals and accents do not matter. */
export function filterOptions(
  options: readonly SelectOption[],
  typed: string,
): readonly SelectOption[] {
  const wanted = plainLetters(typed).trim()
  if (wanted === '') return options
  return options.filter(({ label }) => {
    const words = plainLetters(label).trim()
    return words.startsWith(wanted) || words.includes(` ${wanted}`)
  })
}
