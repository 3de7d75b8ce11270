/** Chance that a seed repeats. */
export type Dice = {
  /** A whole number from 0 to below `count`. */
  below(count: number): number
  pick<Item>(items: readonly Item[]): Item
  /** True so many times in a hundred. */
  chance(percent: number): boolean
  /** Others for somebody who throws at the same time: what they throw changes nothing here. */
  another(): Dice
}

/** mulberry32: small, and good enough to choose what happens next. */
export function openDice(seed: number): Dice {
  let state = seed >>> 0
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (count: number): number => Math.floor(next() * count)
  return {
    below,
    pick: (items) => {
      const item = items[below(items.length)]
      if (item === undefined) throw new Error('There is nothing to pick from.')
      return item
    },
    chance: (percent) => below(100) < percent,
    another: () => openDice(Math.floor(next() * 2 ** 32)),
  }
}
