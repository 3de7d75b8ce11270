import * as v from 'valibot'
import { giftSchema } from '#kernel/gift-input.ts'
import { parseAmount } from '#kernel/typed-amount.ts'
import { graphql } from '#storefront/graphql/generated/gql.ts'
import { callShop } from '#storefront/parts/api/call-shop.ts'
import type { Typed } from '#storefront/parts/form/shop-form.ts'
import type { GiftChoice } from './gift-form.ts'
import { type PriceRule, priceProblem } from './price-rule.ts'

type GiftToAdd = Pick<GiftChoice, 'variationType'> & {
  productId: string
  /** Of an amount that was typed; the listed ones are for sale. */
  rule: PriceRule | undefined
}

/** Stands for what is no amount: out of every range. */
const noAmount = -1

/** Puts a gift in the basket. Loaded when a visitor turns to the form. */
export const addGift = ({ productId, variationType, rule }: GiftToAdd) => ({
  schema: v.object({ ...giftSchema.entries, amount: amountSchema(rule) }),
  /** An empty note is none, and a gift for the giver has no receiver. */
  read: ({ amount, quantity, receiver, message }: Typed) => ({
    ...{ productId, variationType, receiver },
    amount: parseAmount(String(amount)) ?? noAmount,
    quantity: Number(quantity),
    message: typeof message === 'string' && message.trim() !== '' ? message : undefined,
  }),
  send: async (gift: v.InferOutput<typeof giftSchema>) =>
    (await callShop(AddPackageDocument, { input: gift }, 'mutation')).addPackage,
})

const amountSchema = (rule: PriceRule | undefined) =>
  v.pipe(
    v.number(),
    v.rawCheck(({ dataset, addIssue }) => {
      const problem = dataset.typed && rule ? priceProblem(rule, dataset.value) : undefined
      if (problem !== undefined) addIssue({ message: problem })
    }),
  )

const AddPackageDocument = graphql(`
  mutation AddPackage($userData: UserData!, $input: PackageInput!) {
    addPackage(userData: $userData, input: $input) {
      errors {
        ...ShopError
      }
    }
  }
`)
