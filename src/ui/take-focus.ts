/** As `ref` of what takes the place of a form: it takes the focus once, because the form that had it is gone. */
export const takeFocus = (element: HTMLElement | null): void => element?.focus()
