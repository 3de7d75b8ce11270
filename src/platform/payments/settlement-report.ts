import { createHash } from 'node:crypto'
import {
  heardMeanings,
  type PayoutReport,
  type PayoutReports,
  type ReportLine,
  ReportUnreadable,
} from '#domain/payouts/report.ts'
import { parseMajorUnits } from '#kernel/minor-units.ts'
import { type Currency, currencies, type Money } from '#kernel/money.ts'
import { CsvBroken, type CsvRecord, readCsv } from './read-csv.ts'
import { createReportDownloads, type ReportAccount } from './report-downloads.ts'
import { causesOf, meaningOf } from './report-types.ts'

/** The columns that are read; a report may have others, in any order. */
const columns = [
  'Merchant Account',
  'Psp Reference',
  'Merchant Reference',
  'Creation Date',
  'TimeZone',
  'Type',
  'Modification Reference',
  'Gross Currency',
  'Gross Debit (GC)',
  'Gross Credit (GC)',
  'Net Currency',
  'Net Debit (NC)',
  'Net Credit (NC)',
  'Batch Number',
] as const

/** Only there where the account adds it: our own name of a refund. */
const optionalColumn = 'Modification Merchant Reference'

type Column = (typeof columns)[number] | typeof optionalColumn
type Row = { line: number; of(column: Column): string }

export type ReportSettings = {
  merchantAccount: string
  /** Undefined where the shop fetches no reports by itself. */
  reports: Omit<ReportAccount, 'merchantAccount'> | undefined
}

/** Reads Adyen's settlement details report: one batch of one merchant account, as CSV. */
export const createSettlementReports = ({
  merchantAccount,
  reports,
}: ReportSettings): PayoutReports => ({
  merchantAccount,
  read: (text) => readReport(text, merchantAccount),
  downloads: reports && createReportDownloads({ ...reports, merchantAccount }),
})

function readReport(text: string, merchantAccount: string): PayoutReport {
  const rows = rowsOf(text)
  const batches = new Set(rows.map(({ of }) => of('Batch Number')))
  const accounts = new Set(rows.map(({ of }) => of('Merchant Account')))
  const [batch = ''] = batches
  refuseUnless(rows.length > 0, 'It has no line.')
  refuseUnless(
    accounts.size === 1 && accounts.has(merchantAccount),
    `It is of ${[...accounts].join(', ')}, and this shop is ${merchantAccount}.`,
  )
  refuseUnless(
    batches.size === 1,
    `It holds several batches (${[...batches].join(', ')}): get each by itself.`,
  )
  refuseUnless(/^\d{1,9}$/.test(batch), `Its batch number is "${batch}".`)
  const lines = rows.map(readLine)
  const fingerprint = createHash('sha256').update(JSON.stringify(lines)).digest('hex')
  return { merchantAccount, batchNumber: Number(batch), fingerprint, lines }
}

function refuseUnless(ok: boolean, sentence: string): asserts ok {
  if (!ok) throw new ReportUnreadable(sentence)
}

function rowsOf(text: string): readonly Row[] {
  const records = recordsOf(text)
  const [head, ...rest] = records
  const names = new Map(head?.fields.map((name, at) => [name.trim(), at]))
  const missing = columns.filter((column) => !names.has(column))
  refuseUnless(
    missing.length === 0,
    `It is no settlement details report: the column ${missing[0]} is missing.`,
  )
  return rest.map(({ line, fields }) => {
    refuseUnless(
      fields.length === head?.fields.length,
      `Line ${line} has ${fields.length} columns and the first one ${head?.fields.length}.`,
    )
    return { line, of: (column) => fields[names.get(column) ?? -1]?.trim() ?? '' }
  })
}

function recordsOf(text: string): readonly CsvRecord[] {
  try {
    return [...readCsv(text)]
  } catch (error) {
    if (error instanceof CsvBroken) throw new ReportUnreadable(`It is no CSV: ${error.message}.`)
    throw error
  }
}

function readLine({ line, of }: Row): ReportLine {
  const orNull = (column: Column) => of(column) || null
  const type = of('Type')
  const meaning = meaningOf(type)
  const modificationReference = orNull('Modification Reference')
  const net = readMoney({ line, of }, { currency: 'Net Currency', ...netColumns })
  refuseUnless(net !== undefined, `Line ${line} has no net amount.`)
  const gross = readMoney({ line, of }, { currency: 'Gross Currency', ...grossColumns })
  const needsGross = (heardMeanings as readonly string[]).includes(meaning)
  refuseUnless(gross !== undefined || !needsGross, `Line ${line} has no gross amount.`)
  return {
    type,
    meaning,
    reference: orNull('Psp Reference'),
    modificationReference,
    paymentReference: orNull('Merchant Reference'),
    refundReference: orNull(optionalColumn),
    causes: causesOf(type, modificationReference),
    bookedAt: `${of('Creation Date')} ${of('TimeZone')}`,
    gross: gross ?? net,
    net,
  }
}

const netColumns = { debit: 'Net Debit (NC)', credit: 'Net Credit (NC)' } as const
const grossColumns = { debit: 'Gross Debit (GC)', credit: 'Gross Credit (GC)' } as const

type MoneyColumns = { currency: Column; debit: Column; credit: Column }

/** What is credited to us is above zero; undefined where neither column has an amount. */
function readMoney({ line, of }: Row, columnsOf: MoneyColumns): Money | undefined {
  const debit = of(columnsOf.debit)
  const credit = of(columnsOf.credit)
  if (debit === '' && credit === '') return undefined
  const currency = readCurrency(of(columnsOf.currency), line)
  const cents = readCents(credit, { currency, line }) - readCents(debit, { currency, line })
  return { currency, cents }
}

function readCurrency(code: string, line: number): Currency {
  const currency = currencies.find((known) => known === code)
  refuseUnless(currency !== undefined, `Line ${line} has the currency "${code}".`)
  return currency
}

function readCents(text: string, { currency, line }: { currency: Currency; line: number }): number {
  const cents = text === '' ? 0 : parseMajorUnits(text, currency)
  refuseUnless(cents !== undefined, `Line ${line} has the amount "${text}" of ${currency}.`)
  return cents
}
