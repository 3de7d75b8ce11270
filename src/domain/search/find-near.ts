/** `shared`: how many letters each term has in common with the one before it, at its beginning. */
type Ordered = { terms: readonly string[]; shared: Uint16Array }

/** `distance`: how many letters were left out, added or replaced (Levenshtein). */
export type NearTerm = { place: number; distance: number }

/**
 * Finds the terms that are near a word. Each row of the table of distances belongs to the beginning of a term: terms that
 * begin alike share its rows, and all of them are skipped once that beginning is too far.
 */
export function findNear(
  { terms, shared }: Ordered,
  word: string,
  distanceMax: number,
): NearTerm[] {
  const far = distanceMax + 1
  const rows = [Uint16Array.from({ length: word.length + 1 }, (_, at) => at)]
  const near: NearTerm[] = []
  let farLength = Number.POSITIVE_INFINITY

  /** Fills the row of a beginning from the row above it; cells beyond `distanceMax` beside the middle are far anyway. */
  const fillRow = (term: string, length: number): number => {
    const above = rows[length - 1] ?? new Uint16Array()
    rows[length] ??= new Uint16Array(word.length + 1)
    const row = rows[length] ?? above
    const first = Math.max(1, length - distanceMax)
    const last = Math.min(word.length, length + distanceMax)
    let before = first === 1 ? length : far
    let least = before
    row[first - 1] = before
    for (let at = first; at <= last; at += 1) {
      const corner = above[at - 1] ?? far
      const isSame = word.charCodeAt(at - 1) === term.charCodeAt(length - 1)
      before = isSame ? corner : 1 + Math.min(corner, above[at] ?? far, before)
      row[at] = before
      if (before < least) least = before
    }
    row[last + 1] = far
    return least
  }

  for (let place = 0; place < terms.length; place += 1) {
    const known = shared[place] ?? 0
    if (known >= farLength) continue
    farLength = Number.POSITIVE_INFINITY
    const term = terms[place] ?? ''
    for (let length = known + 1; length <= term.length && farLength > length; length += 1)
      if (fillRow(term, length) > distanceMax) farLength = length
    // The end of a longer word lies beside what was filled.
    if (farLength <= term.length || word.length > term.length + distanceMax) continue
    const distance = rows[term.length]?.[word.length] ?? far
    if (distance <= distanceMax) near.push({ place, distance })
  }
  return near
}
