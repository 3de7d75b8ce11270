import type { Paths } from '#kernel/addresses.ts'
import type { IconName } from '#ui/icon.tsx'

/** The pages of the account, as the header's dropdown and the pages list them. */
export const accountPages = [
  { name: 'accountOverview', icon: 'house' },
  { name: 'accountOrders', icon: 'parcel' },
  { name: 'accountCards', icon: 'gift' },
  { name: 'accountAddressBook', icon: 'pin' },
  { name: 'accountDetails', icon: 'user' },
  { name: 'accountSecurity', icon: 'lock' },
  { name: 'accountCompanies', icon: 'briefcase' },
] as const satisfies readonly { name: keyof Paths; icon: IconName }[]

export type AccountPage = (typeof accountPages)[number]['name']

/** Whether the address needs a login. */
export const isAccountPage = (pathname: string, paths: Paths): boolean =>
  accountPages.some(({ name }) => paths[name]() === pathname) ||
  pathname.startsWith(paths.accountCompanies())
