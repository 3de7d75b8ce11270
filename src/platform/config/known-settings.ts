/** Names that no other program uses for its own settings. */
const ownPrefixes = /^(?:ADYEN|CARD|TRUSTED|CAPTCHA)_/

/** Shorter names resemble those of the system: HOME is none of ours. */
const longName = 7

/** A sentence for each name in the environment that looks like a misspelt setting of ours. */
export function findMisspelt(
  environment: NodeJS.ProcessEnv,
  known: ReadonlySet<string>,
): readonly string[] {
  return Object.keys(environment)
    .filter((name) => !known.has(name) && environment[name] !== undefined)
    .flatMap((name) => {
      const meant = [...known].find((setting) => isAlmost(name, setting))
      if (meant !== undefined) return [`${name} is no setting: ${meant} is meant.`]
      return ownPrefixes.test(name) ? [`${name} is no setting.`] : []
    })
}

function isAlmost(name: string, setting: string): boolean {
  if (name.length < longName && name !== setting.slice(0, -1)) return false
  return distance(name, setting) <= Math.floor(setting.length / 4)
}

/** Letters to insert, delete or replace (Levenshtein). */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (const [at, letter] of [...one].entries()) {
    const next = [at + 1]
    for (const [index, otherLetter] of [...other].entries())
      next.push(
        Math.min(
          (next[index] ?? 0) + 1,
          (row[index + 1] ?? 0) + 1,
          (row[index] ?? 0) + (letter === otherLetter ? 0 : 1),
        ),
      )
    row = next
  }
  return row.at(-1) ?? 0
}
