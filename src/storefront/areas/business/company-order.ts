import * as v from 'valibot'
import { listRowsMax } from '#kernel/limits.ts'
import { otherAmount, type PriceRule, priceProblem } from '#storefront/parts/amounts/price-rule.ts'
import { amountSchema, readAmount } from '#storefront/parts/amounts/typed-amount.ts'
import { instantOnDutchClock } from '#storefront/parts/delivery-date/on-dutch-clock.ts'
import type { GiftChoice } from '#storefront/parts/gift-form/gift-form.ts'
import type { TypedValues } from '#ui/form/shop-form.ts'

/** Where the form leads: to the names of those who get a card, or to a quote. */
export type WayOn = 'list' | 'quote'

type OrderToRead = {
  choice: Pick<GiftChoice, 'amount'>
  rule: PriceRule | undefined
  wayOn: WayOn
  /** Cents that one order may come to. */
  totalCentsMax: number
  now: Date
}

const wholeNumber = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty('fieldRequired'),
  v.regex(/^[1-9]\d{0,5}$/, 'numberInvalid'),
  v.transform(Number),
)

/** Reads what a company wants. A quote may be for more than a list or an order holds. */
export function companyOrder({ choice, rule, wayOn, totalCentsMax, now }: OrderToRead) {
  const isComing = (day: string) => (instantOnDutchClock(atItsEnd(day))?.getTime() ?? 0) > +now
  const order = v.object({
    number: wholeNumber,
    amount: amountSchema((cents) =>
      choice.amount === otherAmount && rule ? priceProblem(rule, cents) : undefined,
    ),
    occasion: v.string(),
    deliveryDate: v.optional(v.pipe(v.string(), v.check(isComing, 'deliveryDateInvalid'))),
  })
  const isList = wayOn === 'list'
  const schema = v.pipe(
    order,
    v.forward(
      v.check(({ number }) => !isList || number <= listRowsMax, 'numberOverList'),
      ['number'],
    ),
    v.forward(
      v.check((said) => !isList || said.number * said.amount <= totalCentsMax, 'totalOverOrder'),
      ['number'],
    ),
  )
  return {
    schema,
    read: ({ number, amount, occasion, when, deliveryDate }: TypedValues) => ({
      number,
      occasion,
      amount: readAmount(amount),
      deliveryDate: when === 'planned' ? deliveryDate : undefined,
    }),
    send: async () => ({ errors: [] }),
  }
}

/** A day without a time is over when it is. */
const atItsEnd = (day: string): string => (day.includes('T') ? day : `${day}T23:59`)
