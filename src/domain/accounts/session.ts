import { createHash } from 'node:crypto'
import { dayMs } from '#kernel/day-ms.ts'
import type { SessionId } from '#kernel/ids.ts'

const hourMs = 60 * 60 * 1000

/** A browser that stays away as long is asked to log in again. */
export const sessionIdleMs = 30 * dayMs

/** However often it is used: a stolen cookie ends some day. */
export const sessionLivesMs = 180 * dayMs

/** A log-in as young shows who it is, where an account has no password to ask for. */
export const freshLogInMs = hourMs / 4

/** How precisely its last use is known: looking at a page is not worth a write each time. */
export const sessionTouchMs = hourMs

/** Rows keep this and never the cookie, so nobody can log in with a leaked table. */
export const sessionKeyOf = (session: SessionId): string =>
  createHash('sha256').update(session).digest('base64url')
