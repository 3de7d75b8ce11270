import { graphql } from '#storefront/graphql/generated/gql.ts'
import { mutate } from '#storefront/parts/api/call-shop.ts'
import { type TypedGift, typedGift } from '#storefront/parts/gift-form/typed-gift.ts'

/** Puts a gift in the basket. Loaded when a visitor turns to the form. */
export const addGift = (gift: Parameters<typeof typedGift>[0]) => ({
  ...typedGift(gift),
  send: async (typed: TypedGift) => await mutate(AddPackageDocument, { input: typed }),
})

const AddPackageDocument = graphql(`
  mutation AddPackage($userData: UserData!, $input: PackageInput!) {
    addPackage(userData: $userData, input: $input) {
      order {
        shipments {
          packages {
            id
          }
        }
      }
      errors {
        ...ShopError
      }
    }
  }
`)
