import { graphql } from '#storefront/graphql/generated/gql.ts'
import { callShop } from '#storefront/parts/api/call-shop.ts'

type Delivery = { orderUuid: string; deliveryId: string }

/** What comes back where a delivery is called off. Loaded when somebody asks. */
export const loadMoneyBack = async (delivery: Delivery) =>
  (await callShop(CancellationDocument, delivery)).cancellation

export const cancelDelivery = async (delivery: Delivery & { expectedTotal: number }) =>
  (await callShop(CancelShipmentDocument, delivery, 'mutation')).cancelShipment

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
