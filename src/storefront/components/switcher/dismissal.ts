const key = 'store-switcher-dismissed-until'

/** SPEC §9: two days. */
export const dismissedForMs = 2 * 24 * 60 * 60 * 1000

/** A storage that is full, forbidden or filled with nonsense remembers nothing. */
export function isDismissed(now: number): boolean {
  try {
    const until = Number(localStorage.getItem(key))
    return until > now && until <= now + dismissedForMs
  } catch {
    return false
  }
}

export function rememberDismissal(now: number): void {
  try {
    localStorage.setItem(key, String(now + dismissedForMs))
  } catch {
    // The banner is gone for this page at least.
  }
}
