import { plainLetters } from '#kernel/plain-letters.ts'

/** What is chosen by, and what is read (SPEC §3). */
export type SelectOption = { id: string; label: string }

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

/** The next one in a direction; after the last comes the first (SPEC §4). */
export function stepFrom<Item>(items: readonly Item[], from: Item | undefined, step: 1 | -1) {
  if (items.length === 0) return undefined
  const at = from === undefined ? -1 : items.indexOf(from)
  if (at < 0) return step === 1 ? items[0] : items.at(-1)
  return items[(at + step + items.length) % items.length]
}
