import { graphql } from '#storefront/graphql/generated/gql.ts'
import type { HandOverGiftMutation } from '#storefront/graphql/generated/graphql.ts'
import { callShop, mutate } from '#storefront/parts/api/call-shop.ts'

type GiftsToLoad = { orderUuid: string; deliveryId: string; isToBeTaken: boolean }

export type Gifts = HandOverGiftMutation['handOverGift']

/** Takes a gift that is mailed still, or asks for the links of what was taken. */
export const loadGifts = async ({ isToBeTaken, ...gift }: GiftsToLoad): Promise<Gifts> =>
  isToBeTaken
    ? mutate(HandOverGiftDocument, gift)
    : (await callShop(GiftsToHandOverDocument, gift)).giftsToHandOver

graphql(`
  fragment GiftLink on GiftToHandOver {
    url
    title
    amount { currency value }
    wrapper
  }
`)

const HandOverGiftDocument = graphql(`
  mutation HandOverGift($userData: UserData!, $orderUuid: String!, $deliveryId: String!) {
    handOverGift(userData: $userData, orderUuid: $orderUuid, deliveryId: $deliveryId) {
      gifts { ...GiftLink }
      errors { ...ShopError }
    }
  }
`)

const GiftsToHandOverDocument = graphql(`
  query GiftsToHandOver($userData: UserData!, $orderUuid: String!, $deliveryId: String!) {
    giftsToHandOver(userData: $userData, orderUuid: $orderUuid, deliveryId: $deliveryId) {
      gifts { ...GiftLink }
      errors { ...ShopError }
    }
  }
`)
