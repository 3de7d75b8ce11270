/** SPEC §9: 16 products a page; small desktops have room for 17. */
export const itemsPerPage = 16

/** The number of products on a page at every width. The 17th is hidden where it has no place. */
export const itemsCarried = 17

export const pageCountOf = (totalItems: number): number =>
  Math.max(1, Math.ceil(totalItems / itemsPerPage))

/** The page number of an address: digits, from 1, without leading zeros. Undefined is not found. */
export function parsePage(text: string | undefined): number | undefined {
  if (text === undefined) return 1
  return /^[1-9]\d{0,3}$/.test(text) ? Number(text) : undefined
}

/** More behind what is there already; what is in both stays where it was (SPEC §4: no doubles, by id). */
export function mergeById<Item extends { id: string }>(
  known: readonly Item[],
  more: readonly Item[],
): Item[] {
  const ids = new Set(known.map((item) => item.id))
  return [...known, ...more.filter((item) => !ids.has(item.id))]
}
