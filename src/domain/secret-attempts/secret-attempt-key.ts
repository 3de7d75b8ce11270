import type { AttemptPurpose } from './policies.ts'

/** What a guess counts against. `hash` is keyed: it tells nothing of the number, address or source behind it. */
export type AttemptKey = { readonly purpose: AttemptPurpose; readonly hash: string }

/** Makes keys; `platform/secrets` holds the secret. The same text for two purposes is two unrelated keys. */
export type AttemptKeys = { of(purpose: AttemptPurpose, text: string): AttemptKey }

/** As the table has it. */
export const rowKey = ({ purpose, hash }: AttemptKey): string => `${purpose}:${hash}`
