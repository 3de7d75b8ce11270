import { randomBytes } from 'node:crypto'

/** An e-mail address that no other test of this run has. */
export const newAddress = (name: string): string =>
  `${name}-${randomBytes(6).toString('hex')}@post.example`
