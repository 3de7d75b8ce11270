import type { Language } from '#kernel/language.ts'

const words = {
  nl: { on: 'op', unknownDevice: 'een onbekend apparaat', unknownBrowser: 'een browser' },
  en: { on: 'on', unknownDevice: 'an unknown device', unknownBrowser: 'a browser' },
} as const satisfies Record<Language, object>

/** By the names that the shop gave them (`kernel/device.ts`), as the API hands them on. */
type Named = { browser: string | null; system: string | null }

/** A device as people know it: Firefox op Windows. */
export function sayDevice(language: Language, { browser, system }: Named): string {
  const { on, unknownDevice, unknownBrowser } = words[language]
  if (system === null) return browser ?? unknownDevice
  return `${browser ?? unknownBrowser} ${on} ${system}`
}
