import type { WrittenWish } from '#kernel/gift-wish.ts'
import { graphql } from '#storefront/graphql/generated/gql.ts'
import type { FindGiftsQueryVariables } from '#storefront/graphql/generated/graphql.ts'

/** What the shop is asked; the name of the receiver stays with the giver. */
export const wishVariables = (wish: WrittenWish): FindGiftsQueryVariables['wish'] => ({
  person: wish.person ?? null,
  likes: [...wish.likes],
  text: wish.text ?? null,
  maxPrice: wish.budgetCents ?? null,
  moment: wish.moment ?? null,
  seen: [...wish.seen],
})

export const FindGiftsDocument = graphql(`
  query FindGifts($userData: UserData!, $wish: GiftWish!) {
    findGifts(userData: $userData, wish: $wish) {
      ...FoundGifts
    }
  }
`)

graphql(`
  fragment FoundGifts on FoundGifts {
    hasMore
    elsewhere
    picks {
      ...FinderPick
    }
  }
`)
