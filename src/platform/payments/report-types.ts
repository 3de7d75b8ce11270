import type { LineMeaning } from '#domain/payouts/report.ts'

type ReportType = {
  meaning: LineMeaning
  /** The events by which Adyen tells the same by webhook, the usual one first. */
  events?: readonly string[]
}

/** What each type of a line in Adyen's settlement details report means. One that is not named here is for a person to read. */
const types: Readonly<Record<string, ReportType>> = {
  Settled: { meaning: 'capture' },
  SettledReversed: { meaning: 'captureBack', events: ['CAPTURE_FAILED'] },
  Refunded: { meaning: 'refund', events: ['REFUND'] },
  RefundedReversed: { meaning: 'refundBack', events: ['REFUNDED_REVERSED', 'REFUND_FAILED'] },
  Chargeback: { meaning: 'chargeback', events: ['CHARGEBACK'] },
  SecondChargeback: { meaning: 'chargeback', events: ['SECOND_CHARGEBACK'] },
  ChargebackReversed: { meaning: 'chargebackBack', events: ['CHARGEBACK_REVERSED'] },
  Fee: { meaning: 'costs' },
  MiscCosts: { meaning: 'costs' },
  PaymentCost: { meaning: 'costs' },
  AuthorisationSchemeFee: { meaning: 'costs' },
  InvoiceDeduction: { meaning: 'costs' },
  MerchantPayout: { meaning: 'payout' },
  /** A payout that the bank sent back, and money that we sent to the provider. */
  BankInstructionReturned: { meaning: 'payout' },
  MatchedStatement: { meaning: 'payout' },
  DepositCorrection: { meaning: 'withheld' },
  ReserveAdjustment: { meaning: 'withheld' },
  Balancetransfer: { meaning: 'withheld' },
}

export const meaningOf = (type: string): LineMeaning => types[type]?.meaning ?? 'unknown'

/** As `read-webhook.ts` makes them of a notification: so news that comes after the report is known again. */
export const causesOf = (type: string, reference: string | null): readonly string[] =>
  reference === null
    ? []
    : (types[type]?.events ?? []).map((eventCode) => `${eventCode}:${reference}:true`)
