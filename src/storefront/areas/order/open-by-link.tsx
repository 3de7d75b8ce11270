import { orderLinkTexts } from '#i18n/texts/order-link.ts'
import { graphql } from '#storefront/graphql/generated/gql.ts'
import { mutate } from '#storefront/parts/api/call-shop.ts'
import { ActByLink } from '#storefront/parts/change/act-by-link.tsx'
import { useTexts } from '#ui/use-texts.ts'

/** For whoever comes by the link of the mail: one press opens the order in this browser. */
export function OpenByLink({ orderUuid }: { orderUuid: string }) {
  const t = useTexts(orderLinkTexts, 'open')
  return (
    <ActByLink
      words={{ heading: t('heading'), text: t('text'), action: t('action'), done: t('done') }}
      act={(token) => mutate(OpenOrderByLinkDocument, { orderUuid, token })}
      rereadsPage
    />
  )
}

const OpenOrderByLinkDocument = graphql(`
  mutation OpenOrderByLink($userData: UserData!, $orderUuid: String!, $token: String!) {
    openOrderByLink(userData: $userData, orderUuid: $orderUuid, token: $token) {
      errors { ...ShopError }
    }
  }
`)
