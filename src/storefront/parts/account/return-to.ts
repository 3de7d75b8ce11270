import { type Paths, pathsOf } from '#kernel/addresses.ts'
import { languageOfPath } from '#kernel/language.ts'
import { isAccountPage } from './account-pages.ts'

/** The parameter of a login page with the page that asked for the login. */
const parameter = 'naar'

/** Any origin will do: it only shows whether an address keeps to it. */
const here = 'https://shop.invalid'

/**
 * Where to go after logging in. Anybody can write an address, so only pages of the account and the checkout are
 * followed; all others lead to the overview.
 */
export function findReturnPath(search: URLSearchParams, paths: Paths): string {
  const asked = search.get(parameter) ?? ''
  if (!asked.startsWith('/') || !URL.canParse(asked, here)) return paths.accountOverview()
  const { origin, pathname, search: query } = new URL(asked, here)
  const ours = pathsOf(languageOfPath(pathname))
  const isAskingForLogin = isAccountPage(pathname, ours) || pathname === ours.checkout()
  const isOurs = origin === here && isAskingForLogin
  return isOurs ? `${pathname}${query}` : paths.accountOverview()
}

/** Whether some page sent the visitor here to log in. */
export const hasReturnPath = (search: string): boolean => new URLSearchParams(search).has(parameter)

/** An address of logging in that leads on to `to` afterwards; the overview needs no saying. */
export const withReturnPath = (address: string, to: string, paths: Paths): string =>
  to === paths.accountOverview() ? address : `${address}?${new URLSearchParams({ naar: to })}`
