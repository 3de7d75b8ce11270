/** In the head, of a picture that is fetched at once. */
const preload = /<link rel="preload"(?=[^>]* as="image")[^>]*>/g

/**
 * React names a picture early or late in the head, by whether it came upon it or was told of it. So that a page is the
 * same to the byte whichever of its parts were known, these tags stand together: the urgent ones first, the others in
 * the order of the page.
 */
export function gatherPreloads(page: Buffer<ArrayBuffer>): Buffer<ArrayBuffer> {
  const end = page.indexOf('</head>')
  if (end < 0) return page
  const head = page.toString('utf8', 0, end)
  const tags = (head.match(preload) ?? []).map(inOneOrder)
  if (tags.length === 0) return page
  const placed = tags.map((tag) => ({ tag, place: placeOf(tag, page) }))
  const gathered = placed.sort((one, other) => one.place - other.place).map(({ tag }) => tag)
  const rest = head.replaceAll(preload, '')
  const styles = rest.indexOf('<link rel="stylesheet"')
  const at = styles < 0 ? rest.length : styles
  const ordered = [rest.slice(0, at), ...gathered, rest.slice(at)].join('')
  return Buffer.concat([Buffer.from(ordered), page.subarray(end)])
}

const inOneOrder = (tag: string): string =>
  `<link ${(tag.match(/[\w-]+="[^"]*"/gi) ?? []).toSorted().reverse().join(' ')}/>`

/** Negative where it is urgent, so that these come first. */
function placeOf(tag: string, page: Buffer): number {
  const place = page.indexOf(` src=${/ href=("[^"]*")/.exec(tag)?.[1]}`)
  return tag.includes('="high"') ? place - page.length : place
}
