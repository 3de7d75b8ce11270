import type { Paths } from '#kernel/addresses.ts'
import type { IconName } from '#storefront/ui/icon.tsx'

/** The pages of whoever is logged in, as the header's dropdown and the pages themselves list them. */
export const accountPages = [
  { name: 'accountOverview', icon: 'house' },
  { name: 'accountOrders', icon: 'parcel' },
  { name: 'accountDetails', icon: 'user' },
] as const satisfies readonly { name: keyof Paths; icon: IconName }[]

export type AccountPage = (typeof accountPages)[number]['name']

/** Whether only who is logged in can be at this address. */
export const isAccountPage = (pathname: string, paths: Paths): boolean =>
  accountPages.some(({ name }) => paths[name]() === pathname)
