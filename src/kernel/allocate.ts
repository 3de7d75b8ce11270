import { sum } from '#kernel/money.ts'

/**
 * Divides an amount by weights without losing a cent: each part is within a cent of its share, and the parts add up to
 * the whole. The amount may be below zero; weights are not. Where all weights are nothing, the parts are equal.
 */
export function allocate(cents: number, weights: readonly number[]): readonly number[] {
  const total = sum(weights)
  const fair = total === 0 ? weights.map(() => 1) : weights
  const whole = total === 0 ? weights.length : total
  let weighed = 0
  let given = 0
  return fair.map((weight) => {
    weighed += weight
    const upTo = Number((BigInt(cents) * BigInt(weighed)) / BigInt(whole))
    const part = upTo - given
    given = upTo
    return part
  })
}
