const name = 'visitor'

/** Kept as long as the basket behind it (30 days after its last change). */
const lifetimeSeconds = 30 * 24 * 60 * 60

/** The visitor's cookie out of a `Cookie` header. */
export function readVisitorCookie(header: string | undefined): string | undefined {
  for (const pair of (header ?? '').split(';')) {
    const [key, value] = pair.split('=', 2)
    if (key?.trim() === name && value !== undefined) return value.trim()
  }
  return undefined
}

/** A `Set-Cookie` header: no script reads it, no other site sends it along with a post. */
export const writeVisitorCookie = (value: string, { isSecure }: { isSecure: boolean }): string =>
  `${name}=${value}; Path=/; Max-Age=${lifetimeSeconds}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`
