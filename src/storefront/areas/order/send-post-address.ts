import type { DeliveryAddress } from '#kernel/address-parts.ts'
import { deliveryAddressSchema } from '#kernel/postal-address.ts'
import { graphql } from '#storefront/graphql/generated/gql.ts'
import { mutate } from '#storefront/parts/api/call-shop.ts'

type Delivery = { orderUuid: string; deliveryId: string }

/** Has a card posted to another address. Loaded when a visitor turns to the form. */
export const sendPostAddress = (delivery: Delivery) => ({
  schema: deliveryAddressSchema,
  send: async (address: DeliveryAddress) => {
    const variables = { ...delivery, address }
    return mutate(ChangePostAddressDocument, variables)
  },
})

const ChangePostAddressDocument = graphql(`
  mutation ChangePostAddress(
    $userData: UserData!
    $orderUuid: String!
    $deliveryId: String!
    $address: AddressInput!
  ) {
    changePostAddress(
      userData: $userData
      orderUuid: $orderUuid
      deliveryId: $deliveryId
      address: $address
    ) {
      errors { ...ShopError }
    }
  }
`)
