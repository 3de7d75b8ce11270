import { graphql } from '#storefront/graphql/generated/gql.ts'
import type { ExtendGiftCardMutation } from '#storefront/graphql/generated/graphql.ts'
import { mutate } from '#storefront/parts/api/call-shop.ts'

/** The card as it is then, or what the shop refused. */
export type Acted = ExtendGiftCardMutation['extendGiftCard']

/** What is reserved is free again. */
export const release = (proof: string, reservationId: string) =>
  mutate(ReleaseReservationDocument, { proof, reservationId })

/** Its last day moves. */
export const extend = (proof: string) => mutate(ExtendGiftCardDocument, { proof })

/** All that is left goes to a good cause; `amount` in cents. */
export const donate = (proof: string, { causeId, amount }: { causeId: string; amount: number }) =>
  mutate(DonateGiftCardDocument, { proof, causeId, amount })

const ReleaseReservationDocument = graphql(`
  mutation ReleaseReservation($userData: UserData!, $proof: String!, $reservationId: ID!) {
    releaseGiftCardReservation(userData: $userData, proof: $proof, reservationId: $reservationId) {
      card { ...CardBalance }
      errors { ...ShopError }
    }
  }
`)

const ExtendGiftCardDocument = graphql(`
  mutation ExtendGiftCard($userData: UserData!, $proof: String!) {
    extendGiftCard(userData: $userData, proof: $proof) {
      card { ...CardBalance }
      errors { ...ShopError }
    }
  }
`)

const DonateGiftCardDocument = graphql(`
  mutation DonateGiftCard($userData: UserData!, $proof: String!, $causeId: ID!, $amount: Int!) {
    donateGiftCard(userData: $userData, proof: $proof, causeId: $causeId, amount: $amount) {
      card { ...CardBalance }
      errors { ...ShopError }
    }
  }
`)

graphql(`
  fragment CardBalance on GiftCardBalance {
    title
    image { url alt }
    backgroundColor
    showShadow
    maskedNumber
    balance { currency value }
    initialAmount { currency value }
    expiryDate
    isExpired
    state
    reservations { ...CardReservation }
    extensionUntil
    company
    savedUntil
    causes { id title }
    proof
  }
`)

graphql(`
  fragment CardReservation on GiftCardReservation {
    id
    amount { currency value }
    until
    orderedAt
    isBeingPaid
  }
`)
