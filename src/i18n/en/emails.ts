import type { emails as dutch } from '#i18n/nl/emails.ts'
import type { Translation } from '#i18n/translation.ts'

export const emails = {
  card: {
    subject: '{count, plural, one {Your gift card is ready} other {Your gift cards are ready}}',
    preview: 'Your code is there whenever you need it: {titles}.',
    intro:
      '{count, plural, one {The gift card you bought is ready. Use the button to see the code and how to spend it.} other {The # gift cards you bought are ready. Use the button to see the codes and how to spend them.}}',
    times: '{count} ×',
    more: '{count, plural, one {and one more gift card} other {and # more gift cards}}',
    action: '{count, plural, one {View your gift card} other {View your gift cards}}',
    linkHint: 'Button not working? Copy this address into your browser:',
    safety:
      '{count, plural, one {We’ve left the code out of this email on purpose: only whoever opens the page sees it. Keep this email safe. Giving the card away? The page has a separate link for that.} other {We’ve left the codes out of this email on purpose: only whoever opens the page sees them. Keep this email safe. Don’t forward it: pass on the link of the card instead.}}',
    own: {
      heading: 'Giving one away?',
      text: 'Each card has a link of its own. Whoever gets it unwraps that card only.',
      more: 'You’ll find the links to the other cards on your page.',
    },
    questions:
      'Any questions, or is something not right? Email us at {email}. We’re happy to help.',
    privacy: 'You’re receiving this email because you ordered a gift card for yourself at {shop}.',
  },
  gift: {
    subject: '{receiver}, there’s a gift for you from {giver}',
    preview: 'It’s already wrapped. Unwrap it whenever you like.',
    heading: '{receiver}, there’s a gift for you',
    intro: 'It’s from {giver}, and it’s all wrapped up.',
    parcel: 'A wrapped gift',
    tagTo: 'For {receiver}',
    tagFrom: 'from {giver}',
    action: 'Unwrap your gift',
    validUntil: 'Valid until {day}.',
    validAtLeastUntil: 'Valid until {day}, some of it even longer.',
    privacy:
      'You’re receiving this email because this gift from {giver} was bought at {shop}, an online gift card shop. We were given your address to deliver it. That’s all we use it for: no advertising, no newsletter.',
    safety:
      'Unwrapping costs nothing and needs no account. Please don’t forward this email: whoever presses the button unwraps the gift.',
  },
  confirmation: {
    subject: 'Thank you for your order {order}',
    preview: 'We’ve received your payment of {total}.',
    heading: 'Thank you, {giver}',
    intro:
      'Your payment is in and we’re getting straight to work. Digital gift cards arrive within an hour, usually much sooner.',
    introSome:
      'Your payment has arrived. What can go straight away will be delivered within the hour. The rest comes at the time you chose.',
    introPlanned:
      'Your payment has arrived. We’ll deliver everything at the time you chose. You can change it until then.',
    introReview:
      'Your payment is in. We’re taking a look at your order first, which takes one working day at most. Then everything goes out at once, or you get your money back.',
    introDelayed:
      'Your payment is in. To be on the safe side we’re waiting a little: we’ll deliver on {when}. Did somebody ask you to buy these gift cards? Email us before then.',
    introPost:
      'Your payment has come in. We’ll pack your order and put it in the post. You’ll get an email once it’s on its way.',
    introSomePost:
      'Your payment has come in. What goes by email arrives by itself, or when you chose. We’ll pack what goes by post, and email you once it’s on its way.',
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
    activation: {
      subject: 'We’re activating your card, order {order}',
      heading: 'Thank you',
      intro:
        'Your payment has arrived. We’re putting the amount on your card; that usually takes a minute and never longer than 24 hours. If it doesn’t work, you get everything back. We’ll email you as soon as the card is ready.',
      introReview:
        'Your payment has arrived. We’re having a quick look first. After that the amount goes straight onto your card, or you get everything back.',
      actionHint: 'There you can see how it’s going.',
    },
    order: 'Order number',
    reference: 'Your reference',
    billing: 'Invoice details',
    date: 'Ordered on',
    method: 'Paid with',
    lines: 'Your order',
    rest: 'And {count, number} more, see your order',
    times: '{count} ×',
    receiver: 'for {receiver}',
    receiverPlanned: 'for {receiver}, on {when}',
    selfPlanned: 'on {when}',
    byPost:
      'by post{receiver, select, self {} other { for {receiver}}}{to, select, unknown {} other {, {to}}}, expected on {day}',
    extra: {
      SERVICE_FEE: 'Service fee',
      SHIPPING: 'Postage',
      DIGITAL_WRAPPER: 'Digital wrapping',
      WRAPPER: 'Wrapping',
      GIFT_PACKING: 'Gift box',
      PERSONAL_MESSAGE: 'Personal message',
      PROMOTION: 'Discount',
    },
    total: 'Total',
    vat: 'VAT included',
    withoutVat: 'Total without VAT',
    contact: 'Ordered by',
    documents:
      'Your invoice or receipt is there too after a few minutes. On another device, that page first mails you a link that opens your order.',
    action: 'View your order',
    actionHint: 'You can also see there whether each gift card has been sent and unwrapped.',
    withdrawal: {
      heading: 'Changed your mind?',
      text: 'You have 14 days to think it over. As long as a gift card’s code hasn’t been viewed, you can return that card without giving a reason: with the link below, without logging in, or by emailing us at {email} with your order number. We’ll refund you the way you paid. Once the code has been viewed, a return is no longer possible.',
      agreed: 'When you ordered, on {when}, you said: “{text}”',
      link: 'Withdraw from the contract here',
      form: 'Model withdrawal form',
    },
    questions: 'Questions about your order? Email us at {email}.',
    kvk: 'Chamber of Commerce {number}',
    invented: 'This is a demonstration: the company and the brands are invented.',
    vatNumber: 'VAT number {number}',
  },
  refund: {
    subject: 'We’re refunding {total} for order {order}',
    greeting: 'Hi {giver},',
    heading: 'We’re refunding {total}',
    cardNotIssued: {
      preview:
        '{count, plural, one {A gift card you ordered couldn’t be made.} other {# gift cards you ordered couldn’t be made.}}',
      intro:
        'We’re sorry: {count, plural, one {a gift card in your order {order} couldn’t be made, as its issuer can’t supply it} other {# gift cards in your order {order} couldn’t be made, as their issuer can’t supply them}}. So we’re giving you your money back. There’s nothing you need to do.',
      lines: 'What we couldn’t supply',
      receiversKnowNothing: 'We won’t tell the person the card was meant for.',
    },
    byHand: {
      preview:
        '{what, select, packs {{count, plural, one {A set in your order has been taken back.} other {# sets in your order have been taken back.}}} both {Part of your order has been taken back.} other {{count, plural, one {A gift card in your order has been taken back.} other {# gift cards in your order have been taken back.}}}}',
      intro:
        'Our customer service has taken back {what, select, packs {{count, plural, one {a set of blank cards} other {# sets of blank cards}} in your order {order}. No amount can be put on the cards that are still blank any more} both {what is listed below from your order {order}. It can’t be used any more} other {{count, plural, one {a gift card in your order {order}. It can’t be used any more} other {# gift cards in your order {order}. They can’t be used any more}}}}. We’re giving you back what you paid for {count, plural, one {it} other {them}}. There’s nothing you need to do.',
      lines: 'What we’ve taken back',
      receiversKnowNothing: 'We don’t write about this to the person it was for.',
    },
    favour: {
      preview: 'Everything you ordered stays valid.',
      intro:
        'We’re giving you back part of what you paid for your order {order}. Everything you ordered stays valid. There’s nothing you need to do.',
    },
    cardGone: {
      preview: 'Your Choice Gift Card no longer held enough, so your order isn’t going ahead.',
      intro:
        'Your order {order} isn’t going ahead: when your payment came in, the Choice Gift Card that was to pay the rest no longer held enough. So we’re giving you back everything you paid besides it. There’s nothing you need to do.',
      again:
        'Nothing was taken from your card for this order. Would you still like to order? You can do so again, with what’s on it or another way to pay.',
    },
    paidTwice: {
      preview: 'What you ordered had been paid for already. Nothing changes about that.',
      intro:
        'A payment for your order {order} came in when everything had been paid for already. Once is enough, so this amount goes back in full. Nothing changes about what you ordered and paid for. There’s nothing you need to do.',
    },
    notTaken: {
      preview: 'It came in otherwise than we asked.',
      intro:
        'Money came in for your order {order} that we couldn’t keep: it was another amount than we asked for, it came much later, or it came once more. This amount goes back. Your order’s page shows how your order stands. There’s nothing you need to do.',
    },
    times: '{count} ×',
    receiver: 'for {receiver}',
    fees: 'Fees',
    less: 'Discount, or what you already got back',
    total: 'Your refund',
    onCards:
      '{amount} is back on the Choice Gift Card you paid with. It’s valid for at least another six months.',
    when: 'The money is on its way to the account you paid from: {method}. It usually arrives within five working days.',
    whenCard:
      'The money is on its way to the card you paid with: {method}. With a card this takes five to ten working days; you’ll see it on your next statement.',
    rest: {
      delivered: 'Everything else you ordered has been sent.',
      onItsWay:
        'The rest of your order goes ahead as planned. Your order page shows where it’s got to.',
      none: 'There’s nothing left of your order.',
      noneNorFees: 'There’s nothing left of your order, so you don’t pay any fees either.',
    },
    action: 'View your order',
  },
} as const satisfies Translation<typeof dutch>
