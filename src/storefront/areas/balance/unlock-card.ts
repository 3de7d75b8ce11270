import { graphql } from '#storefront/graphql/generated/gql.ts'
import { callShop } from '#storefront/parts/api/call-shop.ts'

/** Gives what the shop refused, or nothing when the number may be tried again. */
export async function unlockCard(token: string): Promise<string | undefined> {
  const { unlockGiftCard } = await callShop(UnlockGiftCardDocument, { token }, 'mutation')
  return unlockGiftCard.errors[0]?.message
}

const UnlockGiftCardDocument = graphql(`
  mutation UnlockGiftCard($userData: UserData!, $token: String!) {
    unlockGiftCard(userData: $userData, token: $token) {
      errors { ...ShopError }
    }
  }
`)
