import type { emails as dutch } from '#i18n/nl/emails.ts'
import type { Translation } from '#i18n/translation.ts'

export const emails = {
  card: {
    subject: '{giver} has a present for you',
    subjectSelf: '{count, plural, one {Your gift card is ready} other {Your gift cards are ready}}',
    preview: 'Unwrap it whenever you like: {titles}.',
    previewSelf: 'See your code whenever you need it: {titles}.',
    greeting: 'Hi {receiver},',
    heading: '{giver} picked something out for you',
    headingSelf: '{count, plural, one {Your gift card is ready} other {Your gift cards are ready}}',
    intro:
      '{count, plural, one {There is a gift card waiting for you.} other {There are # gift cards waiting for you.}} Unwrap your present whenever it suits you.',
    introSelf:
      '{count, plural, one {The gift card that you bought has been made.} other {The # gift cards that you bought have been made.}} Behind the button are the code and how to spend it.',
    noteFrom: '{giver} wrote:',
    times: '{count} ×',
    more: '{count, plural, one {and one more gift card} other {and # more gift cards}}',
    action: 'Unwrap your present',
    actionSelf: '{count, plural, one {See your gift card} other {See your gift cards}}',
    linkHint: 'Button not working? Copy this address into your browser:',
    what: {
      heading: 'What is this?',
      text: '{giver} bought this present for you at {shop}, a web shop for gift cards. Behind the button is a page of your own, with the code and where to spend it. You pay nothing and need no account.',
      safety:
        'The code is left out of this mail on purpose: only who opens the page sees it. So please do not forward this mail. We never ask you for a code or pin.',
      safetySelf:
        'The code is left out of this mail on purpose: only who opens the page sees it. Keep this mail safe and do not forward it.',
    },
    donated: {
      subject: '{giver} has given to {causes} in your name',
      preview: 'A present that is doing good already. There is nothing you need to do.',
      heading: '{giver} has given to {causes} in your name',
      intro:
        'No parcel this time, but a present all the same: {amount} has been given to {causes} in your name. You need do nothing; it has been given already.',
      introBoth:
        '{count, plural, one {There is a gift card waiting for you} other {There are # gift cards waiting for you}}, and {amount} has been given to {causes} in your name. Unwrap your present whenever it suits you.',
      action: 'See your present',
      what: '{giver} gave this for you through {shop}, a web shop for gift cards. We pass the whole amount on to {causes}. You pay nothing and need no account.',
      whatMore: 'We pass the donation on to {causes}; you need do nothing for it.',
    },
    questions: 'Questions, or is something wrong? Mail us at {email}. We are glad to help.',
    privacy:
      'You get this mail because {giver} gave us your e-mail address to deliver this present. That is all we use it for: no advertising, no newsletter.',
    privacySelf: 'You get this mail because you ordered a gift card for yourself at {shop}.',
  },
  confirmation: {
    subject: 'Thank you for your order {order}',
    preview: 'We have received your payment of {total}.',
    heading: 'Thank you, {giver}',
    intro:
      'Your payment is in and we are getting to work at once. Digital gift cards are delivered within an hour, usually much sooner.',
    donation: {
      subject: 'Thank you for your donation, order {order}',
      heading: 'Thank you for your donation, {giver}',
      intro: 'Your payment is in. We pass your donation on to {causes}.',
      thanksHeading: 'Your donation',
      thanks:
        'The whole of your donation goes to {causes}, thank you. A donation is outside VAT, so the VAT above is about the rest only.',
      receivers: 'Whoever you surprise with it gets a mail about it from us.',
      actionHint: 'It also tells you whether your present has been delivered and seen.',
      actionHintSelf: 'There you can read everything again.',
    },
    order: 'Order number',
    date: 'Ordered on',
    method: 'Paid with',
    lines: 'Your order',
    times: '{count} ×',
    receiver: 'for {receiver}',
    extra: {
      SERVICE_FEE: 'Service fee',
      SHIPPING: 'Postage',
      DIGITAL_WRAPPER: 'Digital wrapper',
      WRAPPER: 'Wrapper',
      GIFT_PACKING: 'Gift packing',
      PERSONAL_MESSAGE: 'Personal message',
      PROMOTION: 'Discount',
    },
    total: 'Total',
    vat: 'VAT included',
    action: 'See your order',
    actionHint: 'It also tells you whether each gift card has been delivered and unwrapped.',
    withdrawal: {
      heading: 'Changed your mind?',
      text: 'You have 14 days to think it over. As long as the code of a gift card has not been viewed, you may return that card without giving a reason. Just mail us at {email} with your order number. You get your money back the way that you paid. Once the code has been viewed, this is no longer possible.',
    },
    questions: 'Questions about your order? Mail us at {email}.',
    kvk: 'Chamber of Commerce {number}',
    vatNumber: 'VAT number {number}',
  },
  refund: {
    subject: 'You get {total} back for order {order}',
    preview:
      '{count, plural, one {A gift card that you ordered could not be made.} other {# gift cards that you ordered could not be made.}}',
    greeting: 'Hi {giver},',
    heading: 'You get {total} back',
    intro:
      'We are sorry: {count, plural, one {a gift card of your order {order} could not be made. Its issuer cannot supply it} other {# gift cards of your order {order} could not be made. Their issuer cannot supply them}}. So you get your money back. You need do nothing for it.',
    lines: 'What did not work out',
    times: '{count} ×',
    receiver: 'for {receiver}',
    fees: 'Fees',
    total: 'You get back',
    when: 'The money is on its way to the account that you paid from: {method}. It usually arrives within five working days.',
    whenCard:
      'The money is on its way to the card that you paid with: {method}. With a card that takes five to ten working days; you will see it on your next statement.',
    rest: {
      delivered: 'Everything else that you ordered has been delivered.',
      onItsWay: 'The rest of your order simply goes on. Your order page shows how far it is.',
      none: 'Nothing is left of your order, so you do not pay any fees either.',
    },
    receiversKnowNothing: 'Whoever was to get the card hears nothing about this from us.',
    action: 'See your order',
  },
} as const satisfies Translation<typeof dutch>
