import { useEffect, useState } from 'react'
import { callShop } from '#storefront/call-shop.ts'
import { tellAccountChanged } from '#storefront/components/frame/account-sign.ts'
import { graphql } from '#storefront/graphql/generated/gql.ts'

/**
 * The name of whoever is logged in; undefined until it is known. A session that has ended meanwhile took its sign along:
 * the header hears of it.
 */
export function useCustomerName(): string | undefined {
  const [name, setName] = useState<string>()
  useEffect(() => {
    let isWanted = true
    callShop(CustomerNameDocument, {})
      .then(({ getUserInfo }) => {
        const profile = getUserInfo.user?.mainProfile
        if (!profile) tellAccountChanged()
        else if (isWanted) setName(`${profile.firstName} ${profile.lastName}`)
      })
      .catch(() => {
        // The pages of the account are reached without it.
      })
    return () => {
      isWanted = false
    }
  }, [])
  return name
}

const CustomerNameDocument = graphql(`
  query CustomerName($userData: UserData!) {
    getUserInfo(userData: $userData) {
      user { mainProfile { firstName lastName } }
    }
  }
`)
