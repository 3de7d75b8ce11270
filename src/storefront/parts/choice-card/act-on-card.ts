import { graphql } from '#storefront/graphql/generated/gql.ts'
import type { CardBalanceFragment } from '#storefront/graphql/generated/graphql.ts'
import { callShop } from '#storefront/parts/api/call-shop.ts'

/** The card as it stands then, or what the shop refused. Loaded when a holder presses one of the buttons. */
export type Acted = { card: CardBalanceFragment } | { refusal: string }

type Answer = {
  card?: CardBalanceFragment | null | undefined
  errors: readonly { message: string }[]
}

const acted = ({ card, errors }: Answer): Acted =>
  card ? { card } : { refusal: errors[0]?.message ?? '' }

/** What is reserved is free again. */
export const release = async (proof: string, reservationId: string): Promise<Acted> =>
  acted(
    (await callShop(ReleaseReservationDocument, { proof, reservationId }, 'mutation'))
      .releaseGiftCardReservation,
  )

/** Its last day moves. */
export const extend = async (proof: string): Promise<Acted> =>
  acted((await callShop(ExtendGiftCardDocument, { proof }, 'mutation')).extendGiftCard)

/** All that is left goes to a good cause. */
export const donate = async (
  proof: string,
  { causeId, amount }: { causeId: string; amount: number },
): Promise<Acted> =>
  acted(
    (await callShop(DonateGiftCardDocument, { proof, causeId, amount }, 'mutation')).donateGiftCard,
  )

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
