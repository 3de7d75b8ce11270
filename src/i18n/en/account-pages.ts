import type { accountPages as dutch } from '#i18n/nl/account-pages.ts'
import type { Translation } from '#i18n/translation.ts'
import { order } from './order.ts'

export const accountPages = {
  overview: {
    pageTitle: 'My account',
    heading: 'Hello {name}',
    intro: 'Here you find your orders and your details.',
    newest: 'Your latest orders',
    all: 'All orders',
    tiles: {
      accountOrders: 'See what you gave, and how far it is.',
      accountDetails: 'Your name, your phone number and your password.',
    },
    unconfirmed:
      'Your e-mail address {email} is not confirmed yet. Press the button in the mail that we sent you. You then also see here what you ordered with this address before.',
    resend: 'Send the mail again',
    resent: 'A new mail is on its way to {email}.',
    underWay: 'Our last mail to {email} still works. Nothing there? Have a look in your junk mail.',
  },
  orders: {
    pageTitle: 'My orders',
    heading: 'Your orders',
    label: 'Order {number} of {day}',
    count: '{count, plural, =1 {1 present} other {# presents}}, order {number}',
    forWhom: 'For {names}',
    unpaid: 'Not paid',
    status: order.status,
    empty: {
      heading: 'No orders yet',
      text: 'As soon as you order something while you are logged in, you find it here.',
      action: 'Choose a gift card',
    },
    beyond: {
      heading: 'This is further back than you go',
      text: 'There are no more orders on this page.',
      action: 'To your latest orders',
    },
  },
  details: {
    pageTitle: 'My details',
    heading: 'Your details',
    intro: 'How we call and reach you.',
    email: 'You log in with',
    confirmed: 'confirmed',
    unconfirmed: 'not confirmed yet',
    emailHint: 'This address cannot be changed here.',
    phoneHint: 'Only to call you when something is up with your order.',
    invoiceHint: 'Leave it empty if it is the one that you log in with.',
    vatHint: 'For companies only.',
    submit: 'Save my details',
    saved: 'Your details are saved',
    password: {
      heading: 'Password',
      text: 'Choose a password that you use nowhere else.',
      action: 'Change password',
    },
    delete: {
      heading: 'Delete account',
      text: 'Would you rather not have an account here? You can end it any time, at once.',
      action: 'Delete my account',
    },
  },
  changePassword: {
    title: 'Change password',
    text: 'You will then be logged out on other devices.',
    submit: 'Save new password',
    done: 'Your new password is saved',
  },
  deleteAccount: {
    title: 'Delete account',
    text: 'This cannot be undone.',
    goes: 'What goes',
    goesText:
      'Your name, e-mail address, phone number, VAT number and password. You cannot log in any more.',
    stays: 'What we keep',
    staysText:
      'Your orders and what was paid for them: tax law wants us to keep them for seven years. The link in each confirmation mail keeps working, and the gift cards that you gave simply stay valid.',
    submit: 'Delete my account',
    keep: 'Keep it',
  },
} satisfies Translation<typeof dutch>
