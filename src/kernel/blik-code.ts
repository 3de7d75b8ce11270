/** People write it as their bank shows it, in two groups of three. */
export const plainBlikCode = (text: string): string => text.replaceAll(/[\s-]/g, '')

/** SPEC §5: six digits. */
export const isBlikCode = (text: string): boolean => /^\d{6}$/.test(plainBlikCode(text))
