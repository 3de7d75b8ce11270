/**
 * Divides an amount over equal parts without losing a cent: the parts differ by at most one and add up to the
 * whole.
 */
export function splitEvenly(cents: number, parts: number): readonly number[] {
  const upTo = (count: number) => Math.floor((cents * count) / parts)
  return Array.from({ length: parts }, (_, index) => upTo(index + 1) - upTo(index))
}
