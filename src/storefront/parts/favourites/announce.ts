import { useBrowserValue } from '#storefront/parts/browser/use-browser-value.ts'

let sentence = ''
const listeners = new Set<() => void>()

/** Announces a text through the one live region of the page. */
export function announce(next: string): void {
  sentence = next
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useAnnouncement = (): string => useBrowserValue(subscribe, () => sentence, '')
