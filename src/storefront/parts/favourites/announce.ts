import { useBrowserValue } from '#storefront/parts/browser/use-browser-value.ts'

let sentence = ''
const listeners = new Set<() => void>()

/** Said aloud by the one place of the page that listens for it, wherever the button stood. */
export function announce(next: string): void {
  sentence = next
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useAnnouncement = (): string => useBrowserValue(subscribe, () => sentence, '')
