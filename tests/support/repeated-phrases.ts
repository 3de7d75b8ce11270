const wordsInRow = 8
const textsMax = 3

/** Runs of eight words that stand in the texts of more than three owners: what sounds copied. */
export function repeatedPhrases(
  texts: readonly { owner: string; text: string }[],
): readonly string[] {
  const owners = new Map<string, Set<string>>()
  for (const { owner, text } of texts) {
    const words = text.toLowerCase().match(/[\p{L}\p{N}’']+/gu) ?? []
    for (let at = 0; at + wordsInRow <= words.length; at += 1) {
      const run = words.slice(at, at + wordsInRow).join(' ')
      owners.set(run, (owners.get(run) ?? new Set()).add(owner))
    }
  }
  return [...owners].filter(([, all]) => all.size > textsMax).map(([run]) => run)
}
