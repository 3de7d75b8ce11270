import { cleanCode } from '#kernel/clean-text.ts'

/** A number or pin without the spaces, dots and dashes that people write between its groups. */
export const plainDigits = (text: string): string => cleanCode(text).replaceAll(/[ .-]+/g, '')
