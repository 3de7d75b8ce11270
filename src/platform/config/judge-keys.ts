/** Random keys of 32 bytes have about thirty; fewer are zeros, a pattern or an example. */
const distinctBytesMin = 16

type GivenKey = { setting: string; hex: string }

/** Sentences for keys that are no secret, or that serve two purposes. */
export function judgeKeys(keys: readonly GivenKey[]): readonly string[] {
  const problems = new Set<string>()
  const settings = new Map<string, string>()
  for (const { setting, hex } of keys) {
    const key = hex.toLowerCase()
    if (!isRandom(key)) problems.add(`${setting} must be random (openssl rand -hex 32).`)
    const other = settings.get(key)
    if (other === setting) problems.add(`${setting} names one key twice.`)
    else if (other !== undefined)
      problems.add(`${other} and ${setting} share a key: each needs its own.`)
    settings.set(key, other ?? setting)
  }
  return [...problems]
}

function isRandom(hex: string): boolean {
  const bytes = hex.match(/../g) ?? []
  return (
    new Set(bytes).size >= distinctBytesMin &&
    hex.slice(0, hex.length / 2) !== hex.slice(hex.length / 2)
  )
}
