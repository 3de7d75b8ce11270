import { createHash, timingSafeEqual } from 'node:crypto'

/** Takes as long for a nearly right secret as for a wrong one: both are hashed to one length first. */
export function isSameSecret(given: string, secret: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(hash(given), hash(secret))
}
