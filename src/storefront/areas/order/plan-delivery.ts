import * as v from 'valibot'
import { plannedSchema } from '#kernel/delivery-date.ts'
import { earlyDeliveryText } from '#kernel/early-delivery-text.ts'
import { graphql } from '#storefront/graphql/generated/gql.ts'
import { mutate } from '#storefront/parts/api/call-shop.ts'
import { momentOf } from '#storefront/parts/delivery-date/moment-choice.tsx'
import type { TypedValues } from '#ui/form/shop-form.ts'

type Delivery = { orderUuid: string; deliveryId: string }

const schema = v.object({ ...plannedSchema.entries, agreed: v.boolean() })

/** Has a gift delivered at another moment. Loaded when a visitor turns to the form. */
export const planDelivery = (delivery: Delivery) => ({
  schema,
  read: (typed: TypedValues) => ({ deliveryDate: momentOf(typed), agreed: typed.agreed === 'on' }),
  send: async ({ deliveryDate, agreed }: v.InferOutput<typeof schema>) => {
    const agreedText = agreed ? earlyDeliveryText : null
    const variables = { ...delivery, deliveryDate: deliveryDate ?? null, agreedText }
    return await mutate(PlanDeliveryDocument, variables)
  },
})

const PlanDeliveryDocument = graphql(`
  mutation PlanDelivery(
    $userData: UserData!
    $orderUuid: String!
    $deliveryId: String!
    $deliveryDate: String
    $agreedText: Int
  ) {
    changeDeliveryDate(
      userData: $userData
      orderUuid: $orderUuid
      deliveryId: $deliveryId
      deliveryDate: $deliveryDate
      agreedText: $agreedText
    ) {
      errors { ...ShopError }
    }
  }
`)
