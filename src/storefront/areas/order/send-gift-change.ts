import type * as v from 'valibot'
import { changedGiftSchema } from '#kernel/gift-input.ts'
import { graphql } from '#storefront/graphql/generated/gql.ts'
import { mutate } from '#storefront/parts/api/call-shop.ts'
import { readWrapping } from '#storefront/parts/gift-form/typed-gift.ts'
import type { TypedValues } from '#ui/form/shop-form.ts'

type Gift = { orderUuid: string; deliveryId: string; packageId: string }

/** Has another note beside a gift that was ordered, or another paper around it. Loaded when a visitor turns to the form. */
export const sendGiftChange = (gift: Gift) => ({
  schema: changedGiftSchema,
  /** An empty note is none. */
  read: ({ message, ...wrapping }: TypedValues) => ({
    message: typeof message === 'string' && message.trim() !== '' ? message : undefined,
    ...readWrapping(wrapping),
  }),
  send: async ({ message = '', wrapper }: v.InferOutput<typeof changedGiftSchema>) => {
    const asked = { ...gift, message, wrapper: wrapper ?? null }
    return await mutate(ChangeOrderedGiftDocument, asked)
  },
})

const ChangeOrderedGiftDocument = graphql(`
  mutation ChangeOrderedGift(
    $userData: UserData!
    $orderUuid: String!
    $deliveryId: String!
    $packageId: ID!
    $message: String
    $wrapper: ID
  ) {
    changeOrderedGift(
      userData: $userData
      orderUuid: $orderUuid
      deliveryId: $deliveryId
      packageId: $packageId
      message: $message
      wrapper: $wrapper
    ) {
      errors { ...ShopError }
    }
  }
`)
