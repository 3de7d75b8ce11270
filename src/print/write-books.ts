import { type Books, type BookTotal, bookAccounts, owedKinds } from '#domain/ledger/books.ts'
import { decimalOf } from '#i18n/formats.ts'
import type { Currency } from '#kernel/money.ts'
import { sum } from '#kernel/money.ts'
import { writeOfficeCsv } from '#kernel/write-csv.ts'

/** Dutch spreadsheets expect a semicolon between columns. */
const csv = (rows: readonly (readonly string[])[]): string => writeOfficeCsv(rows, ';')

const amount = (currency: Currency, cents: number): string =>
  decimalOf({ currency, value: cents + 0 }).replace('.', ',')

export const closingOf = ({ openingCents, debitCents, creditCents }: BookTotal): number =>
  openingCents + creditCents - debitCents

/** A line for each account with what it came to, and what is owed altogether; above zero is credit. */
export function writeTotals({ from, until, currency, totals }: Books): string {
  const rows = Object.entries(bookAccounts).flatMap(([kind, { number, name }]) => {
    const total = totals.find((one) => one.kind === kind)
    if (total === undefined) return []
    const { openingCents, debitCents, creditCents } = total
    const cents = [openingCents, debitCents, creditCents, closingOf(total)]
    return [[number, name, ...cents.map((one) => amount(currency, one))]]
  })
  const owed = totals.filter(({ kind }) => owedKinds.some((one) => one === kind))
  return csv([
    ['Van', from, 'Tot en met', until, 'Valuta', currency],
    ['Rekening', 'Naam', 'Begin', 'Debet', 'Credit', 'Eind'],
    ...rows,
    ['', 'Waarde die we schuldig zijn', '', '', '', amount(currency, sum(owed.map(closingOf)))],
  ])
}

/** The VAT of invoices and credit notes by rate, beside what the books say: what lies between is invoiced in another month. */
export function writeVat({ from, until, currency, vat, totals }: Books): string {
  const rows = vat.map(({ rateBasisPoints, totalCents, vatCents }) => [
    `${String(rateBasisPoints / 100).replace('.', ',')}%`,
    amount(currency, totalCents),
    amount(currency, totalCents - vatCents),
    amount(currency, vatCents),
  ])
  const invoiced = sum(vat.map(({ vatCents }) => vatCents))
  const booked = totals.find(({ kind }) => kind === 'vatPayable')
  const bookedCents = booked === undefined ? 0 : booked.creditCents - booked.debitCents
  return csv([
    ['Van', from, 'Tot en met', until, 'Valuta', currency],
    ['Tarief', 'Met btw', 'Zonder btw', 'Btw'],
    ...rows,
    ['Gefactureerd', '', '', amount(currency, invoiced)],
    ['In de boeken', '', '', amount(currency, bookedCents)],
    ['Verschil', '', '', amount(currency, bookedCents - invoiced)],
  ])
}
