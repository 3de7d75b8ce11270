import { graphql } from '#storefront/graphql/generated/gql.ts'
import { useChange } from '#storefront/parts/change/use-change.ts'
import { useModals } from '#storefront/parts/modals/use-modals.ts'
import { usePaths } from '#storefront/parts/paths/use-paths.ts'
import { callRedeem } from '#storefront/parts/redeem/call-redeem.ts'
import { answerWithin, sparedAnswerMs } from '#ui/answer-within.ts'
import type { AnswerWithErrors } from '#ui/form/shop-form.ts'
import { type OpenRedeem, refreshRedeem } from './redeem-state.ts'

/**
 * On to the checkout (SPEC §4): at once, where it is known to whom everything goes; else the window asks that. What an account
 * knows stands in its fields already.
 */
export function useGoToCheckout(navigate: (to: string) => unknown) {
  const openModal = useModals()
  const { press, isBusy } = useChange<AnswerWithErrors & { profile: Profile }>({
    onDone: ({ profile }) => openModal('redeemGuestDelivery', { profile }),
  })
  const checkout = usePaths().redeemCheckout()
  function goOn({ session, order }: OpenRedeem): void {
    const known = order.billingAddress
    if (known?.email && (known.street || known.addressLine1 || !session.shouldAddPhysicalAddress))
      return void navigate(checkout)
    void press(async () => ({ profile: await profileInTime(), errors: [] }))
  }
  return { goOn, isGoing: isBusy }
}

/** Logs in over an exchange: then its window comes back with what the account knows. */
export function useLogInToRedeem(): () => void {
  const openModal = useModals()
  return () =>
    openModal('login', {
      onLoggedIn: async () => {
        const profile = await profileInTime()
        await refreshRedeem()
        openModal('redeemGuestDelivery', { profile })
      },
    })
}

const loadProfile = async () =>
  (await callRedeem(RedeemCustomerDocument, {})).getUserInfo.user?.mainProfile ?? undefined

type Profile = Awaited<ReturnType<typeof loadProfile>>

/** Undefined as well where the shop does not say: the fields stay empty then. */
const profileInTime = (): Promise<Profile> =>
  answerWithin(loadProfile, sparedAnswerMs).catch(() => undefined)

const RedeemCustomerDocument = graphql(`
  query RedeemCustomer($userData: UserData!) {
    getUserInfo(userData: $userData) { user { mainProfile { ...DetailsProfile } } }
  }
`)
