import type { BoundedKind, SystemKind } from '#domain/ledger/accounts.ts'
import type { Currency } from '#kernel/money.ts'

/** An account as accountants have it: what customers hold is one of each kind, whoever they are. */
export type BookAccount = {
  number: string
  name: string
  /** On the balance sheet, or in the result. */
  on: 'balance' | 'result'
}

/** Every kind of account of the ledger, in the order of the numbers. */
export const bookAccounts: Readonly<Record<BoundedKind | SystemKind, BookAccount>> = {
  bank: { number: '1100', name: 'Bank', on: 'balance' },
  pspClearing: { number: '1200', name: 'Te ontvangen van betaaldienst', on: 'balance' },
  pspReserve: { number: '1210', name: 'Door betaaldienst ingehouden', on: 'balance' },
  payoutDifference: { number: '1220', name: 'Verschillen in uitbetalingen', on: 'balance' },
  takenBack: { number: '1230', name: 'Teruggehaalde betalingen', on: 'balance' },
  currencyExchange: { number: '1240', name: 'Omgewisselde valuta', on: 'balance' },
  receivable: { number: '1300', name: 'Debiteuren', on: 'balance' },
  order: { number: '1500', name: 'Ontvangen voor bestellingen', on: 'balance' },
  card: { number: '1510', name: 'Tegoed op eigen kaarten', on: 'balance' },
  hold: { number: '1520', name: 'Gereserveerd tegoed', on: 'balance' },
  receipt: { number: '1530', name: 'Ontvangen zonder bestelling', on: 'balance' },
  issuerPayable: { number: '1600', name: 'Te betalen aan uitgevers', on: 'balance' },
  donationPayable: { number: '1610', name: 'Te betalen aan goede doelen', on: 'balance' },
  vatPayable: { number: '1700', name: 'Te betalen btw', on: 'balance' },
  promotionCost: { number: '4100', name: 'Kosten van acties', on: 'result' },
  pspCosts: { number: '4200', name: 'Kosten van betaaldienst', on: 'result' },
  refundLoss: { number: '4300', name: 'Verlies op terugbetalingen', on: 'result' },
  badDebt: { number: '4310', name: 'Oninbare vorderingen', on: 'result' },
  lapsedValue: { number: '8100', name: 'Vervallen tegoed', on: 'result' },
  feeRevenue: { number: '8000', name: 'Servicekosten en extra’s', on: 'result' },
}

/** Value that is owed to people, issuers and causes, wherever it stands. */
export const owedKinds = [
  'order',
  'card',
  'hold',
  'receipt',
  'issuerPayable',
  'donationPayable',
] as const

/** Days of the shop, both included. */
export type BookPeriod = { from: string; until: string; currency: Currency }

/** Above zero the account holds value for somebody, which accountants call credit. */
export type BookTotal = {
  kind: BoundedKind | SystemKind
  openingCents: number
  debitCents: number
  creditCents: number
}

export type BookedTransfer = {
  id: string
  key: string
  kind: string
  bookedAt: Date
  entries: readonly { kind: BoundedKind | SystemKind; accountId: string; cents: number }[]
}

/** What a period came to, with all that was booked in it, a batch at a time. */
export type Books = BookPeriod & {
  totals: readonly BookTotal[]
  /** Of the invoices and credit notes of the period, by rate. */
  vat: readonly { rateBasisPoints: number; totalCents: number; vatCents: number }[]
  lineCount: number
  transfers: AsyncIterable<readonly BookedTransfer[]>
}
