import type { Money } from './money.ts'

/** How much is transferred where, and by when. */
export type BankDetails = {
  amount: Money
  beneficiary: string
  iban: string
  bic: string
  reference: string
  until: Date
}
