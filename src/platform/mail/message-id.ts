import { hash } from 'node:crypto'
import type { Mail } from '#domain/mail/mailer.ts'

/**
 * The same for the same key, whichever process sends it and however often: a mail server or reader that sees it
 * twice knows it for one message. The key itself stays ours.
 */
export function messageIdOf(key: Mail['key'], from: string): string {
  const domain = /@([a-z0-9.-]+)/i.exec(from)?.[1] ?? 'localhost'
  return `<${hash('sha256', key, 'hex').slice(0, 32)}@${domain}>`
}
