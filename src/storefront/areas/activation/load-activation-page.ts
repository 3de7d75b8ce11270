import { graphql } from '#storefront/graphql/generated/gql.ts'
import type { ActivationQuery } from '#storefront/graphql/generated/graphql.ts'
import type { ShopApi } from '#storefront/parts/api/shop-api.ts'

export type ActivationData = Awaited<ReturnType<typeof loadActivationPage>>

/** An activation lies in no basket; the ways to pay are those of an amount that is often chosen, before one is. */
const usualCents = 50_00

/** The programmes, the ways to pay, and what was typed before a payment that failed. */
export async function loadActivationPage(api: ShopApi, orderUuid: string | null) {
  const asked = orderUuid === null ? {} : { orderUuid }
  const { storeData, cartV2, paymentMethods } = await api.query(ActivationDocument, {
    ...asked,
    isRetry: orderUuid !== null,
    total: usualCents,
  })
  const { serviceFee, activationRanges, organisation } = storeData
  const email = cartV2?.customerEmail
  const ranges = activationRanges.map(({ prefix, min, max, terms }) => ({
    ...{ prefix, minCents: min.value, maxCents: max.value, terms },
  }))
  const ofKept = ranges.find(({ prefix }) => prefix === cartV2?.activatedPrefix)
  return {
    serviceFee,
    ranges,
    choice: paymentMethods,
    supportEmail: organisation.email,
    kept: cartV2 && email ? { ...keptOf(email, cartV2), terms: ofKept?.terms ?? [] } : undefined,
  }
}

const keptOf = (email: string, { version, totals }: KeptCart) => ({
  ...{ email, version, onCard: totals.subTotal, total: totals.grandTotal },
  /** As it is typed. */
  amount: String(totals.subTotal.value / 100),
})

type KeptCart = NonNullable<ActivationQuery['cartV2']>

const ActivationDocument = graphql(`
  query Activation($userData: UserData!, $orderUuid: String, $isRetry: Boolean!, $total: Int!) {
    storeData(userData: $userData) {
      serviceFee { currency value }
      activationRanges { prefix min { value } max { value } terms }
      organisation { email }
    }
    cartV2(userData: $userData, orderUuid: $orderUuid) @include(if: $isRetry) {
      customerEmail
      activatedPrefix
      version
      totals { subTotal { currency value } grandTotal { currency value } }
    }
    paymentMethods(userData: $userData, total: $total) { ...PaymentChoice }
  }
`)
