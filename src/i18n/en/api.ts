import type { api as dutch } from '#i18n/nl/api.ts'
import type { Translation } from '#i18n/translation.ts'
import { papers } from './papers.ts'

/** What the API says itself: titles of lines and charges, and for whom something is. */
export const api = {
  serviceFee: 'Service fee',
  shipping: 'Postage',
  wrapping: 'Wrapping',
  packing: 'Gift box',
  promotion: 'Discount',
  vat: 'VAT',
  message: 'Personal message',
  wrappers: papers,
  someGiver: 'someone who thought of you',
  someReceiver: 'you',
  notKept: 'no longer kept',
  forMe: 'For me',
  onYourCard: 'On your card',
  byPost: 'By post',
  byEmail: 'By email',
  spentHere: 'To spend in our shop',
  headerMenu: 'Main menu',
  legalMenu: 'Terms',
  footerMenu: 'Shop',
  businessMenu: 'Business',
  support: 'Customer service',
  loginRefused:
    'Logging in didn’t work. Please check your email address and password, and try again.',
} as const satisfies Translation<typeof dutch>
