import { cleanCode } from '#kernel/clean-text.ts'

/**
 * Reads an amount in euros as people type it: "25", "12,50", "12.50", "€ 1.000". Gives cents, or undefined when
 * it is no amount. A dot with exactly three digits behind it separates thousands, as the Dutch write them.
 */
export function parseAmount(text: string): number | undefined {
  const plain = cleanCode(text)
    .replace(/[€ ]/g, '')
    .replace(/,-{1,2}$/, '')
  const read = /^(\d{1,3}(?:\.\d{3})+|\d{1,7})(?:[,.](\d{1,2}))?$/.exec(plain)
  if (!read?.[1]) return undefined
  const euros = Number(read[1].replaceAll('.', ''))
  const cents = Number((read[2] ?? '').padEnd(2, '0'))
  return euros * 100 + cents
}
