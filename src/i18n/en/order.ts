import type { order as dutch } from '#i18n/nl/order.ts'
import type { Translation } from '#i18n/translation.ts'

/** Texts of the thank-you page and of the order page. */
export const order = {
  pageTitle: 'Order {number}',
  successTitle: 'Thank you for your order',
  heading: 'Your order',
  thanks: {
    heading: 'Thank you! That is a lovely gift',
    paid: 'Your payment is in. The gift cards are on their way out; that never takes more than an hour.',
    paidDonation: 'Your payment is in. We pass your donation on to the good cause.',
    done: 'Your payment is in and everything has been sent.',
    failed:
      'Your payment is in, but our mail does not arrive at every address. See below what you can correct.',
    pending: 'We are waiting for your payment',
    pendingText:
      'As soon as your payment is confirmed your present is on its way. You need not do anything.',
    mailTo: 'Your confirmation goes to {email}.',
  },
  next: {
    done: ' (done)',
    heading: 'What happens now?',
    one: 'We make your gift cards.',
    two: 'Every receiver gets a mail with a page of their own to unwrap the present.',
    three: 'Here you see when it was sent and opened.',
  },
  reference: 'Order number',
  orderedOn: 'Ordered on',
  paidWith: 'Paid with',
  contact: 'Ordered by',
  status: {
    PENDING: 'In progress',
    COMPLETED: 'Completed',
    CANCELED: 'Cancelled',
  },
  receivers: 'For whom',
  delivery: {
    WAITING: 'Being made',
    WAITING_PAYMENT: 'Waits for your payment',
    SENT: 'Sent',
    OPENED: 'Opened',
    FAILED: 'Not delivered',
    CANCELED: 'Not sent',
    REFUNDED: 'Refunded',
    HALTED: 'On hold',
    WITHDRAWN: 'Withdrawn',
  },
  deliveryText: {
    WAITING: 'In the mailbox within an hour',
    WAITING_PAYMENT: 'We send it as soon as your payment is in',
    SENT: 'On {when}',
    OPENED: 'Unwrapped on {when}',
    FAILED:
      'Our mail does not arrive at this address. Correct it below, or type it again if it is right: we send the present again at once.',
    FAILED_STUCK:
      'Our mail does not arrive at this address. Mail us at {email} and we will help you.',
    CANCELED: 'Nothing was sent',
    HALTED:
      'The payment of this order was claimed back. Until that is sorted out we send nothing and its cards do not work. Questions? Mail {email}.',
    WITHDRAWN:
      'The payment of this order was taken back, so this gift card is no longer valid. Questions? Mail {email}.',
    REFUNDED: 'This gift card could not be made. You get your money back the way you paid.',
  },
  address: {
    ask: 'Is the address wrong? Correct it',
    title: 'Another e-mail address for {name}',
    email: 'New e-mail address',
    confirmEmail: 'Repeat the e-mail address',
    required: {
      email: 'E-mail is a required field',
      confirmEmail: 'Repeat e-mail is a required field',
    },
    hint: 'The link that we mailed before will no longer work.',
    submit: 'Send to this address',
    cancel: 'Leave it as it is',
  },
  again: {
    ask: 'Send the mail again',
    askOf: 'Send the mail again to {name}',
    done: 'The mail is on its way to {email} once more.',
  },
  live: 'This page keeps itself up to date.',
  lines: 'What you ordered',
  line: '{count, number} × {amount}',
  total: 'Total',
  vat: 'Including {amount} VAT',
  refunded: 'Refunded',
  masked:
    'You are viewing this order with only the link. That is why names and e-mail addresses are not shown in full.',
  canceled: {
    heading: 'This order was not paid',
    text: 'Nothing was charged and nothing was sent. You can try again right away.',
    again: 'Pay again',
  },
  pendingRow: {
    heading: 'This order waits for your payment',
    text: 'Not finished paying? Then you can try again here.',
    check: 'See whether the payment is in',
  },
  unknown: {
    pageTitle: 'Order not found',
    heading: 'We cannot find this order',
    text: 'Check whether the address is complete. The right link is in your confirmation mail.',
    home: 'To the shop',
  },
  toOrder: 'To your order',
  more: 'Make somebody else happy',
} satisfies Translation<typeof dutch>
