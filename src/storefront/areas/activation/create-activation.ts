import type * as v from 'valibot'
import { type ActivationRange, activationSchema } from '#kernel/activation.ts'
import { parseAmount } from '#kernel/typed-amount.ts'
import { graphql } from '#storefront/graphql/generated/gql.ts'
import { mutate } from '#storefront/parts/api/call-shop.ts'
import type { TypedValues } from '#ui/form/shop-form.ts'

type Activation = v.InferOutput<ReturnType<typeof activationSchema>>

/** Keeps an activation, to be paid. Loaded when a visitor turns to the form. */
export const createActivation = (ranges: readonly ActivationRange[]) => ({
  schema: activationSchema(ranges),
  read: ({ amount, ...typed }: TypedValues) => ({
    ...typed,
    amount: parseAmount(String(amount ?? '')),
  }),
  send: async (activation: Activation, captchaToken: string) => {
    const input = { ...activation, captchaToken }
    return mutate(CreateActivationDocument, { input })
  },
})

const CreateActivationDocument = graphql(`
  mutation CreateActivation($userData: UserData!, $input: ActivationInput!) {
    createActivationOrder(userData: $userData, input: $input) {
      order { version }
      errors { ...ShopError }
    }
  }
`)
