import type { callOff as dutch } from '#i18n/nl/call-off.ts'
import type { Translation } from '#i18n/translation.ts'

/** Texts of calling off: what comes back, the window that asks, and the law's withdrawal. */
export const callOff: Translation<typeof dutch> = {
  ask: 'Cancel',
  askOf: 'Cancel everything for {name}',
  title: 'Cancel for {name}?',
  text: 'We won’t send it. You get this back, the way you paid:',
  confirm: 'Yes, cancel it',
  keep: 'Keep it',
  back: {
    gifts: 'What you ordered',
    wrapping: 'Paper and packing',
    discount: 'Discount that was taken off',
    fees: 'Service fee',
    postage: 'Postage',
    total: 'You get back',
  },
  feesStay: 'The service fee stays: part of your order is going ahead.',
  withdraw: {
    pageTitle: 'Withdraw',
    link: 'Withdraw from the contract here',
    heading: 'Withdraw from the contract here',
    intro:
      'You have 14 days to change your mind, as long as no one has viewed the code. You don’t have to give a reason or log in.',
    name: 'Your name',
    orderNumber: 'Order number',
    orderNumberHint: 'It’s in your confirmation email, such as 61-7KD3-9QXM.',
    email: 'Email address you ordered with',
    partsText: 'Only a part? Write which part',
    partsTextHint: 'Leave it empty to withdraw from the whole order.',
    optional: 'optional',
    parts: 'What do you want to withdraw from?',
    part: '{titles} {receiver}',
    self: 'for yourself',
    other: 'for {name}',
    until: 'Until {day}.',
    results: {
      PAID_BACK: 'You get it back at once.',
      WAITING: 'We’ll look at it and pay back within 14 days at the latest.',
      SEEN: 'Not possible any more: the code has been viewed.',
      LATE: 'Not possible any more: the days to change your mind are over.',
      DONATED: 'Not possible: the donation has been given.',
      BUSINESS: 'Not possible: the right of withdrawal is for consumers.',
      GONE: 'Nothing of this is left.',
      REFUSED: 'Not possible.',
    },
    next: 'Withdraw from the contract here',
    confirm: {
      heading: 'Is this right?',
      text: 'With the button you withdraw from the contract. What you give back no longer works after that.',
      whole: 'The whole order',
      scope: 'What you withdraw from',
      submit: 'Confirm withdrawal',
      back: 'Change something',
    },
    done: {
      heading: 'We have your withdrawal',
      text: 'We received it on {when}. If this order belongs to this email address, we’ll email you an acknowledgement with what you get back within a few minutes.',
      none: 'No email? Check the order number and the email address, or email us at {email}: that counts too.',
    },
    otherwise: 'Rather another way? Use the <form>model form</form> or email {email}.',
    cannot:
      'Some issuers can’t block a card once it has been made. That doesn’t change your right: you get your money back.',
    required: 'Please fill this in.',
    problem: 'Something isn’t right yet. Check the fields.',
  },
}
