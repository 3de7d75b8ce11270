import type * as v from 'valibot'
import { correctedReceiverSchema } from '#kernel/gift-input.ts'
import { graphql } from '#storefront/graphql/generated/gql.ts'
import { mutate } from '#storefront/parts/api/call-shop.ts'

type Delivery = { orderUuid: string; deliveryId: string }

/** Sends a gift to another address. Loaded when a visitor turns to the form. */
export const sendCorrectedAddress = (delivery: Delivery) => ({
  schema: correctedReceiverSchema,
  send: async ({ name, ...typed }: v.InferOutput<typeof correctedReceiverSchema>) => {
    const variables = { ...delivery, ...typed, name: name ?? null }
    return mutate(CorrectAddressDocument, variables)
  },
})

const CorrectAddressDocument = graphql(`
  mutation CorrectAddress(
    $userData: UserData!
    $orderUuid: String!
    $deliveryId: String!
    $email: String!
    $confirmEmail: String!
    $name: String
  ) {
    correctDeliveryAddress(
      userData: $userData
      orderUuid: $orderUuid
      deliveryId: $deliveryId
      email: $email
      confirmEmail: $confirmEmail
      name: $name
    ) {
      errors { ...ShopError }
    }
  }
`)
