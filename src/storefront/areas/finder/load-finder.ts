import { readWrittenWish } from '#kernel/gift-wish.ts'
import { graphql } from '#storefront/graphql/generated/gql.ts'
import type { ShopApi } from '#storefront/parts/api/shop-api.ts'
import { FindGiftsDocument, wishVariables } from './find-gifts.ts'
import type { FinderAnswer } from './use-finder.ts'

const nothing = readWrittenWish(new URLSearchParams())

/** The questions, and what is picked for those who answered none. */
export async function loadFinder(api: ShopApi) {
  const { giftFinder, findGifts } = await api.query(FinderRouteDocument, {
    wish: wishVariables(nothing),
  })
  return { choices: giftFinder, answer: { wish: nothing, found: findGifts, isSent: false } }
}

/** What is picked for a form that was sent. */
export async function answerFinder(api: ShopApi, sent: FormData): Promise<FinderAnswer> {
  const wish = readWrittenWish(sent)
  const { findGifts } = await api.query(FindGiftsDocument, { wish: wishVariables(wish) })
  return { wish, found: findGifts, isSent: true }
}

const FinderRouteDocument = graphql(`
  query FinderRoute($userData: UserData!, $wish: GiftWish!) {
    giftFinder(userData: $userData) {
      ...FinderForm
    }
    findGifts(userData: $userData, wish: $wish) {
      ...FoundGifts
    }
  }
`)
