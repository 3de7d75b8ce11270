import { change } from '@conform-to/dom/future'
import type { RefObject } from 'react'
import { graphql } from '#storefront/graphql/generated/gql.ts'
import type { GiverNameQuery } from '#storefront/graphql/generated/graphql.ts'
import { callShop } from '#storefront/parts/api/call-shop.ts'

/** Types the name of the giver into a field that nobody has written in. */
export async function offerGiverName(input: RefObject<HTMLInputElement | null>): Promise<void> {
  const name = giverIn(await callShop(GiverNameDocument, {}))
  const field = input.current
  if (name !== undefined && field !== null && field.value === '') change(field, name)
}

/** As the last gift in the basket says it; else the first name of whoever ordered here, or is logged in. */
function giverIn({ cartV2, getUserInfo }: GiverNameQuery): string | undefined {
  const onLastTag = cartV2?.shipments.findLast(({ giverName }) => giverName !== null)?.giverName
  const ordering = cartV2?.billingAddress?.firstName
  return onLastTag ?? ordering ?? getUserInfo.user?.mainProfile?.firstName
}

const GiverNameDocument = graphql(`
  query GiverName($userData: UserData!) {
    cartV2(userData: $userData) {
      shipments { giverName }
      billingAddress { firstName }
    }
    getUserInfo(userData: $userData) {
      user { mainProfile { firstName } }
    }
  }
`)
