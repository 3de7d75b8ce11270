import * as v from 'valibot'
import { graphql } from '#storefront/graphql/generated/gql.ts'
import {
  isOffered,
  otherAmount,
  type PriceProblem,
  priceProblem,
} from '#storefront/parts/amounts/price-rule.ts'
import { amountSchema, readAmount } from '#storefront/parts/amounts/typed-amount.ts'
import { mutate } from '#storefront/parts/api/call-shop.ts'
import type { TypedValues } from '#ui/form/shop-form.ts'
import type { BasketConfig } from './basket-line.ts'

type AmountAsSeen = {
  packageId: string
  config: BasketConfig
  /** Of the basket that the visitor sees; undefined once they were told that it changed. */
  version: number | undefined
}

/** Gives a line of the basket another amount. Loaded when a visitor turns to the form. */
export const changeAmount = ({ packageId, config, version }: AmountAsSeen) => ({
  schema: v.object({ amount: amountSchema((cents) => amountProblem(config, cents)) }),
  read: ({ listedAmount, amount }: TypedValues) => ({
    amount: listedAmount === otherAmount ? readAmount(amount) : Number(listedAmount),
  }),
  send: async ({ amount }: { amount: number }) =>
    await mutate(ChangeAmountDocument, { packageId, amount, version: version ?? null }),
})

/** A listed amount is for sale, whatever the steps between the others. */
const amountProblem = (config: BasketConfig, cents: number): PriceProblem | undefined =>
  isOffered(config, cents) ? undefined : (priceProblem(config, cents) ?? 'amountNotOffered')

const ChangeAmountDocument = graphql(`
  mutation ChangeAmount($userData: UserData!, $packageId: ID!, $amount: Int!, $version: Int) {
    updatePackage(userData: $userData, packageId: $packageId, amount: $amount, version: $version) {
      errors { ...ShopError }
    }
  }
`)
