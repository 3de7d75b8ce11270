import { useNavigate } from 'react-router'
import { notifyLoginChanged } from '#storefront/parts/account/login-status.ts'
import { refreshBasketCount } from '#storefront/parts/basket/basket-count.ts'
import { login } from '#storefront/parts/measurement/events.ts'
import { forgetPrefill } from './prefill.ts'

type LogInMethod = 'password' | 'link' | 'passkey'

/** Measures the login (SPEC §4) and tells the header. */
export function tellLoggedIn(method: LogInMethod = 'password'): void {
  login(method)
  forgetPrefill()
  notifyLoginChanged()
  void refreshBasketCount()
}

/** Goes on to `to` after logging in, and reloads its data. */
export function useLoggedIn(): (
  to: string,
  options?: { staysBehind?: boolean; method?: LogInMethod },
) => void | Promise<void> {
  const navigate = useNavigate()
  return (to, { staysBehind = false, method } = {}) => {
    tellLoggedIn(method)
    // Back would lead to a form that has done its work, unless it stood over a page that stays behind.
    return navigate(to, { replace: !staysBehind })
  }
}
