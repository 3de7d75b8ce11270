import type { emails as dutch } from '#i18n/nl/emails.ts'
import type { Translation } from '#i18n/translation.ts'

export const emails = {
  card: {
    subject: '{giver} has a gift for you',
    subjectSelf: '{count, plural, one {Your gift card is ready} other {Your gift cards are ready}}',
    preview: 'Unwrap it whenever you like: {titles}.',
    previewSelf: 'Your code is there whenever you need it: {titles}.',
    greeting: 'Hi {receiver},',
    heading: '{giver} picked something out for you',
    headingSelf: '{count, plural, one {Your gift card is ready} other {Your gift cards are ready}}',
    intro:
      '{count, plural, one {There’s a gift card waiting for you.} other {There are # gift cards waiting for you.}} Unwrap your gift whenever it suits you.',
    introSelf:
      '{count, plural, one {The gift card you bought is ready. Use the button to see the code and how to spend it.} other {The # gift cards you bought are ready. Use the button to see the codes and how to spend them.}}',
    noteFrom: '{giver} wrote:',
    times: '{count} ×',
    more: '{count, plural, one {and one more gift card} other {and # more gift cards}}',
    action: 'Unwrap your gift',
    actionSelf: '{count, plural, one {View your gift card} other {View your gift cards}}',
    linkHint: 'Button not working? Copy this address into your browser:',
    what: {
      heading: 'What is this?',
      text: '{giver} bought this gift for you at {shop}, an online gift card shop. The button takes you to a page of your own, with the code and where to spend it. There’s nothing to pay and no account to make.',
      safety:
        'We’ve left the code out of this email on purpose: only whoever opens the page sees it. So please don’t forward this email. We’ll never ask you for a code or PIN.',
      safetySelf:
        '{count, plural, one {We’ve left the code out of this email on purpose: only whoever opens the page sees it. Keep this email safe. Giving the card away? The page has a separate link for that.} other {We’ve left the codes out of this email on purpose: only whoever opens the page sees them. Keep this email safe. Don’t forward it: pass on the link of the card instead.}}',
    },
    own: {
      heading: 'Giving one away?',
      text: 'Each card has a link of its own. Whoever gets it unwraps that card only.',
      more: 'You’ll find the links to the other cards on your page.',
    },
    donated: {
      subject: '{giver} has given to {causes} in your name',
      preview: 'A gift that’s already doing good. There’s nothing you need to do.',
      heading: '{giver} has given to {causes} in your name',
      intro:
        'No parcel this time, but a gift all the same: {amount} has been given to {causes} in your name. It’s all done, so there’s nothing you need to do.',
      introBoth:
        '{count, plural, one {There’s a gift card waiting for you} other {There are # gift cards waiting for you}}, and {amount} has been given to {causes} in your name. Unwrap your gift whenever it suits you.',
      action: 'View your gift',
      what: '{giver} gave this in your name through {shop}, an online gift card shop. We pass the whole amount on to {causes}. There’s nothing to pay and no account to make.',
      whatMore: 'We pass the donation on to {causes}; there’s nothing you need to do.',
    },
    questions:
      'Any questions, or is something not right? Email us at {email}. We’re happy to help.',
    privacy:
      'You’re receiving this email because {giver} gave us your address to deliver this gift. That’s all we use it for: no advertising, no newsletter.',
    privacySelf:
      'You’re receiving this email because you ordered a gift card for yourself at {shop}.',
  },
  confirmation: {
    subject: 'Thank you for your order {order}',
    preview: 'We’ve received your payment of {total}.',
    heading: 'Thank you, {giver}',
    intro:
      'Your payment is in and we’re getting straight to work. Digital gift cards arrive within an hour, usually much sooner.',
    donation: {
      subject: 'Thank you for your donation, order {order}',
      heading: 'Thank you for your donation, {giver}',
      intro: 'Your payment is in. We’ll pass your donation on to {causes}.',
      thanksHeading: 'Your donation',
      thanks:
        'All of your donation goes to {causes}. Thank you. Donations carry no VAT, so the VAT above is for the rest of your order.',
      receivers: 'Whoever you’re surprising with it will get an email from us.',
      actionHint: 'You can also see there whether your gift has been sent and viewed.',
      actionHintSelf: 'Everything is there to read again.',
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
      DIGITAL_WRAPPER: 'Digital wrapping',
      WRAPPER: 'Wrapping',
      GIFT_PACKING: 'Gift wrapping',
      PERSONAL_MESSAGE: 'Personal message',
      PROMOTION: 'Discount',
    },
    total: 'Total',
    vat: 'VAT included',
    action: 'View your order',
    actionHint: 'You can also see there whether each gift card has been sent and unwrapped.',
    withdrawal: {
      heading: 'Changed your mind?',
      text: 'You have 14 days to think it over. As long as a gift card’s code hasn’t been viewed, you can return that card without giving a reason. Just email us at {email} with your order number. We’ll refund you the way you paid. Once the code has been viewed, a return is no longer possible.',
    },
    questions: 'Questions about your order? Email us at {email}.',
    kvk: 'Chamber of Commerce {number}',
    vatNumber: 'VAT number {number}',
  },
  refund: {
    subject: 'We’re refunding {total} for order {order}',
    preview:
      '{count, plural, one {A gift card you ordered couldn’t be made.} other {# gift cards you ordered couldn’t be made.}}',
    greeting: 'Hi {giver},',
    heading: 'We’re refunding {total}',
    intro:
      'We’re sorry: {count, plural, one {a gift card in your order {order} couldn’t be made, as its issuer can’t supply it} other {# gift cards in your order {order} couldn’t be made, as their issuer can’t supply them}}. So we’re giving you your money back. There’s nothing you need to do.',
    lines: 'What we couldn’t supply',
    times: '{count} ×',
    receiver: 'for {receiver}',
    fees: 'Fees',
    total: 'Your refund',
    when: 'The money is on its way to the account you paid from: {method}. It usually arrives within five working days.',
    whenCard:
      'The money is on its way to the card you paid with: {method}. With a card this takes five to ten working days; you’ll see it on your next statement.',
    rest: {
      delivered: 'Everything else you ordered has been sent.',
      onItsWay:
        'The rest of your order goes ahead as planned. Your order page shows where it’s got to.',
      none: 'There’s nothing left of your order, so you don’t pay any fees either.',
    },
    receiversKnowNothing: 'We won’t tell the person the card was meant for.',
    action: 'View your order',
  },
} as const satisfies Translation<typeof dutch>
