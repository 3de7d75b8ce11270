import type { DocumentLine } from '#domain/documents/document.ts'
import { sum } from '#kernel/money.ts'

/** Total and VAT in cents, by the rate in percent. */
export type SumsByRate = Record<number, readonly [total: number, vat: number]>

export function sumsByRate(lines: readonly DocumentLine[]): SumsByRate {
  const rates = [...new Set(lines.map(({ vatRateBasisPoints: rate }) => rate))].sort()
  return Object.fromEntries(
    rates.map((rate) => {
      const own = lines.filter((line) => line.vatRateBasisPoints === rate)
      const cents = [own.map((line) => line.totalCents), own.map((line) => line.vatCents)] as const
      return [rate / 100, [sum(cents[0]), sum(cents[1])] as const]
    }),
  )
}
