/** The next one in a direction; after the last comes the first (SPEC §4). */
export function nextInCycle<Item>(items: readonly Item[], from: Item | undefined, step: 1 | -1) {
  if (items.length === 0) return undefined
  const at = from === undefined ? -1 : items.indexOf(from)
  if (at < 0) return step === 1 ? items[0] : items.at(-1)
  return items[(at + step + items.length) % items.length]
}
