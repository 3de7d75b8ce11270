/**
 * JSON in the browser's storage. It may be forbidden, full or written by a stranger: nothing here throws, and what
 * cannot be read is absent.
 */

export function storedText(key: string): string | undefined {
  try {
    return window.localStorage.getItem(key) ?? undefined
  } catch {
    return undefined
  }
}

/** Undefined without JSON. The caller checks its content. */
export function parseStored(text: string | undefined): unknown {
  try {
    return text === undefined ? undefined : JSON.parse(text)
  } catch {
    return undefined
  }
}

/** The fields of what is kept, none where it is no object. */
export function storedFields(text: string | undefined): Readonly<Record<string, unknown>> {
  const value = parseStored(text)
  return typeof value === 'object' && value !== null ? { ...value } : {}
}

/** False where it could not be: forbidden or full. */
export function keep(key: string, value: unknown): boolean {
  try {
    window.localStorage.setItem(key, JSON.stringify(value))
    return true
  } catch {
    return false
  }
}

export function forget(key: string): void {
  try {
    window.localStorage.removeItem(key)
  } catch {
    // What cannot be reached was not kept.
  }
}

/** Calls back when another tab changes it; gives the way to stop listening. */
export function watchStored(key: string, listener: () => void): () => void {
  const hear = (event: StorageEvent) => {
    if (event.key === key || event.key === null) listener()
  }
  window.addEventListener('storage', hear)
  return () => window.removeEventListener('storage', hear)
}
