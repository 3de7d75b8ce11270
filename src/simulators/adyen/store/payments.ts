import type { DatabaseSync, SQLOutputValue } from 'node:sqlite'

/** `open`: the shopper is (or could be) at a hosted page. `pending`: the bank decides later. */
export type AdyenPaymentStatus =
  | 'open'
  | 'pending'
  | 'authorised'
  | 'refused'
  | 'cancelled'
  | 'expired'
  | 'error'

export type Payment = {
  pspReference: string
  merchantReference: string
  status: AdyenPaymentStatus
  method: string
  brand: string | undefined
  amount: { currency: string; value: number }
  returnUrl: string
  language: 'nl' | 'en'
  refusalCode: string | undefined
  pageToken: string | undefined
  redirectResult: string | undefined
  challengeTries: number
  capturedValue: number
  /** Refunded, or asked to be. */
  returnedValue: number
  /** The request as it came, without card fields. */
  request: object
  createdAtMs: number
  /** When an open or pending payment ends by itself. */
  changesAtMs: number | undefined
}

export type Payments = {
  add(payment: Payment): void
  save(payment: Payment): void
  find(pspReference: string): Payment | undefined
  findByPage(token: string): Payment | undefined
  findByResult(redirectResult: string): Payment | undefined
  listByReference(merchantReference: string): Payment[]
  listChanging(nowMs: number): Payment[]
  /** The newest that wait for a transfer. */
  listTransfers(method: string): Payment[]
  nextChangeMs(): number | undefined
}

const columns = [
  'psp_reference',
  'merchant_reference',
  'status',
  'method',
  'brand',
  'amount_value',
  'currency',
  'return_url',
  'language',
  'refusal_code',
  'page_token',
  'redirect_result',
  'challenge_tries',
  'captured_value',
  'returned_value',
  'request',
  'created_at',
  'changes_at',
]

export function createPayments(database: DatabaseSync): Payments {
  const marks = columns.map(() => '?').join(', ')
  const put = database.prepare(
    `insert or replace into payments (${columns.join(', ')}) values (${marks})`,
  )
  const by = (condition: string) => database.prepare(`select * from payments where ${condition}`)
  const byReference = by('psp_reference = ?')
  const byPage = by('page_token = ?')
  const byResult = by('redirect_result = ?')
  const byMerchantReference = by('merchant_reference = ? order by created_at')
  const transfers = by("status = 'pending' and method = ? order by created_at desc limit 20")
  const changing = by('changes_at <= ? order by changes_at limit 100')
  const next = database.prepare('select min(changes_at) as at from payments where changes_at > 0')
  const one = (row: Row | undefined) => (row ? fromRow(row) : undefined)
  const save = (payment: Payment) => {
    put.run(...toRow(payment))
  }
  return {
    add: save,
    save,
    find: (pspReference) => one(byReference.get(pspReference)),
    findByPage: (token) => one(byPage.get(token)),
    findByResult: (redirectResult) => one(byResult.get(redirectResult)),
    listByReference: (reference) => byMerchantReference.all(reference).map(fromRow),
    listChanging: (nowMs) => changing.all(nowMs).map(fromRow),
    listTransfers: (method) => transfers.all(method).map(fromRow),
    nextChangeMs: () => (next.get()?.at as number | null) ?? undefined,
  }
}

type Row = Record<string, SQLOutputValue>

const toRow = (payment: Payment) => [
  payment.pspReference,
  payment.merchantReference,
  payment.status,
  payment.method,
  payment.brand ?? null,
  payment.amount.value,
  payment.amount.currency,
  payment.returnUrl,
  payment.language,
  payment.refusalCode ?? null,
  payment.pageToken ?? null,
  payment.redirectResult ?? null,
  payment.challengeTries,
  payment.capturedValue,
  payment.returnedValue,
  JSON.stringify(payment.request),
  payment.createdAtMs,
  payment.changesAtMs ?? null,
]

const text = (value: SQLOutputValue | undefined) => (value as string | null) ?? undefined

const fromRow = (row: Row): Payment => ({
  pspReference: row.psp_reference as string,
  merchantReference: row.merchant_reference as string,
  status: row.status as AdyenPaymentStatus,
  method: row.method as string,
  brand: text(row.brand),
  amount: { currency: row.currency as string, value: row.amount_value as number },
  returnUrl: row.return_url as string,
  language: row.language === 'nl' ? 'nl' : 'en',
  refusalCode: text(row.refusal_code),
  pageToken: text(row.page_token),
  redirectResult: text(row.redirect_result),
  challengeTries: row.challenge_tries as number,
  capturedValue: row.captured_value as number,
  returnedValue: row.returned_value as number,
  request: JSON.parse(row.request as string),
  createdAtMs: row.created_at as number,
  changesAtMs: (row.changes_at as number | null) ?? undefined,
})
