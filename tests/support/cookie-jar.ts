/** The cookies that a shop gave, as a browser would send them back; undefined while there are none. */
export const keepCookies = (
  cookie: string | undefined,
  given: readonly string[],
): string | undefined => {
  const kept = new Map(cookie?.split('; ').map(pairOf))
  for (const text of given) {
    const [pair = '', ...attributes] = text.split('; ')
    const [name, value] = pairOf(pair)
    if (attributes.includes('Max-Age=0')) kept.delete(name)
    else kept.set(name, value)
  }
  return kept.size === 0 ? undefined : [...kept].map((pair) => pair.join('=')).join('; ')
}

function pairOf(pair: string): [string, string] {
  const at = pair.indexOf('=')
  return [pair.slice(0, at), pair.slice(at + 1)]
}
