import { graphql } from '#storefront/graphql/generated/gql.ts'
import type { AccountLink } from '#storefront/graphql/generated/graphql.ts'
import type { ShopApi } from '#storefront/parts/api/shop-api.ts'
import { privatePage } from '#storefront/parts/page/page-headers.ts'

/** The address holds a secret: it stays with the shop. */
export const linkPage = { ...privatePage, 'Referrer-Policy': 'same-origin' }

/** Looks up the link of a mail without using it. Empty where the link does not work, or works no more. */
export async function findLink(api: ShopApi, link: AccountLink, url: URL) {
  const token = url.searchParams.get('token') ?? ''
  const { accountLink } = await api.query(AccountLinkDocument, { link, token })
  return { token, link: accountLink.link ?? undefined }
}

const AccountLinkDocument = graphql(`
  query AccountLink($userData: UserData!, $link: AccountLink!, $token: String!) {
    accountLink(userData: $userData, link: $link, token: $token) {
      link { maskedEmail isForMe isEmailConfirmed }
    }
  }
`)
