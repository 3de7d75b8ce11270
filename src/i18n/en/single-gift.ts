import type { singleGift as dutch } from '#i18n/nl/single-gift.ts'
import type { Translation } from '#i18n/translation.ts'

/** The page on which one gift is ordered at once. */
export const singleGift = {
  pageTitle: 'Order {title}',
  description:
    'Order {title} on one page: choose the amount, for whom and when, add a few kind words, and pay.',
  heading: 'Order {title}',
  what: 'What are you ordering?',
  receiver: 'Who is it for?',
  address: 'Where should we post it?',
  moment: 'When?',
  giver: 'Your details',
  payment: 'Payment',
  line: '{quantity, number} × {amount}',
  noLine: 'Gift card',
  wrapping: 'Wrapping',
  postage: 'Postage',
  serviceFee: 'Service fee',
  total: 'Total',
  noTotal: 'No total yet',
  summary: {
    to: 'For',
    self: 'Yourself',
    toSelf: 'Yourself, {email}',
    when: 'Delivered',
    atOnce: 'Within an hour of payment',
    byPost: 'By post, as soon as possible',
    byPostOn: 'By post, on {day}',
    from: 'From',
    open: 'Still to be filled in',
  },
  choiceCard: {
    text: 'Have a Choice Gift Card? You can pay with it from your basket: <basket>add it there</basket>.',
    inBasket: 'Have a Choice Gift Card? You can pay with it <basket>from your basket</basket>.',
  },
  logIn: {
    text: 'You have an account with this address. Log in and you’ll find this order there later.',
    submit: 'Log in',
    guest: 'Continue without logging in',
  },
} as const satisfies Translation<typeof dutch>
