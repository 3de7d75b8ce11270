import type { account as dutch } from '#i18n/nl/account.ts'
import type { Translation } from '#i18n/translation.ts'

export const account = {
  navigation: 'My account',
  pages: {
    accountOverview: 'Overview',
    accountOrders: 'Orders',
    accountDetails: 'Details',
  },
  logOut: 'Log out',
  loggedOut: 'You’re logged out. See you soon.',
  logIn: 'Log in',
  loading: 'Looking up your account',
} satisfies Translation<typeof dutch>
