import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { graphql } from '#storefront/graphql/generated/gql.ts'
import { notifyLoginChanged } from '#storefront/parts/account/login-status.ts'
import { callShop } from '#storefront/parts/api/call-shop.ts'
import { usePaths } from '#storefront/parts/paths/use-paths.ts'

export type Customer = {
  name: string
  /** May order for at least one company. */
  buysForCompanies: boolean
}

/**
 * The customer who is logged in; undefined until known. When the session has ended, a page of the account leads to the
 * login and the header shows no customer.
 */
export function useCustomer(): Customer | undefined {
  const navigate = useNavigate()
  const toAccount = usePaths().account()
  const [customer, setCustomer] = useState<Customer>()
  useEffect(() => {
    let isWanted = true
    callShop(HeaderCustomerDocument, {})
      .then(({ getUserInfo, companies }) => {
        const profile = getUserInfo.user?.mainProfile
        if (!isWanted) return
        if (profile)
          return setCustomer({
            name: `${profile.firstName} ${profile.lastName}`,
            buysForCompanies: companies.companies?.some(({ role }) => role !== 'FINANCE') ?? false,
          })
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
  return customer
}

function forgetLogin(): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the other way to write cookies is asynchronous, and not everywhere.
  document.cookie = 'account=; Path=/; Max-Age=0'
  notifyLoginChanged()
}

const HeaderCustomerDocument = graphql(`
  query HeaderCustomer($userData: UserData!) {
    getUserInfo(userData: $userData) {
      user { mainProfile { firstName lastName } }
    }
    companies(userData: $userData) {
      companies { role }
    }
  }
`)
