import { graphql } from '#storefront/graphql/generated/gql.ts'
import { callShop, mutate } from '#storefront/parts/api/call-shop.ts'

type Delivery = { orderUuid: string; deliveryId: string }

/** What comes back where a delivery is called off. */
export const loadMoneyBack = async (delivery: Delivery) =>
  (await callShop(CancellationDocument, delivery)).cancellation

/** Calls it off; refused where another total would come back than was shown. In cents. */
export const cancelDelivery = (delivery: Delivery & { expectedTotal: number }) =>
  mutate(CancelShipmentDocument, delivery)

const CancellationDocument = graphql(`
  query Cancellation($userData: UserData!, $orderUuid: String!, $deliveryId: String!) {
    cancellation(userData: $userData, orderUuid: $orderUuid, deliveryId: $deliveryId) {
      moneyBack { ...MoneyBack }
      errors { ...ShopError }
    }
  }
`)

const CancelShipmentDocument = graphql(`
  mutation CancelShipment(
    $userData: UserData!
    $orderUuid: String!
    $deliveryId: String!
    $expectedTotal: Int!
  ) {
    cancelShipment(
      userData: $userData
      orderUuid: $orderUuid
      deliveryId: $deliveryId
      expectedTotal: $expectedTotal
    ) {
      errors { ...ShopError }
    }
  }
`)
