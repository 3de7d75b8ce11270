import type { ProviderNotification } from '#domain/payments/provider.ts'
import type { PaymentId } from '#kernel/ids.ts'
import type { Money } from '#kernel/money.ts'

/** Money that came to the shop's own bank account, as its bank tells it. */
export type BankEntry = {
  /** The bank's own name of it, by which it is booked once. */
  reference: string
  amount: Money
  /** The day of booking, as `2026-11-26`. */
  bookedOn: string
  /** All that whoever paid wrote to it. */
  text: string
}

const prefix = 'bank:'

/** The name of such money in our books, beside the provider's names of its money. */
export const bankReference = ({ reference }: Pick<BankEntry, 'reference'>): string =>
  `${prefix}${reference}`

/** It lies on the shop's own account, not with the provider, who cannot pay it back. */
export const isAtBank = (reference: string): boolean => reference.startsWith(prefix)

type Came = {
  reference: string
  amount: Money
  bookedOn: string
  paymentId?: PaymentId | undefined
}

/** News that such money came, by its name in our books. */
export const newsOfMoney = ({
  reference,
  amount,
  bookedOn,
  paymentId,
}: Came): ProviderNotification => ({
  dedupeKey: reference,
  kind: 'authorised',
  reference,
  originalReference: undefined,
  paymentId,
  refundId: undefined,
  amount,
  occurredAt: bookedOn,
})
