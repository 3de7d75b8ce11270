import type { Currency, Money } from '#kernel/money.ts'

export const toAdyenAmount = ({ currency, cents }: Money) => ({ currency, value: cents })

export const fromAdyenAmount = (amount: { currency: string; value: number }): Money => ({
  currency: amount.currency as Currency,
  cents: amount.value,
})
