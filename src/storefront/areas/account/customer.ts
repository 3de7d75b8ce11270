import { redirect } from 'react-router'
import { pathsOf } from '#kernel/addresses.ts'
import { graphql } from '#storefront/graphql/generated/gql.ts'
import type { CustomerFragment } from '#storefront/graphql/generated/graphql.ts'
import { findReturnPath, withReturnPath } from '#storefront/parts/account/return-to.ts'
import type { ShopApi } from '#storefront/parts/api/shop-api.ts'

/** The customer who is logged in; undefined for a guest. */
export async function findCustomer(api: ShopApi): Promise<CustomerFragment | undefined> {
  const { getUserInfo } = await api.query(ViewerDocument, {})
  return getUserInfo.user?.mainProfile ?? undefined
}

/** Customers who are logged in do not see the page to log in; they are sent on to where it would have led. */
export async function redirectCustomers(api: ShopApi, url: URL): Promise<void> {
  if (await findCustomer(api))
    throw redirect(findReturnPath(url.searchParams, pathsOf(api.language)))
}

/** What else stands in an address is left out then: twice encoded it would not fit in the answer's header. */
const returnLengthMax = 1000

/** Sends guests to log in, and back to this page afterwards. */
export function ensureCustomer<Profile>(
  info: { user?: { mainProfile?: Profile | null } | null },
  { api, url }: { api: ShopApi; url: URL },
): Profile {
  const profile = info.user?.mainProfile
  if (profile) return profile
  const paths = pathsOf(api.language)
  const asked = `${url.pathname}${url.search}`
  const to = asked.length > returnLengthMax ? url.pathname : asked
  throw redirect(withReturnPath(paths.account(), to, paths))
}

const ViewerDocument = graphql(`
  query Viewer($userData: UserData!) {
    getUserInfo(userData: $userData) {
      user {
        mainProfile { ...Customer }
      }
    }
  }
`)

graphql(`
  fragment Customer on CustomerProfile {
    firstName
    lastName
    email
    isEmailConfirmed
  }
`)
