import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { usePaths } from '#storefront/parts/paths/use-paths.ts'
import { isAccountPage } from './account-pages.ts'
import { logInEndedState } from './log-in-ended.ts'
import { notifyLoginChanged } from './login-status.ts'
import { withReturnPath } from './return-to.ts'

/**
 * For an answer that says that the log-in ended. From a page of the account it leads to the log-in
 * page, which says so and leads back. Resolves to false where nobody was led away: other pages have
 * parts for guests, and a visitor who went on meanwhile stays where they are.
 */
export function useLogInEnded(): () => Promise<boolean> {
  const navigate = useNavigate()
  const paths = usePaths()
  const { pathname, search } = useLocation()
  const isShown = useRef(true)
  useEffect(() => {
    isShown.current = true
    return () => {
      isShown.current = false
    }
  }, [])
  return async () => {
    notifyLoginChanged()
    if (!isShown.current || !isAccountPage(pathname, paths)) return false
    const logIn = withReturnPath(paths.accountLogin(), `${pathname}${search}`, paths)
    // Back would lead to a page that sends guests away.
    await navigate(logIn, { replace: true, state: logInEndedState })
    return true
  }
}
