import type { accountModals as dutch } from '#i18n/nl/account-modals.ts'
import type { Translation } from '#i18n/translation.ts'

/** The windows over the basket that ask who orders. */
export const accountModals = {
  identify: {
    title: 'How would you like to order?',
    text: 'Enter your e-mail address. If you have an account you log in right away, and your details are ready.',
    submit: 'Continue',
    or: 'or',
    guest: 'Order without an account',
  },
  login: {
    title: 'Welcome back',
    text: 'There is an account with this e-mail address. Log in, and you will find this order there later.',
    guest: 'Order without logging in',
  },
} as const satisfies Translation<typeof dutch>
