/** What happened on a walk, counted by kind, and what must not happen. */
export type Tally = {
  count(what: string): void
  /** Found before the audit: the walk goes on, and fails at its end. */
  blame(trouble: string): void
  troubles: readonly string[]
  lines(): readonly string[]
}

export function openTally(): Tally {
  const counts = new Map<string, number>()
  const troubles: string[] = []
  return {
    count: (what) => {
      counts.set(what, (counts.get(what) ?? 0) + 1)
    },
    blame: (trouble) => {
      troubles.push(trouble)
    },
    troubles,
    lines: () =>
      [...counts]
        .sort(([one], [other]) => one.localeCompare(other))
        .map(([what, count]) => `  ${String(count).padStart(5)}  ${what}`),
  }
}
