type Given<Source, Target> = { source: Source; target: Target; cents: number }

type Drawn<Source, Target> = {
  /** Sums from sources to targets, never zero. */
  given: readonly Given<Source, Target>[]
  /** Targets with what is open after it. */
  left: readonly { target: Target; openCents: number }[]
}

/** True of a source and a target that belong together. */
type Match<Source, Target> = (source: Source, target: Target) => boolean

const anyMatch = (): boolean => true

/**
 * Gives what sources have to targets: what matches first, in the order of `matches`, then the first
 * source to the first target.
 */
export function drawCents<
  Source extends { leftCents: number },
  Target extends { openCents: number },
>(
  sources: readonly Source[],
  targets: readonly Target[],
  matches: readonly Match<Source, Target>[] = [],
): Drawn<Source, Target> {
  const given: Given<Source, Target>[] = []
  const from = sources.map((source) => ({ source, leftCents: source.leftCents }))
  const left = targets.map((target) => ({ target, openCents: target.openCents }))
  const pairs = from.flatMap((one) => left.map((other) => ({ one, other })))
  for (const isMatch of [...matches, anyMatch]) {
    for (const { one, other } of pairs) {
      const cents = Math.min(one.leftCents, other.openCents)
      if (cents <= 0 || !isMatch(one.source, other.target)) continue
      one.leftCents -= cents
      other.openCents -= cents
      given.push({ source: one.source, target: other.target, cents })
    }
  }
  return { given, left }
}
