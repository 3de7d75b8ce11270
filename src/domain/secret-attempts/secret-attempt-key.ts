import type { SecretAttemptPurpose } from './policies.ts'

/** What an attempt counts against. `hash` is keyed: it tells nothing of the number, address or source behind it. */
export type SecretAttemptKey = { readonly purpose: SecretAttemptPurpose; readonly hash: string }

/** Makes keys; `platform/secrets` holds the secret. The same text for two purposes is two unrelated keys. */
export type SecretAttemptKeys = {
  of(purpose: SecretAttemptPurpose, text: string): SecretAttemptKey
  /** What orders are counted by (`domain/orders/velocity.ts`): as unrelated to any other key. */
  ofOrders(text: string): string
  /** What budgets are counted by (`domain/budgets`). */
  ofBudget(text: string): string
  /** What the token of a redeem session is found by. */
  ofRedeem(token: string): string
}

/** As the table has it. */
export const rowKey = ({ purpose, hash }: SecretAttemptKey): string => `${purpose}:${hash}`
