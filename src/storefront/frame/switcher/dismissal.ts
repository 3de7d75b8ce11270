import { keep, parseStored, storedText } from '#storefront/parts/browser/browser-storage.ts'

const key = 'store-switcher-dismissed-until'

/** SPEC §9: two days. */
const dismissedForMs = 2 * 24 * 60 * 60 * 1000

/** Without a usable storage nothing is remembered. */
export function isDismissed(now: number): boolean {
  const until = Number(parseStored(storedText(key)))
  return until > now && until <= now + dismissedForMs
}

export const rememberDismissal = (now: number): boolean => keep(key, now + dismissedForMs)
