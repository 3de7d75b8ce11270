import type { layout as dutch } from '#i18n/nl/layout.ts'
import type { Translation } from '#i18n/translation.ts'

export const layout = {
  pageTitle: '{title} | {shop}',
  toHome: '{shop}, to the front page',
  skipToContent: 'Skip to the content',
  mainMenu: 'Main menu',
  account: 'My account',
  basket: 'Basket',
  basketWithCount:
    '{count, plural, =0 {Basket, still empty} =1 {Basket, 1 gift} other {Basket, # gifts}}',
  manyItems: '99+',
  needsScript:
    'Ordering works with JavaScript. Turn it on in your browser and load this page again.',
  checkoutAssurances: {
    secure: 'Secure payment',
    withdrawal: '14 days to change your mind, as long as the code has not been viewed',
  },
  footer: {
    promise: 'Order day or night. Your present is in their inbox within the hour.',
    cookieSettings: 'Cookie settings',
    paymentMethods: 'Payment methods',
    sisterShops: 'From the same house',
    shop: 'Quick links',
    categories: 'Categories',
    allCategories: 'All categories',
    contact: 'Contact',
    kvk: 'Chamber of Commerce {number}',
    vat: 'VAT {number}',
    copyright: '© Copyright {year} {name}',
  },
  errorModal: {
    title: 'Something went wrong',
    fallback:
      'Oh oh, something went wrong. We are already working on a fix for this issue. Please try again at a later moment. Our apologies for the inconvenience.',
    close: 'Got it',
  },
  notFound: {
    title: 'This page has been unwrapped already',
    text: 'Or it never existed. Please check the address, or choose where to go from here.',
    toGiftCards: 'View all gift cards',
    toHome: 'To the front page',
  },
  failure: {
    title: 'Something went wrong',
    text: 'That is on us, not on you. We are already working on a fix. Your basket is safe.',
    again: 'Try again',
    toHome: 'To the front page',
  },
} satisfies Translation<typeof dutch>
