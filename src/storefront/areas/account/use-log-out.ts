import { useState } from 'react'
import { errorCodes } from '#kernel/error-codes.ts'
import { graphql } from '#storefront/graphql/generated/gql.ts'
import { forgetPrefill } from '#storefront/parts/account/prefill.ts'
import { callShop } from '#storefront/parts/api/call-shop.ts'
import { refreshBasketCount } from '#storefront/parts/basket/basket-count.ts'
import { useErrorModal } from '#storefront/parts/modals/use-error-modal.ts'
import { forgetAllText } from '#ui/form/kept-store.ts'

/**
 * Logging out (SPEC §4). What the browser knew of the customer goes at once, the number on the basket with it; `onDone`
 * then leads on. Whose session had ended already is logged out as well.
 */
export function useLogOut(onDone: () => void) {
  const showError = useErrorModal()
  const [isRunning, setIsRunning] = useState(false)
  const logOut = async () => {
    setIsRunning(true)
    try {
      const { errors } = (await callShop(UserLogoutDocument, {}, 'mutation')).userLogout
      const failure = errors.find(({ code }) => code !== errorCodes.notLoggedIn)
      if (failure) return showError(failure)
      forgetPrefill()
      forgetAllText()
      void refreshBasketCount()
      onDone()
    } catch (failure) {
      showError(failure)
    } finally {
      setIsRunning(false)
    }
  }
  return { logOut: () => void logOut(), isRunning }
}

const UserLogoutDocument = graphql(`
  mutation UserLogout($userData: UserData!) {
    userLogout(userData: $userData) { errors { ...ShopError } }
  }
`)
