/**
 * Takes the e-mail address from one form of accounts to the next (SPEC §4, prefill data). It stays in this tab, never
 * in an address, and is erased at logging out. A browser may forbid it.
 */
const key = 'account-email'

export function readPrefill(): string {
  try {
    return window.sessionStorage.getItem(key) ?? ''
  } catch {
    return ''
  }
}

export function keepPrefill(email: string): void {
  try {
    window.sessionStorage.setItem(key, email)
  } catch {
    // Then it is typed again.
  }
}

export function forgetPrefill(): void {
  try {
    window.sessionStorage.removeItem(key)
  } catch {
    // Where the storage cannot be reached, nothing was kept.
  }
}

/** For the field of the address: fills it when it appears, unless it has text. Kept text of its form comes first. */
export function prefill(field: HTMLInputElement | null): void {
  if (field?.value === '') field.defaultValue = readPrefill()
}
