import * as v from 'valibot'
import type { ErrorName } from '#kernel/error-codes.ts'
import { parseAmount } from '#kernel/typed-amount.ts'
import { graphql } from '#storefront/graphql/generated/gql.ts'
import { callShop } from '#storefront/parts/api/call-shop.ts'
import type { Typed } from '#storefront/parts/form/shop-form.ts'
import { type BasketConfig, isOffered } from './basket-line.ts'

/** In the place of a listed amount: the visitor types one. */
export const otherAmount = 'other'

/** Stands for what is no amount: out of every range. */
const noAmount = -1

/** Gives a line of the basket another amount. Loaded when a visitor turns to the form. */
export const changeAmount = ({
  packageId,
  config,
}: {
  packageId: string
  config: BasketConfig
}) => ({
  schema: v.object({ amount: amountSchema(config) }),
  read: ({ listedAmount, amount }: Typed) => ({
    amount:
      listedAmount === otherAmount
        ? (parseAmount(String(amount)) ?? noAmount)
        : Number(listedAmount),
  }),
  send: async ({ amount }: { amount: number }) =>
    (await callShop(ChangeAmountDocument, { packageId, amount }, 'mutation')).updatePackage,
})

const amountSchema = (config: BasketConfig) =>
  v.pipe(
    v.number(),
    v.rawCheck(({ dataset, addIssue }) => {
      const problem = dataset.typed ? amountProblem(config, dataset.value) : undefined
      if (problem !== undefined) addIssue({ message: problem })
    }),
  )

function amountProblem(config: BasketConfig, cents: number): ErrorName | undefined {
  if (isOffered(config, cents)) return undefined
  const isWithin = cents >= config.minPrice.value && cents <= config.maxPrice.value
  return isWithin ? 'amountNotOffered' : 'amountOutOfRange'
}

const ChangeAmountDocument = graphql(`
  mutation ChangeAmount($userData: UserData!, $packageId: ID!, $amount: Int!) {
    updatePackage(userData: $userData, packageId: $packageId, amount: $amount) {
      errors { ...ShopError }
    }
  }
`)
