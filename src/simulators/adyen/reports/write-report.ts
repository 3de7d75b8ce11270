import type { Simulator } from '#simulators/adyen/simulator.ts'
import type { JournalEntry } from '#simulators/adyen/store/journal.ts'

type Column = (
  entry: JournalEntry,
  about: { merchantAccount: string; batch: number },
) => string | number | undefined

/** Major units, with two digits: the simulator takes no currency that has others. */
const amount = (value: number | undefined): string =>
  value === undefined || value === 0 ? '' : (Math.abs(value) / 100).toFixed(2)

const debit = (value: number | undefined) => (value !== undefined && value < 0 ? amount(value) : '')
const credit = (value: number | undefined) =>
  value !== undefined && value > 0 ? amount(value) : ''

/** The columns of the settlement details report, in Adyen's order. */
const columns: Readonly<Record<string, Column>> = {
  'Company Account': (_entry, { merchantAccount }) => `${merchantAccount}Company`,
  'Merchant Account': (_entry, { merchantAccount }) => merchantAccount,
  'Psp Reference': ({ pspReference }) => pspReference,
  'Merchant Reference': ({ merchantReference }) => merchantReference,
  'Payment Method': ({ method }) => method,
  'Creation Date': ({ atMs }) => new Date(atMs).toISOString().slice(0, 19).replace('T', ' '),
  TimeZone: () => 'UTC',
  Type: ({ type }) => type,
  'Modification Reference': ({ modificationReference, pspReference }) =>
    modificationReference ?? pspReference,
  'Gross Currency': ({ currency, gross }) => (gross === undefined ? '' : currency),
  'Gross Debit (GC)': ({ gross }) => debit(gross),
  'Gross Credit (GC)': ({ gross }) => credit(gross),
  'Exchange Rate': () => 1,
  'Net Currency': ({ currency }) => currency,
  'Net Debit (NC)': ({ net }) => debit(net),
  'Net Credit (NC)': ({ net }) => (net === 0 ? '0.00' : credit(net)),
  'Commission (NC)': () => '',
  'Markup (NC)': ({ markup }) => amount(markup),
  'Scheme Fees (NC)': ({ schemeFees }) => amount(schemeFees),
  'Interchange (NC)': ({ interchange }) => amount(interchange),
  'Payment Method Variant': ({ method }) => method,
  'Modification Merchant Reference': ({ modificationMerchantReference }) =>
    modificationMerchantReference,
  'Batch Number': (_entry, { batch }) => batch,
  Reserved4: () => '',
}

/** The settlement details report of a batch; undefined while there is none. */
export function writeReport(sim: Simulator, batch: number): string | undefined {
  const entries = sim.store.journal.listBatch(batch)
  if (entries.length === 0) return undefined
  const about = { merchantAccount: sim.options.merchantAccount, batch }
  const rows = entries.map((entry) =>
    Object.values(columns).map((column) => quoted(String(column(entry, about) ?? ''))),
  )
  return [Object.keys(columns), ...rows].map((row) => `${row.join(',')}\n`).join('')
}

const quoted = (field: string): string =>
  /[",\r\n]/.test(field) ? `"${field.replaceAll('"', '""')}"` : field
