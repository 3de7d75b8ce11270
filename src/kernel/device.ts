const browsers = ['Edge', 'Opera', 'Samsung Internet', 'Firefox', 'Chrome', 'Safari'] as const

const systems = ['iPhone', 'iPad', 'Android', 'Windows', 'ChromeOS', 'macOS', 'Linux'] as const

export type BrowserName = (typeof browsers)[number]
export type SystemName = (typeof systems)[number]

/**
 * A device as a customer knows it; null for what its browser does not say, or says in a way that
 * nobody knows.
 */
export type Device = { browser: BrowserName | null; system: SystemName | null }

/** Most browsers name those that they descend from too, so the order counts. */
const signsOfBrowsers: Record<BrowserName, RegExp> = {
  Edge: /\bEdg(?:e|A|iOS)?\//,
  Opera: /\b(?:OPR|OPT)\//,
  'Samsung Internet': /\bSamsungBrowser\//,
  Firefox: /\b(?:Firefox|FxiOS)\//,
  Chrome: /\b(?:Chrome|CriOS|Chromium)\//,
  Safari: /\bVersion\/[\d.]+ .*\bSafari\//,
}

const signsOfSystems: Record<SystemName, RegExp> = {
  iPhone: /\biPhone\b/,
  iPad: /\biPad\b/,
  Android: /\bAndroid\b/,
  Windows: /\bWindows\b/,
  ChromeOS: /\bCrOS\b/,
  macOS: /\bMacintosh\b/,
  Linux: /\bLinux\b/,
}

/** Longer than any browser's: nobody has the shop search a book. */
const lengthMax = 500

/** The device that a `user-agent` header speaks of. It proves nothing, and is never kept itself. */
export function deviceOf(userAgent: string | undefined): Device {
  const said = (userAgent ?? '').slice(0, lengthMax)
  return {
    browser: browsers.find((name) => signsOfBrowsers[name].test(said)) ?? null,
    system: systems.find((name) => signsOfSystems[name].test(said)) ?? null,
  }
}
