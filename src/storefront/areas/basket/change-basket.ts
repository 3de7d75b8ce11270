import { graphql } from '#storefront/graphql/generated/gql.ts'
import type { ShopErrorFragment } from '#storefront/graphql/generated/graphql.ts'
import type { ShopApi } from '#storefront/parts/api/shop-api.ts'
import { addressIn } from '#storefront/parts/gift-form/address-in.ts'
import { wholeNumber } from '#ui/form/whole-number.ts'

/** What a visitor can do to a line; the form field `intent` names it. */
export type BasketIntent =
  | 'quantity'
  | 'date'
  | 'receiver'
  | 'mode'
  | 'copy'
  | 'donate'
  | 'remove'
  | 'removeGroup'
  | 'promotionCode'

/** What came of it. Without errors the basket on the page is renewed by itself. */
export type BasketAnswer = { intent: BasketIntent; errors: readonly ShopErrorFragment[] }

const text = (form: FormData, name: string): string => String(form.get(name) ?? '')

/** Carries out what a form of the basket asks. Every value is checked by the API. */
export async function changeBasket(api: ShopApi, form: FormData): Promise<BasketAnswer> {
  const packageId = text(form, 'packageId')
  switch (text(form, 'intent')) {
    case 'quantity': {
      const quantity = wholeNumber(text(form, 'quantity'))
      const { updatePackage } = await api.query(ChangeQuantityDocument, { packageId, quantity })
      return { intent: 'quantity', errors: updatePackage.errors }
    }
    case 'date': {
      const shipmentTag = text(form, 'shipmentTag')
      const asked = text(form, 'deliveryDate')
      const deliveryDate = asked === 'atOnce' ? null : asked
      const answer = await api.query(ChangeShipmentDateDocument, { shipmentTag, deliveryDate })
      return { intent: 'date', errors: answer.changeShipmentDate.errors }
    }
    case 'receiver': {
      const part = { packageId: text(form, 'packageId') || null, quantity: countIn(form) }
      const to = form.has('isForMe') ? { ...receiverIn(form), ...forMe } : receiverIn(form)
      const answer = await api.query(ChangeReceiverDocument, { ...to, ...part })
      return { intent: 'receiver', errors: answer.changeReceiver.errors }
    }
    case 'mode': {
      const { shipmentTag: _, ...to } = receiverIn(form)
      const mode = modes.find((known) => known === text(form, 'mode')) ?? 'SPLIT'
      const isNamed = mode === 'SINGLE'
      const answer = await api.query(SetDeliveryModeDocument, {
        ...to,
        ...(!isNamed && forMe),
        mode,
      })
      return { intent: 'mode', errors: answer.setDeliveryMode.errors }
    }
    case 'donate': {
      const amount = wholeNumber(text(form, 'amount'))
      const input = { productId: packageId, variationType: 'DIGITAL', amount, quantity: 1 } as const
      const answer = await api.query(DonateDocument, { input })
      return { intent: 'donate', errors: answer.addPackage.errors }
    }
    case 'copy': {
      const answer = await api.query(CopyShipmentDocument, receiverIn(form))
      return { intent: 'copy', errors: answer.copyShipment.errors }
    }
    case 'promotionCode': {
      const answer = await api.query(SetPromotionCodeDocument, { code: text(form, 'code') })
      return { intent: 'promotionCode', errors: answer.setPromotionCode.errors }
    }
    case 'removeGroup': {
      const shipmentTag = text(form, 'shipmentTag')
      const answer = await api.query(RemovePackageGroupDocument, { shipmentTag })
      return { intent: 'removeGroup', errors: answer.deleteGiftcardPackageGroup.errors }
    }
    default: {
      const { removePackage } = await api.query(RemovePackageDocument, { packageId })
      return { intent: 'remove', errors: removePackage.errors }
    }
  }
}

const modes = ['DEFAULT', 'SINGLE', 'SPLIT'] as const

/** Nobody is named where the giver keeps it. */
const forMe = { receiver: null, address: null }

const countIn = (form: FormData): number | null =>
  form.has('quantity') ? wholeNumber(text(form, 'quantity')) : null

/** As a modal of the basket sends it; the API judges its parts. A street is confirmed there or not. */
function addressOf(json: string) {
  if (json === '') return null
  try {
    const sent = JSON.parse(json)
    const { confirmStreet: _, ...address } = addressIn(sent) ?? {}
    return sent.confirmStreet ? { ...address, confirmStreet: String(sent.confirmStreet) } : address
  } catch {
    return {}
  }
}

/** Who gets a shipment, where it is posted, and the basket as the visitor saw it. */
function receiverIn(form: FormData) {
  const email = text(form, 'email')
  return {
    shipmentTag: text(form, 'shipmentTag'),
    receiver: {
      ...{ name: text(form, 'name'), email, confirmEmail: email },
      giverName: text(form, 'giverName') || null,
    },
    address: addressOf(text(form, 'address')),
    version: form.has('version') ? wholeNumber(text(form, 'version')) : null,
  }
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
