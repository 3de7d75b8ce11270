import * as v from 'valibot'
import { giftForManySchema } from '#kernel/gift-input.ts'
import { type ReceiverRow, toRowsText } from '#kernel/receiver-list.ts'
import { graphql } from '#storefront/graphql/generated/gql.ts'
import { otherAmount, type PriceRule, priceProblem } from '#storefront/parts/amounts/price-rule.ts'
import { amountSchema, readAmount } from '#storefront/parts/amounts/typed-amount.ts'
import { mutate } from '#storefront/parts/api/call-shop.ts'
import { momentOf } from '#storefront/parts/delivery-date/moment-choice.tsx'
import type { GiftChoice } from '#storefront/parts/gift-form/gift-form.ts'
import { readWrapping } from '#storefront/parts/gift-form/typed-gift.ts'
import type { TypedValues } from '#ui/form/shop-form.ts'

type ListToAdd = {
  productId: string
  choice: Pick<GiftChoice, 'amount' | 'variationType'>
  rule: PriceRule | undefined
  rows: readonly ReceiverRow[]
  leavesOutWrong: boolean
  /** Hears whose phone number no numbering plan has; all else was judged before it was sent. */
  onPhonesRefused: (rows: readonly ReceiverRow[]) => void
}

/** Puts the gift for everybody on the list in the basket. Loaded when a visitor turns to the form. */
export function sendReceivers(list: ListToAdd) {
  const { productId, choice, rule, rows, leavesOutWrong, onPhonesRefused } = list
  const schema = v.object({
    ...giftForManySchema.entries,
    amount: amountSchema((cents) =>
      choice.amount === otherAmount && rule ? priceProblem(rule, cents) : undefined,
    ),
  })
  return {
    schema,
    read: ({ amount, quantity, giverName, message, ...rest }: TypedValues) => ({
      ...{ productId, giverName, message, leavesOutWrong },
      ...{ variationType: choice.variationType, ...readWrapping(rest) },
      amount: readAmount(amount),
      quantity: Number(quantity),
      deliveryDate: momentOf(rest),
      rows: toRowsText(rows),
    }),
    send: async (input: v.InferOutput<typeof schema>) => {
      const answer = await mutate(AddReceiversDocument, { input })
      const phones = answer.problems.filter(({ field }) => field === 'phoneNumber')
      if (phones.length > 0 && !leavesOutWrong)
        onPhonesRefused(phones.flatMap(({ row }) => rows[row] ?? []))
      return answer
    },
  }
}

const AddReceiversDocument = graphql(`
  mutation AddReceivers($userData: UserData!, $input: ReceiversInput!) {
    addReceivers(userData: $userData, input: $input) {
      added
      problems { row field }
      order { totalQuantity }
      errors { ...ShopError }
    }
  }
`)
