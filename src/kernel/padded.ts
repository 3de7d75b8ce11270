/**
 * The same values with the last one again, until their number is a power of two. A statement with a list of them has few texts
 * then, and the database one plan for each.
 */
export function padded<Value>(values: readonly Value[]): readonly Value[] {
  const last = values.at(-1)
  if (last === undefined) return values
  const length = 2 ** Math.ceil(Math.log2(values.length))
  return [...values, ...Array.from({ length: length - values.length }, () => last)]
}
