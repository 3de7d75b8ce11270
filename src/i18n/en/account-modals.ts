import type { accountModals as dutch } from '#i18n/nl/account-modals.ts'
import type { Translation } from '#i18n/translation.ts'

/** The windows over the basket that ask who orders. */
export const accountModals = {
  identify: {
    title: 'How would you like to order?',
    text: 'Enter your email address. If you have an account, you can log in straight away and we’ll have your details ready.',
    submit: 'Continue',
    or: 'or',
    guest: 'Order without an account',
  },
  login: {
    title: 'Welcome back',
    text: 'There’s already an account with this email address. Log in and this order will be there later.',
    guest: 'Order without logging in',
  },
} as const satisfies Translation<typeof dutch>
