import type { ConfirmedStreet, DeliveryAddress } from '#kernel/address-parts.ts'
import { findNumberInStreet, isStreetConfirmed } from '#kernel/number-in-street.ts'
import { graphql } from '#storefront/graphql/generated/gql.ts'
import { callShop } from '#storefront/parts/api/call-shop.ts'
import type { AnswerWithErrors } from '#ui/form/shop-form.ts'

type Typed = { address?: (DeliveryAddress & ConfirmedStreet) | undefined }

/** Has the shop ask about a number at the end of a street, in the form that has its fields: the address is kept later. */
export async function checkStreet({ address }: Typed): Promise<AnswerWithErrors> {
  const isOpen =
    address !== undefined &&
    findNumberInStreet(address) !== undefined &&
    !isStreetConfirmed(address)
  return isOpen ? (await callShop(CheckAddressDocument, { address })).checkAddress : { errors: [] }
}

const CheckAddressDocument = graphql(`
  query CheckAddress($userData: UserData!, $address: AddressInput!) {
    checkAddress(userData: $userData, address: $address) { errors { ...ShopError } }
  }
`)
