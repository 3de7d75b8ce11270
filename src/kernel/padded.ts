/** Jobs take a few at a time, rarely one alone. */
const few = 8

/**
 * The same values with the last one again, until there are 8 of them, 32, 128 or four times as many each time; one alone stays
 * alone. A statement with a list of them has few texts then, and the database one plan for each: the first five
 * runs of each text are planned one by one, on each connection.
 */
export function padded<Value>(values: readonly Value[]): readonly Value[] {
  const last = values.at(-1)
  if (last === undefined || values.length === 1) return values
  let length = few
  while (length < values.length) length *= 4
  return [...values, ...Array.from({ length: length - values.length }, () => last)]
}
