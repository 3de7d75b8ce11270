import { graphql } from '#storefront/graphql/generated/gql.ts'
import type { ShopApi } from '#storefront/parts/api/shop-api.ts'

/** Sends a gift to another address, from the form of the order's page; gives back what is wrong with it. */
export async function correctAddress(api: ShopApi, form: FormData) {
  const text = (name: string) => String(form.get(name) ?? '')
  const { correctDeliveryAddress } = await api.query(CorrectAddressDocument, {
    orderUuid: text('orderUuid'),
    deliveryId: text('deliveryId'),
    email: text('email'),
    confirmEmail: text('confirmEmail'),
  })
  return { errors: correctDeliveryAddress.errors }
}

const CorrectAddressDocument = graphql(`
  mutation CorrectAddress(
    $userData: UserData!
    $orderUuid: String!
    $deliveryId: String!
    $email: String!
    $confirmEmail: String!
  ) {
    correctDeliveryAddress(
      userData: $userData
      orderUuid: $orderUuid
      deliveryId: $deliveryId
      email: $email
      confirmEmail: $confirmEmail
    ) {
      errors { ...ShopError }
    }
  }
`)
