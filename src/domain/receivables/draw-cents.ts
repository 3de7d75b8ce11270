type Given<Source, Target> = { source: Source; target: Target; cents: number }

type Drawn<Source, Target> = {
  /** Sums from sources to targets, never zero. */
  given: readonly Given<Source, Target>[]
  /** Targets with what is open after it. */
  left: readonly { target: Target; openCents: number }[]
}

/** Gives what sources have to targets: the first source first, to the first target first. */
export function drawCents<
  Source extends { leftCents: number },
  Target extends { openCents: number },
>(sources: readonly Source[], targets: readonly Target[]): Drawn<Source, Target> {
  const given: Given<Source, Target>[] = []
  const left = targets.map((target) => ({ target, openCents: target.openCents }))
  for (const source of sources) {
    let { leftCents } = source
    for (const one of left) {
      const cents = Math.min(leftCents, one.openCents)
      if (cents <= 0) continue
      leftCents -= cents
      one.openCents -= cents
      given.push({ source, target: one.target, cents })
    }
  }
  return { given, left }
}
