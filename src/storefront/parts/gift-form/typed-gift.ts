import * as v from 'valibot'
import type { DeliveryAddress } from '#kernel/address-parts.ts'
import { giftSchema, postedGiftSchema } from '#kernel/gift-input.ts'
import { otherAmount, type PriceRule, priceProblem } from '#storefront/parts/amounts/price-rule.ts'
import { amountSchema, readAmount } from '#storefront/parts/amounts/typed-amount.ts'
import { momentOf } from '#storefront/parts/delivery-date/moment-choice.tsx'
import type { TypedValues } from '#ui/form/shop-form.ts'
import type { GiftChoice } from './gift-form.ts'

type GiftOfProduct = {
  productId: string
  choice: Pick<GiftChoice, 'variationType' | 'amount'>
  rule: PriceRule | undefined
}

export type TypedGift = v.InferOutput<typeof giftSchema> & { address?: DeliveryAddress | undefined }

type GiftInput = v.InferInput<typeof giftSchema> &
  Partial<Pick<v.InferInput<typeof postedGiftSchema>, 'address'>>

/** Reads and judges the fields of a gift. The listed amounts are for sale; one that was typed is judged. */
export const typedGift = ({
  productId,
  choice: { variationType, amount },
  rule,
}: GiftOfProduct) => ({
  schema: v.object({
    ...(variationType === 'PHYSICAL' ? postedGiftSchema : giftSchema).entries,
    amount: amountSchema((cents) =>
      amount === otherAmount && rule ? priceProblem(rule, cents) : undefined,
    ),
  }) as unknown as v.GenericSchema<GiftInput, TypedGift>,
  /** An empty note is none, and a gift for the giver has no receiver. */
  read: ({ amount: typed, quantity, receiver, address, message, ...rest }: TypedValues) => ({
    ...{ productId, variationType, receiver },
    ...readWrapping(rest),
    ...(variationType === 'PHYSICAL' && { address: address ?? {} }),
    amount: readAmount(typed),
    quantity: Number(quantity),
    deliveryDate:
      receiver === undefined && variationType === 'DIGITAL' ? undefined : momentOf(rest),
    message: typeof message === 'string' && message.trim() !== '' ? message : undefined,
  }),
})

/** What is chosen around a gift; nothing is no paper and no box. */
export const readWrapping = ({ wrapper, giftPacking, isEachWrapped }: TypedValues) => ({
  wrapper: wrapper || undefined,
  giftPacking: giftPacking || undefined,
  isEachWrapped: isEachWrapped === undefined ? undefined : true,
})
