let isKnown = false

/** The visitor said that they order without an account; a page that is loaded anew may ask again. */
export function rememberGuest(): void {
  isKnown = true
}

/** Whether the window over the basket was answered already. */
export const isKnownGuest = (): boolean => isKnown
