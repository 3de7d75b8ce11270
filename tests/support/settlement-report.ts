/** The columns of Adyen's settlement details report, as an account has them that adds the references of modifications. */
export const reportColumns = [
  ...['Company Account', 'Merchant Account', 'Psp Reference', 'Merchant Reference'],
  ...['Payment Method', 'Creation Date', 'TimeZone', 'Type', 'Modification Reference'],
  ...['Gross Currency', 'Gross Debit (GC)', 'Gross Credit (GC)', 'Exchange Rate'],
  ...['Net Currency', 'Net Debit (NC)', 'Net Credit (NC)', 'Commission (NC)', 'Markup (NC)'],
  ...['Scheme Fees (NC)', 'Interchange (NC)', 'Payment Method Variant'],
  ...['Modification Merchant Reference', 'Batch Number', 'Reserved4'],
]

type Line = {
  type: string
  reference?: string
  payment?: string
  modification?: string
  refund?: string
  /** In cents; above zero is for us. Gross is left out where only the net amount is known. */
  gross?: number
  net: number
  currency?: string
  netCurrency?: string
}

const amount = (cents: number | undefined, isCredit: boolean): string =>
  cents === undefined || cents > 0 !== isCredit ? '' : (Math.abs(cents) / 100).toFixed(2)

const quoted = (field: string): string => (/[,"]/.test(field) ? `"${field}"` : field)

/** One batch as Adyen writes it. */
export function reportOf(
  lines: readonly Line[],
  { batch = 1, account = 'TestShop' }: { batch?: number; account?: string } = {},
): string {
  const rows = lines.map((line) => {
    const { currency = 'EUR', netCurrency = currency, gross, net } = line
    const values: Record<string, string> = {
      'Company Account': 'TestCompany',
      'Merchant Account': account,
      'Psp Reference': line.reference ?? '',
      'Merchant Reference': line.payment ?? '',
      'Payment Method': 'visa',
      'Creation Date': '2026-11-22 04:12:01',
      TimeZone: 'CET',
      Type: line.type,
      'Modification Reference': line.modification ?? '',
      'Gross Currency': gross === undefined ? '' : currency,
      'Gross Debit (GC)': amount(gross, false),
      'Gross Credit (GC)': amount(gross, true),
      'Exchange Rate': '1',
      'Net Currency': netCurrency,
      'Net Debit (NC)': amount(net, false),
      'Net Credit (NC)': amount(net, true),
      'Modification Merchant Reference': line.refund ?? '',
      'Batch Number': String(batch),
    }
    return reportColumns.map((column) => quoted(values[column] ?? '')).join(',')
  })
  return `${[reportColumns.join(','), ...rows].join('\n')}\n`
}
