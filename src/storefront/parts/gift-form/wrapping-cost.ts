import type { WireMoney } from '#i18n/formats.ts'
import { wrappedByPost } from '#kernel/wrapper.ts'
import { graphql } from '#storefront/graphql/generated/gql.ts'
import type { WrappingOnOfferFragment } from '#storefront/graphql/generated/graphql.ts'
import type { GiftChoice, WrappingChoice } from './gift-form.ts'

type Wrappings = readonly WrappingOnOfferFragment[]

/** What goes around a package costs this much; undefined where that is nothing. A digital gift for the giver has no paper. */
export function wrappingCost(
  { receiver, ...choice }: WrappingChoice & Pick<GiftChoice, 'receiver'>,
  wrappings: Wrappings,
): WireMoney | undefined {
  const { variationType, wrapper, giftPacking, quantity, isEachWrapped } = choice
  const isByPost = variationType === 'PHYSICAL'
  if (!isByPost && receiver === 'self') return undefined
  const chosen = wrappings.filter(
    ({ variation }) =>
      variation.variationType === variationType &&
      (variation.id === wrapper || variation.id === giftPacking),
  )
  const count = isByPost ? wrappedByPost(quantity, isEachWrapped) : 1
  const value = chosen.reduce((cents, { variation }) => cents + variation.price.value * count, 0)
  const [first] = chosen
  return first && value > 0 ? { currency: first.variation.price.currency, value } : undefined
}

graphql(`
  fragment WrappingOnOffer on WrapperOrderItem {
    kind
    variation {
      id
      title
      variationType
      price { currency value }
      image { url }
    }
  }
`)
