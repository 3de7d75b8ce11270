import type { BrowserInfoInput } from '#storefront/graphql/generated/graphql.ts'

/** What the browser itself knows for 3-D Secure; the server adds what stood in the request. */
export function readBrowserInfo(): string {
  const { colorDepth, height, width } = window.screen
  return JSON.stringify({
    language: navigator.language,
    colorDepth,
    screenHeight: height,
    screenWidth: width,
    timeZoneOffset: new Date().getTimezoneOffset(),
  })
}

/** Complete browser data from the form field and the headers; null when the field is not what we wrote. */
export function browserInfoOf(field: string, headers: Headers): BrowserInfoInput | null {
  const told = parse(field)
  if (!told) return null
  const whole = (name: string) => wholeNumber(told[name])
  return {
    userAgent: headers.get('user-agent') ?? '',
    acceptHeader: headers.get('accept') ?? '*/*',
    language: String(told.language ?? ''),
    colorDepth: whole('colorDepth'),
    screenHeight: whole('screenHeight'),
    screenWidth: whole('screenWidth'),
    timeZoneOffset: whole('timeZoneOffset'),
    javaEnabled: false,
  }
}

/** Zero stands for what no screen is. */
function wholeNumber(value: unknown): number {
  const number = Math.trunc(Number(value))
  return Math.abs(number) < screenMax ? number : 0
}

const screenMax = 1_000_000

function parse(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? { ...value } : undefined
  } catch {
    return undefined
  }
}
