import { useNavigate } from 'react-router'
import { refreshBasketCount } from '#storefront/components/basket-count.ts'
import { tellAccountChanged } from '#storefront/components/frame/account-sign.ts'
import { login } from '#storefront/measurement/events.ts'
import { forgetPrefill } from './prefill.ts'

/** Somebody has logged in (SPEC §4): it is measured, and the header hears of it. */
export function tellLoggedIn(): void {
  login('password')
  forgetPrefill()
  tellAccountChanged()
  void refreshBasketCount()
}

/** After logging in the visitor goes on to `to`, whose data is loaded anew. */
export function useLoggedIn(): (to: string, options?: { staysBehind?: boolean }) => void {
  const navigate = useNavigate()
  return (to, { staysBehind = false } = {}) => {
    tellLoggedIn()
    // Back would lead to a form that has done its work, unless it stood over a page that stays behind.
    void navigate(to, { replace: !staysBehind })
  }
}
