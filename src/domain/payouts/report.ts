import type { Money } from '#kernel/money.ts'

/**
 * What a line of the provider's report means to our books. `capture`, `refund` and their reverses and chargebacks answer
 * something that we booked when it happened; `costs`, `payout` (to our bank, or back from it) and `withheld` (kept by
 * the provider for later, or carried over) are booked from the report. `unknown` is for a person to read.
 */
export type LineMeaning =
  | 'capture'
  | 'captureBack'
  | 'refund'
  | 'refundBack'
  | 'chargeback'
  | 'chargebackBack'
  | 'costs'
  | 'payout'
  | 'withheld'
  | 'unknown'

/** Said of what we heard of, or should have heard of, when it happened. */
export const heardMeanings = [
  'capture',
  'captureBack',
  'refund',
  'refundBack',
  'chargeback',
  'chargebackBack',
] as const satisfies readonly LineMeaning[]

export type ReportLine = {
  /** The provider's word. */
  type: string
  meaning: LineMeaning
  /** The provider's name of the payment, and of what changed it. */
  reference: string | null
  modificationReference: string | null
  /** Our own names that the provider was given for them. */
  paymentReference: string | null
  refundReference: string | null
  /** By which keys news of it is told apart; the first is the one that news would carry. */
  causes: readonly string[]
  bookedAt: string
  /** Above zero is for us. Net is what is left of gross after the provider's costs. */
  gross: Money
  net: Money
}

/** One batch: everything that the provider counts together into one payout. */
export type PayoutReport = {
  merchantAccount: string
  batchNumber: number
  /** The same for the same lines, however their file is written. */
  fingerprint: string
  lines: readonly ReportLine[]
}

/** Port to the provider's reports; `platform/payments` reads Adyen's behind it. */
export type PayoutReports = {
  /** Whose reports these are. */
  merchantAccount: string
  /** Throws `ReportUnreadable`. */
  read(text: string): PayoutReport
  /** Undefined where the shop fetches none by itself. */
  downloads: ReportDownloads | undefined
}

export type ReportDownloads = {
  /** The batch to begin with. */
  firstBatch: number
  /** Whether the provider itself would serve a report of ours there. */
  isOwn(address: string): boolean
  addressOf(batchNumber: number): string
  /** Undefined where there is none yet; throws `ReportUnreachable` when it is worth another try. */
  download(address: string): Promise<string | undefined>
}

export class ReportUnreachable extends Error {
  override readonly name = 'ReportUnreachable'
}

/** Says in one sentence what is wrong with the file, and where. */
export class ReportUnreadable extends Error {
  override readonly name = 'ReportUnreadable'
}
