/** Stores typed text in this tab until its form was sent. A browser may forbid it: then nothing is kept. */
const prefix = 'typed:'

export const keptKeyOf = (form: string): string => `${prefix}${form}`

export function isKept(form: string): boolean {
  try {
    return window.sessionStorage.getItem(keptKeyOf(form)) !== null
  } catch {
    return false
  }
}

export function forgetText(form: string): void {
  try {
    window.sessionStorage.removeItem(keptKeyOf(form))
  } catch {
    // What cannot be reached was not kept.
  }
}

/** Erases the text of every form, for the next person at this computer. */
export function forgetAllText(): void {
  try {
    for (const key of Object.keys(window.sessionStorage))
      if (key.startsWith(prefix)) window.sessionStorage.removeItem(key)
  } catch {
    // What cannot be reached was not kept.
  }
}
