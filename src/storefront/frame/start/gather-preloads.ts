/** In the head, of a picture that is fetched at once. */
const preload = /<link rel="preload"(?=[^>]* as="image")[^>]*>/g

/**
 * React names a picture early or late in the head, by whether it came upon it or was told of it. So that a page is the
 * same to the byte whichever of its parts were known, these tags stand together: the urgent ones first, the others in
 * the order of the page. The page comes and goes in pieces, the head in the first, so that it is copied once.
 */
export function gatherPreloads(page: readonly Buffer[]): readonly Buffer[] {
  const [first = Buffer.alloc(0), ...others] = page
  const end = first.indexOf('</head>')
  if (end < 0) return page
  const head = first.toString('utf8', 0, end)
  const tags = (head.match(preload) ?? []).map(inOneOrder)
  if (tags.length === 0) return page
  const placed = tags.map((tag) => ({ tag, place: placeOf(tag, page) }))
  const gathered = placed.sort((one, other) => one.place - other.place).map(({ tag }) => tag)
  const rest = head.replaceAll(preload, '')
  const styles = rest.indexOf('<link rel="stylesheet"')
  const at = styles < 0 ? rest.length : styles
  const ordered = [rest.slice(0, at), ...gathered, rest.slice(at)].join('')
  return [Buffer.from(ordered), first.subarray(end), ...others]
}

const inOneOrder = (tag: string): string =>
  `<link ${(tag.match(/[\w-]+="[^"]*"/gi) ?? []).toSorted().reverse().join(' ')}/>`

/** Negative where it is urgent, so that these come first. */
function placeOf(tag: string, page: readonly Buffer[]): number {
  const picture = ` src=${/ href=("[^"]*")/.exec(tag)?.[1]}`
  let before = 0
  let place = -1
  for (const piece of page) {
    const at = place < 0 ? piece.indexOf(picture) : -1
    if (at >= 0) place = before + at
    before += piece.length
  }
  return tag.includes('="high"') ? place - before : place
}
