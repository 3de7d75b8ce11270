import { plannedSchema } from '#kernel/delivery-date.ts'
import { graphql } from '#storefront/graphql/generated/gql.ts'
import { callShop } from '#storefront/parts/api/call-shop.ts'
import { momentOf } from '#storefront/parts/delivery-date/moment-choice.tsx'
import type { TypedValues } from '#storefront/parts/form/shop-form.ts'

type Delivery = { orderUuid: string; deliveryId: string }

/** Has a gift delivered at another moment. Loaded when a visitor turns to the form. */
export const planDelivery = (delivery: Delivery) => ({
  schema: plannedSchema,
  read: (typed: TypedValues) => ({ deliveryDate: momentOf(typed) }),
  send: async ({ deliveryDate }: { deliveryDate?: string | undefined }) => {
    const variables = { ...delivery, deliveryDate: deliveryDate ?? null }
    return (await callShop(PlanDeliveryDocument, variables, 'mutation')).changeDeliveryDate
  },
})

const PlanDeliveryDocument = graphql(`
  mutation PlanDelivery(
    $userData: UserData!
    $orderUuid: String!
    $deliveryId: String!
    $deliveryDate: String
  ) {
    changeDeliveryDate(
      userData: $userData
      orderUuid: $orderUuid
      deliveryId: $deliveryId
      deliveryDate: $deliveryDate
    ) {
      errors { ...ShopError }
    }
  }
`)
