import type { api as dutch } from '#i18n/nl/api.ts'
import type { Translation } from '#i18n/translation.ts'

/** What the API says itself: titles of lines and charges, and for whom something is. */
export const api = {
  serviceFee: 'Service fee',
  shipping: 'Shipping',
  wrapping: 'Wrapping',
  packing: 'Gift packing',
  promotion: 'Discount',
  vat: 'VAT included',
  message: 'Personal note',
  someGiver: 'somebody who thought of you',
  someReceiver: 'you',
  notKept: 'no longer kept',
  forMe: 'For me',
  byEmail: 'By e-mail',
  headerMenu: 'Main menu',
  legalMenu: 'Conditions',
  footerMenu: 'Shop',
  businessMenu: 'Business',
  support: 'Customer support',
} as const satisfies Translation<typeof dutch>
