import type { accountPages as dutch } from '#i18n/nl/account-pages.ts'
import type { Translation } from '#i18n/translation.ts'
import { order } from './order.ts'

export const accountPages = {
  overview: {
    pageTitle: 'My account',
    heading: 'Hello {name}',
    intro: 'Your orders and your details, all in one place.',
    newest: 'Your latest orders',
    all: 'All orders',
    tiles: {
      accountOrders: 'See what you gave, and where it’s got to.',
      accountDetails: 'Your name, your billing address and your password.',
    },
    unconfirmed:
      'You haven’t confirmed your email address {email} yet. Click the button in the email we sent you. Anything you ordered with this address before will then appear here too.',
    resend: 'Send the email again',
    resent: 'A new email is on its way to {email}.',
    underWay: 'Our last email to {email} still works. Nothing there? Check your spam folder.',
  },
  orders: {
    pageTitle: 'My orders',
    heading: 'Your orders',
    label: 'Order {number}, {day}',
    count:
      '{gifts, plural, =0 {} =1 {1 gift, } other {# gifts, }}{packs, plural, =0 {} =1 {1 set of blank cards, } other {# sets of blank cards, }}order {number}',
    forWhom: 'For {names}',
    unpaid: 'Not paid',
    status: order.status,
    empty: {
      heading: 'No orders yet',
      text: 'Anything you order while you’re logged in will appear here.',
      action: 'Choose a gift card',
    },
    beyond: {
      heading: 'That’s as far back as it goes',
      text: 'There are no more orders on this page.',
      action: 'To your latest orders',
    },
  },
  details: {
    pageTitle: 'My details',
    heading: 'Your details',
    intro: 'What to call you, and how to reach you.',
    email: 'You log in with',
    confirmed: 'confirmed',
    unconfirmed: 'not confirmed yet',
    emailHint: 'You can’t change this address here.',
    phoneHint: 'Only to call you if something is wrong with your order.',
    invoiceHint: 'Leave this empty if it’s the one you log in with.',
    vatHint: 'For companies only.',
    invoices: 'For your invoices',
    invoicesHint: 'Your next order will have these filled in.',
    submit: 'Save my details',
    saved: 'Your details are saved',
    password: {
      heading: 'Password',
      text: 'Choose a password you don’t use anywhere else.',
      action: 'Change password',
    },
    delete: {
      heading: 'Delete account',
      text: 'Rather not have an account here? You can delete it at any time, with immediate effect.',
      action: 'Delete my account',
    },
  },
  changePassword: {
    title: 'Change password',
    text: 'You’ll be logged out on other devices.',
    submit: 'Save new password',
    done: 'Your new password is saved',
  },
  deleteAccount: {
    title: 'Delete account',
    text: 'This cannot be undone.',
    goes: 'What we delete',
    goesText:
      'Your name, email address, phone number, VAT number and password. You won’t be able to log in.',
    stays: 'What we keep',
    staysText:
      'Your orders and payments: tax law requires us to keep them for seven years. The link in each confirmation email keeps working, and gift cards you’ve given stay valid.',
    submit: 'Delete my account',
    keep: 'Keep my account',
  },
} satisfies Translation<typeof dutch>
