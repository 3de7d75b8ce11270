/** What may be chosen: one of these amounts, or any multiple of a step between two bounds. */
export type AmountOffer = {
  id: string
  amountsCents: readonly number[]
  free?: { minCents: number; maxCents: number; stepCents: number } | undefined
}

export type Choice = { id: string; cents: number }

/** One or two choices that leave nothing of a balance; what is to be paid besides, 0 where they fit to the cent. */
export type SpendingPlan = { choices: readonly Choice[]; addCents: number }

/**
 * How to spend a balance to the last cent: with the least to pay besides, then in the fewest choices. Of what costs the
 * same, what stands first in the list is taken. Undefined where nothing is left, or one or two choices are too little.
 */
export function spendItAll(
  balanceCents: number,
  offers: readonly AmountOffer[],
): SpendingPlan | undefined {
  if (balanceCents <= 0) return undefined
  const first = firstOfEach(balanceCents, offers)
  const single = least([...first.keys()].filter((cents) => cents >= balanceCents))
  const pair = cheapestPair(
    balanceCents,
    [...first.keys()].filter((cents) => cents < balanceCents),
  )
  const cheapest =
    pair !== undefined && (single === undefined || sumOf(pair) < single)
      ? pair
      : single === undefined
        ? undefined
        : [single]
  if (cheapest === undefined) return undefined
  return {
    choices: cheapest.map((cents) => ({ id: first.get(cents) ?? '', cents })),
    addCents: sumOf(cheapest) - balanceCents,
  }
}

/** Every amount that can matter, and the first offer that has it: all below the balance, and of each the least above. */
function firstOfEach(balanceCents: number, offers: readonly AmountOffer[]): Map<number, string> {
  const first = new Map<number, string>()
  for (const { id, amountsCents, free } of offers) {
    for (const cents of [...amountsCents, ...(free ? multiplesOf(free, balanceCents) : [])])
      if (cents > 0 && !first.has(cents)) first.set(cents, id)
  }
  return first
}

function multiplesOf(free: NonNullable<AmountOffer['free']>, balanceCents: number): number[] {
  const { minCents, maxCents, stepCents } = free
  const multiples: number[] = []
  for (let cents = Math.ceil(minCents / stepCents) * stepCents; cents <= maxCents; ) {
    multiples.push(cents)
    if (cents >= balanceCents) break
    cents += stepCents
  }
  return multiples
}

/** The two amounts, the same twice too, whose sum is the least that reaches the balance; the larger one first. */
function cheapestPair(
  balanceCents: number,
  amounts: readonly number[],
): [number, number] | undefined {
  const sorted = amounts.toSorted((left, right) => left - right)
  let best: [number, number] | undefined
  let low = 0
  let high = sorted.length - 1
  while (low <= high) {
    const [small = 0, large = 0] = [sorted[low], sorted[high]]
    if (small + large < balanceCents) {
      low += 1
      continue
    }
    if (best === undefined || small + large < sumOf(best)) best = [large, small]
    high -= 1
  }
  return best
}

const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, cents) => sum + cents, 0)

const least = (amounts: readonly number[]): number | undefined =>
  amounts.length === 0 ? undefined : Math.min(...amounts)
