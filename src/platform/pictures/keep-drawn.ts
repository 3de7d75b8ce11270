/** Enough for a busy day; a shop of ten thousand products does not keep a picture of each in memory. */
const keptMax = 300

/** A picture stays until its version changes or others push it out; a failed one is drawn again at the next request. */
export function keepDrawn() {
  const drawn = new Map<string, { version: string; picture: Promise<Uint8Array> }>()
  return (name: string, version: string, draw: () => Promise<Uint8Array>): Promise<Uint8Array> => {
    const known = drawn.get(name)
    if (known?.version === version) return known.picture
    const picture = draw()
    drawn.delete(name)
    drawn.set(name, { version, picture })
    picture.catch(() => drawn.delete(name))
    for (const oldest of drawn.keys()) {
      if (drawn.size <= keptMax) break
      drawn.delete(oldest)
    }
    return picture
  }
}
