import type { Payment } from '#simulators/adyen/store/payments.ts'

/** What the provider, the scheme and the shopper's bank keep of one line, in minor units. */
export type Fees = { markup: number; schemeFees: number; interchange: number }

const perMille = (value: number, rate: number) => Math.round((value * rate) / 1000)

/** A fixed price for what banks carry, a share of what cards carry. */
export const captureFees = ({ brand, amount }: Pick<Payment, 'brand' | 'amount'>): Fees =>
  brand === undefined
    ? { markup: 29, schemeFees: 0, interchange: 0 }
    : {
        markup: 10,
        schemeFees: perMille(amount.value, 1),
        interchange: perMille(amount.value, 3),
      }

export const refundFees: Fees = { markup: 10, schemeFees: 0, interchange: 0 }
export const chargebackFees: Fees = { markup: 7_50, schemeFees: 0, interchange: 0 }
export const noFees: Fees = { markup: 0, schemeFees: 0, interchange: 0 }

/** For each batch, whatever is in it. */
export const batchFee = 1_10
