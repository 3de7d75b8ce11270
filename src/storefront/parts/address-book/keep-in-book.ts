import { graphql } from '#storefront/graphql/generated/gql.ts'
import type { KeepAddressMutationVariables } from '#storefront/graphql/generated/graphql.ts'
import { mutate } from '#storefront/parts/api/call-shop.ts'

/** Keeps an address in the book of the customer who is logged in. */
export const keepInBook = async (variables: Omit<KeepAddressMutationVariables, 'userData'>) =>
  await mutate(KeepAddressDocument, variables)

const KeepAddressDocument = graphql(`
  mutation KeepAddress($userData: UserData!, $id: ID, $input: AddressToKeep!) {
    keepAddress(userData: $userData, id: $id, input: $input) {
      wasKnown
      errors { ...ShopError }
    }
  }
`)
