import { randomBytes } from 'node:crypto'

const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'

/** Sixteen characters, as the provider's own references have. */
export function newPspReference(): string {
  let reference = ''
  for (const byte of randomBytes(16)) reference += alphabet[byte % alphabet.length]
  return reference
}

/** Names a visit to a hosted page, or what the visit ended in; cannot be guessed. */
export const newToken = (): string => randomBytes(24).toString('base64url')
