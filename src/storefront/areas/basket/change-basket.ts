import { graphql } from '#storefront/graphql/generated/gql.ts'
import type {
  ChangeReceiverMutationVariables,
  CopyShipmentMutationVariables,
  SetDeliveryModeMutationVariables,
} from '#storefront/graphql/generated/graphql.ts'
import { mutate } from '#storefront/parts/api/call-shop.ts'
import type { Variables } from '#storefront/parts/api/shop-api.ts'
import { refreshBasketCount } from '#storefront/parts/basket/basket-count.ts'
import type { AnswerWithErrors } from '#ui/form/shop-form.ts'

/** The changes of a basket, one function each; the API checks every value. */

export const sendQuantity = (packageId: string, quantity: number) =>
  counted(mutate(ChangeQuantityDocument, { packageId, quantity }))

/** Without a date it is delivered at once. */
export const sendDate = (shipmentTag: string, deliveryDate: string | null) =>
  counted(mutate(ChangeShipmentDateDocument, { shipmentTag, deliveryDate }))

export const sendReceiver = (to: Variables<ChangeReceiverMutationVariables>) =>
  counted(mutate(ChangeReceiverDocument, to))

export const sendDeliveryMode = (to: Variables<SetDeliveryModeMutationVariables>) =>
  counted(mutate(SetDeliveryModeDocument, to))

export const sendCopy = (to: Variables<CopyShipmentMutationVariables>) =>
  counted(mutate(CopyShipmentDocument, to))

/** `amount` in cents. */
export const sendDonation = (productId: string, amount: number) =>
  counted(
    mutate(DonateDocument, { input: { productId, variationType: 'DIGITAL', amount, quantity: 1 } }),
  )

/** An empty code takes the one that was typed away. */
export const sendPromotionCode = (code: string) =>
  counted(mutate(SetPromotionCodeDocument, { code }))

export const sendRemoval = (packageId: string) =>
  counted(mutate(RemovePackageDocument, { packageId }))

export const sendGroupRemoval = (shipmentTag: string) =>
  counted(mutate(RemovePackageGroupDocument, { shipmentTag }))

/** After each answer the number in the header is asked for again. */
async function counted(asked: Promise<AnswerWithErrors>): Promise<AnswerWithErrors> {
  const answer = await asked
  void refreshBasketCount()
  return answer
}

const ChangeReceiverDocument = graphql(`
  mutation ChangeReceiver(
    $userData: UserData!
    $shipmentTag: String!
    $packageId: ID
    $quantity: Int
    $receiver: ReceiverInput
    $address: AddressInput
    $version: Int
  ) {
    changeReceiver(
      userData: $userData
      shipmentTag: $shipmentTag
      packageId: $packageId
      quantity: $quantity
      receiver: $receiver
      address: $address
      version: $version
    ) { errors { ...ShopError } }
  }
`)

const SetDeliveryModeDocument = graphql(`
  mutation SetDeliveryMode(
    $userData: UserData!
    $mode: DeliveryMode!
    $receiver: ReceiverInput
    $address: AddressInput
    $version: Int
  ) {
    setDeliveryMode(
      userData: $userData
      deliveryMode: $mode
      receiver: $receiver
      address: $address
      version: $version
    ) { errors { ...ShopError } }
  }
`)

const DonateDocument = graphql(`
  mutation AddDonation($userData: UserData!, $input: PackageInput!) {
    addPackage(userData: $userData, input: $input) { errors { ...ShopError } }
  }
`)

const CopyShipmentDocument = graphql(`
  mutation CopyShipment(
    $userData: UserData!
    $shipmentTag: String!
    $receiver: ReceiverInput!
    $address: AddressInput
    $version: Int
  ) {
    copyShipment(
      userData: $userData
      shipmentTag: $shipmentTag
      receiver: $receiver
      address: $address
      version: $version
    ) { errors { ...ShopError } }
  }
`)

const ChangeQuantityDocument = graphql(`
  mutation ChangeQuantity($userData: UserData!, $packageId: ID!, $quantity: Int!) {
    updatePackage(userData: $userData, packageId: $packageId, quantity: $quantity) {
      errors { ...ShopError }
    }
  }
`)

const ChangeShipmentDateDocument = graphql(`
  mutation ChangeShipmentDate($userData: UserData!, $shipmentTag: String!, $deliveryDate: String) {
    changeShipmentDate(userData: $userData, shipmentTag: $shipmentTag, deliveryDate: $deliveryDate) {
      errors { ...ShopError }
    }
  }
`)

const SetPromotionCodeDocument = graphql(`
  mutation SetPromotionCode($userData: UserData!, $code: String!) {
    setPromotionCode(userData: $userData, code: $code) { errors { ...ShopError } }
  }
`)

const RemovePackageDocument = graphql(`
  mutation RemovePackage($userData: UserData!, $packageId: ID!) {
    removePackage(userData: $userData, packageId: $packageId) { errors { ...ShopError } }
  }
`)

const RemovePackageGroupDocument = graphql(`
  mutation RemovePackageGroup($userData: UserData!, $shipmentTag: String!) {
    deleteGiftcardPackageGroup(userData: $userData, shipmentTag: $shipmentTag) {
      errors { ...ShopError }
    }
  }
`)
