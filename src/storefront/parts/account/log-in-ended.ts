import { errorCodes } from '#kernel/error-codes.ts'
import type { Refusals } from '#ui/form/shop-form.ts'

/** State of the history's entry for the log-in page; no address can forge it. */
export const logInEndedState = { hasLogInEnded: true }

/** True on a log-in page that the visitor was led to because their log-in had ended. */
export const saysLogInEnded = (state: unknown): boolean =>
  typeof state === 'object' &&
  state !== null &&
  'hasLogInEnded' in state &&
  state.hasLogInEnded === true

/** True where the shop refused because nobody is logged in. */
export const isNotLoggedIn = (refusals: Refusals): boolean =>
  refusals.some(({ code }) => code === errorCodes.notLoggedIn)
