import * as v from 'valibot'
import { giftSchema } from '#kernel/gift-input.ts'
import { graphql } from '#storefront/graphql/generated/gql.ts'
import { type PriceRule, priceProblem } from '#storefront/parts/amounts/price-rule.ts'
import { amountSchema, readAmount } from '#storefront/parts/amounts/typed-amount.ts'
import { callShop } from '#storefront/parts/api/call-shop.ts'
import { momentOf } from '#storefront/parts/delivery-date/moment-choice.tsx'
import type { TypedValues } from '#storefront/parts/form/shop-form.ts'
import type { GiftChoice } from './gift-form.ts'

type GiftToAdd = Pick<GiftChoice, 'variationType'> & {
  productId: string
  /** Of an amount that was typed; the listed ones are for sale. */
  rule: PriceRule | undefined
}

/** Puts a gift in the basket. Loaded when a visitor turns to the form. */
export const addGift = ({ productId, variationType, rule }: GiftToAdd) => ({
  schema: v.object({
    ...giftSchema.entries,
    amount: amountSchema((cents) => rule && priceProblem(rule, cents)),
  }),
  /** An empty note is none, and a gift for the giver has no receiver. */
  read: ({ amount, quantity, receiver, message, wrapper, ...moment }: TypedValues) => ({
    ...{ productId, variationType, receiver, wrapper },
    amount: readAmount(amount),
    quantity: Number(quantity),
    deliveryDate: receiver === undefined ? undefined : momentOf(moment),
    message: typeof message === 'string' && message.trim() !== '' ? message : undefined,
  }),
  send: async (gift: v.InferOutput<typeof giftSchema>) =>
    (await callShop(AddPackageDocument, { input: gift }, 'mutation')).addPackage,
})

const AddPackageDocument = graphql(`
  mutation AddPackage($userData: UserData!, $input: PackageInput!) {
    addPackage(userData: $userData, input: $input) {
      errors {
        ...ShopError
      }
    }
  }
`)
