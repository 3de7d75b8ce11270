import { isOffered, type PriceRule } from '#storefront/parts/amounts/price-rule.ts'

/** A card that a choice card may become, and for how much. */
type Offer = { id: string; digitalVariationConfig: PriceRule | null }

export type WayToSpend = readonly { id: string; cents: number }[]

/** One card, two, three; more only where an amount is too much for fewer. */
const countMax = 6
const waysShown = 3
const roundCents = 5_00

/** How an amount may be spent to the last cent, each way on more cards than the one before and on none of its cards. */
export function waysToSpend(cents: number, offers: readonly Offer[]): readonly WayToSpend[] {
  const ways: WayToSpend[] = []
  const used = new Set<string>()
  for (let count = 1; count <= countMax && ways.length < waysShown; count += 1) {
    const free = offers.filter(({ id }) => !used.has(id))
    const way = spendOn(cents, free, count)
    if (way === undefined) continue
    ways.push(way)
    for (const { id } of way) used.add(id)
  }
  return ways
}

/** The first cards in a row that have the amounts for it. */
function spendOn(cents: number, offers: readonly Offer[], count: number): WayToSpend | undefined {
  for (let first = 0; first + count <= offers.length; first += 1) {
    const way = divide(cents, offers.slice(first, first + count))
    if (way !== undefined) return way
  }
  return undefined
}

/** As evenly as their amounts allow. */
function divide(cents: number, [offer, ...others]: readonly Offer[]): WayToSpend | undefined {
  const rule = offer?.digitalVariationConfig
  if (offer === undefined || !rule) return undefined
  if (others.length === 0) return isOffered(rule, cents) ? [{ id: offer.id, cents }] : undefined
  for (const part of partsNear(cents / (others.length + 1), rule)) {
    if (part >= cents) continue
    const rest = divide(cents - part, others)
    if (rest !== undefined) return [{ id: offer.id, cents: part }, ...rest]
  }
  return undefined
}

/** Amounts that people give, the nearest first. */
function partsNear(share: number, rule: PriceRule): readonly number[] {
  const round = Math.round(share / roundCents) * roundCents
  const listed = rule.pricesToShow.map(({ value }) => value)
  const distance = (part: number) => Math.abs(part - share)
  return [...new Set([round, ...listed])]
    .filter((part) => isOffered(rule, part))
    .toSorted((one, other) => distance(one) - distance(other))
}
