import type { Browser } from '#flows/accounts/browser.ts'

/** A browser that has done nothing yet, and says nothing of itself. */
export const unknownBrowser: Browser = {
  visitorKey: undefined,
  sessionKey: undefined,
  deviceKey: undefined,
  device: { browser: null, system: null },
}
