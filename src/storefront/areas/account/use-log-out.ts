import { errorCodes } from '#kernel/error-codes.ts'
import { graphql } from '#storefront/graphql/generated/gql.ts'
import { forgetPrefill } from '#storefront/parts/account/prefill.ts'
import { mutate } from '#storefront/parts/api/call-shop.ts'
import { refreshBasketCount } from '#storefront/parts/basket/basket-count.ts'
import { useChange } from '#storefront/parts/change/use-change.ts'
import { forgetAllText } from '#ui/form/kept-store.ts'
import type { AnswerWithErrors } from '#ui/form/shop-form.ts'

/**
 * Logging out (SPEC §4). What the browser knew of the customer goes at once, the number on the basket with it; `onDone`
 * then leads on. Whose session had ended already is logged out as well.
 */
export function useLogOut(onDone: () => void) {
  const { press, isBusy } = useChange({
    refusedIn: 'window',
    onDone: () => {
      forgetPrefill()
      forgetAllText()
      void refreshBasketCount()
      onDone()
    },
  })
  return { logOut: () => void press(endSession), isRunning: isBusy }
}

async function endSession(): Promise<AnswerWithErrors> {
  const { errors } = await mutate(UserLogoutDocument, {})
  return { errors: errors.filter(({ code }) => code !== errorCodes.notLoggedIn) }
}

const UserLogoutDocument = graphql(`
  mutation UserLogout($userData: UserData!) {
    userLogout(userData: $userData) { errors { ...ShopError } }
  }
`)
