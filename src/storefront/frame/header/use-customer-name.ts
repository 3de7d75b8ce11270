import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { graphql } from '#storefront/graphql/generated/gql.ts'
import { notifyLoginChanged } from '#storefront/parts/account/login-status.ts'
import { callShop } from '#storefront/parts/api/call-shop.ts'
import { usePaths } from '#storefront/parts/paths/use-paths.ts'

/**
 * The customer's name; undefined until it is known. When the session has ended, a page of the account leads to the
 * login and the header shows no customer.
 */
export function useCustomerName(): string | undefined {
  const navigate = useNavigate()
  const toAccount = usePaths().account()
  const [name, setName] = useState<string>()
  useEffect(() => {
    let isWanted = true
    callShop(CustomerNameDocument, {})
      .then(({ getUserInfo }) => {
        const profile = getUserInfo.user?.mainProfile
        if (!isWanted) return
        if (profile) return setName(`${profile.firstName} ${profile.lastName}`)
        forgetLogin()
        void navigate(toAccount)
      })
      .catch(() => {
        // The pages of the account are reached without it.
      })
    return () => {
      isWanted = false
    }
  }, [navigate, toAccount])
  return name
}

function forgetLogin(): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the other way to write cookies is asynchronous, and not everywhere.
  document.cookie = 'account=; Path=/; Max-Age=0'
  notifyLoginChanged()
}

const CustomerNameDocument = graphql(`
  query CustomerName($userData: UserData!) {
    getUserInfo(userData: $userData) {
      user { mainProfile { firstName lastName } }
    }
  }
`)
