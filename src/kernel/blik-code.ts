import { plainDigits } from '#kernel/plain-digits.ts'

/** SPEC §5: six digits. */
export const isBlikCode = (text: string): boolean => /^\d{6}$/.test(plainDigits(text))
