import { useState } from 'react'
import { graphql } from '#storefront/graphql/generated/gql.ts'
import { useModals } from '#storefront/parts/modals/use-modals.ts'
import { usePaths } from '#storefront/parts/paths/use-paths.ts'
import { callRedeem } from '#storefront/parts/redeem/call-redeem.ts'
import { type OpenRedeem, refreshRedeem } from './redeem-state.ts'

/**
 * On to the checkout (SPEC §4): at once, where it is known to whom everything goes; else the window asks that. What an account
 * knows stands in its fields already.
 */
export function useGoToCheckout(navigate: (to: string) => unknown) {
  const [isGoing, setGoing] = useState(false)
  const openModal = useModals()
  const checkout = usePaths().redeemCheckout()
  async function goOn({ session, order }: OpenRedeem): Promise<void> {
    const known = order.billingAddress
    if (known?.email && (known.street || known.addressLine1 || !session.shouldAddPhysicalAddress))
      return void navigate(checkout)
    setGoing(true)
    const profile = await loadProfile().catch(() => undefined)
    setGoing(false)
    openModal('redeemGuestDelivery', { profile })
  }
  return { goOn, isGoing }
}

/** Logs in over an exchange: then its window comes back with what the account knows. */
export function useLogInToRedeem(): () => void {
  const openModal = useModals()
  return () =>
    openModal('login', {
      onLoggedIn: async () => {
        const profile = await loadProfile().catch(() => undefined)
        await refreshRedeem()
        openModal('redeemGuestDelivery', { profile })
      },
    })
}

const loadProfile = async () =>
  (await callRedeem(RedeemCustomerDocument, {})).getUserInfo.user?.mainProfile ?? undefined

const RedeemCustomerDocument = graphql(`
  query RedeemCustomer($userData: UserData!) {
    getUserInfo(userData: $userData) { user { mainProfile { ...DetailsProfile } } }
  }
`)
