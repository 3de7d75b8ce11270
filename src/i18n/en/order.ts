import type { order as dutch } from '#i18n/nl/order.ts'
import type { Translation } from '#i18n/translation.ts'

/** Texts of the thank-you page and of the order page. */
export const order = {
  pageTitle: 'Order {number}',
  successTitle: 'Thank you for your order',
  heading: 'Your order',
  thanks: {
    heading: 'Thank you for your order',
    paid: 'Your payment is in. Your gift cards will be in their inboxes within the hour.',
    paidPost: 'Your payment is in. We’ll pack your order and put it in the post.',
    paidSomePost:
      'Your payment is in. Digital gift cards will be in their inboxes within the hour; we’ll pack what goes by post.',
    paidDonation: 'Your payment is in. We’ll pass your donation on to the good cause.',
    done: 'Your payment is in and everything has been sent.',
    planned: 'Your payment is in. We’ll send your order on {when}.',
    plannedEach:
      'Your payment is in. Each gift goes at the moment you chose for it; see below when.',
    review:
      'Your payment is in. We’re taking a look at your order first, which takes one working day at most.',
    failed:
      'Your payment is in, but our email couldn’t be delivered to every address. See below what you can correct.',
    pending: 'We’re waiting for your payment',
    transfer: 'One transfer to go',
    transferText:
      'Your order is ready. The details for your transfer are below, and on their way to {email} too.',
    pendingText:
      'As soon as your payment is confirmed, we’ll send your order. There’s nothing you need to do.',
    mailTo: 'We’ll send your confirmation to {email}.',
  },
  exchanged: {
    paid: 'Done: your card has been exchanged. What you chose will be in the inbox within the hour.',
    paidPost:
      'Done: your card has been exchanged. We’ll pack what you chose and put it in the post.',
    paidSomePost:
      'Done: your card has been exchanged. What’s digital will be in the inbox within the hour; we’ll pack what goes by post.',
    paidDonation:
      'Done: your card has been exchanged. We’ll pass your donation on to the good cause.',
    done: 'Done: your card has been exchanged and everything has been sent.',
    planned: 'Done: your card has been exchanged. We’ll send what you chose on {when}.',
    plannedEach:
      'Done: your card has been exchanged. Everything goes at the moment chosen for it; see below when.',
    review:
      'Done: your card has been exchanged. We’re taking a look at your choice first, which takes one working day at most.',
    failed:
      'Done: your card has been exchanged, but our email couldn’t be delivered to every address. See below what you can correct.',
  },
  next: {
    done: ' (done)',
    heading: 'What happens now?',
    one: 'Preparing your order',
    two: 'Emailing each recipient a link to a page of their own, to unwrap the gift',
    twoOwn: 'Emailing you a link to your gift cards',
    post: 'Packing it and putting it in the post',
    posted: 'Emailing you once it’s on its way',
    twoOrPost: 'Emailing each recipient a link to a page of their own, or posting the card',
    three: 'Showing you here when it’s been sent and unwrapped',
  },
  reference: 'Order number',
  orderedOn: 'Ordered on',
  paidWith: 'Paid with',
  contact: 'Ordered by',
  documents: {
    heading: 'Invoice and receipts',
    invoice: 'Invoice {number}',
    receipt: 'Receipt {number}',
    creditNote: 'Credit note {number}',
    pdf: 'Download as PDF',
    pdfOf: 'Download as PDF: {name}',
    ubl: 'For your books (UBL)',
    ublOf: 'For your books (UBL): {name}',
  },
  customerReference: 'Your reference',
  billing: 'Invoice details',
  kvkNumber: 'KVK {number}',
  vatNumber: 'VAT {number}',
  invoiceEmail: 'Invoices to {email}',
  status: {
    PENDING: 'In progress',
    COMPLETED: 'Completed',
    CANCELED: 'Cancelled',
  },
  receivers: 'Recipients',
  delivery: {
    WAITING: 'Being made',
    WAITING_PAYMENT: 'Waiting for payment',
    MONEY_AT_HAND: 'Being checked',
    SENT: 'Sent',
    PLANNED: 'Planned',
    HANDED_OVER: 'You’re giving it',
    OPENED: 'Unwrapped',
    FAILED: 'Not delivered',
    CANCELED: 'Not sent',
    REFUNDED: 'Refunded',
    HALTED: 'On hold',
    REVIEW: 'Being checked',
    DELAYED: 'Planned',
    CALLED_OFF: 'Cancelled',
    WITHDRAWN: 'Withdrawn',
  },
  post: {
    WAITING: 'Being packed',
    PACKED: 'Packed',
    POSTED: 'In the post',
    LOST: 'Didn’t arrive',
    RETURNED: 'Came back',
    replaced: 'The cards in it no longer work. We’re sending new ones; you’ll find them below.',
    goes: 'We’ll post it on {posted}. It should be there on {arrives}.',
    gone: 'Posted on {posted}. It should be there on {arrives}.',
    late: 'Posted on {posted}. It should have been there on {arrives}.',
    track: 'Track the delivery',
  },
  deliveryText: {
    WAITING: 'In the inbox within the hour',
    WAITING_PAYMENT: 'We’ll send it as soon as your payment is in',
    MONEY_AT_HAND: 'We’ll send it once your payment is accepted',
    SENT: 'On {when}',
    PLANNED: 'We’ll send it on {when}',
    HANDED_OVER: 'The link in our email no longer works; only the link you give does.',
    OPENED: 'On {when}',
    FAILED:
      'Our email couldn’t be delivered to this address. Correct it below, or enter it again if it’s right: we’ll resend everything straight away.',
    FAILED_STUCK:
      'Our email couldn’t be delivered to this address. Email us at {email} and we’ll help you.',
    CANCELED: 'Nothing was sent',
    REVIEW:
      'We’re taking a look at this order first, which takes one working day at most. Then we’ll send everything, or you get your money back. Questions? Email {email}.',
    DELAYED:
      'To be on the safe side we’re waiting until {when}. Did somebody ask you to buy this gift card? Email {email} before then.',
    HALTED:
      'The payment for this order has been disputed. Until that’s resolved, we won’t send anything and the cards won’t work. Questions? Email {email}.',
    CALLED_OFF:
      'You get your money back the way you paid. The link, if there was one, no longer works.',
    WITHDRAWN:
      'The payment for this order was reversed, so this gift card is no longer valid. Questions? Email {email}.',
    REFUNDED: 'This gift card couldn’t be made. We’re refunding you the way you paid.',
  },
  address: {
    ask: 'Wrong address? Correct it',
    askAfterAll: 'Rather email it after all? Enter the address',
    title: 'Another email address for {name}',
    email: 'New email address',
    confirmEmail: 'Repeat the email address',
    planned: {
      ask: 'Another address or name',
      name: 'New name of the recipient',
      optional: 'optional',
      nameHint: 'Leave this empty to keep {name}.',
      hint: 'Nothing has been sent yet. The gift goes to this address at the moment you chose.',
      submit: 'Change it',
    },
    required: {
      email: 'Enter an email address.',
      confirmEmail: 'Repeat the email address.',
    },
    hint: 'The link we emailed before will stop working.',
    done: 'Changed: everything goes to the new address.',
    submit: 'Send to this address',
    cancel: 'Leave it as it is',
  },
  gift: {
    note: 'Another message',
    noteOf: 'Another message with {title}',
    noteOrPaper: 'Another message or paper',
    noteOrPaperOf: 'Another message or paper for {title}',
    title: 'Note and paper for {name}: {title}',
    untilSent: 'You can change this until we send it. The price stays the same.',
    untilPacked: 'You can change this until we have packed it. The price stays the same.',
    submit: 'Save',
    cancel: 'Leave it as it is',
  },
  late: {
    ask: 'Not there yet?',
    askOf: 'Not there yet? Ask where the card for {name} is',
    asked: 'We’re finding out where it is. You’ll hear from us within two working days.',
  },
  postAddress: {
    ask: 'Another address',
    title: 'Another address for {name}',
    hint: 'You can change the address until we have packed it.',
    submit: 'Send it here',
    cancel: 'Leave it as it is',
  },
  again: {
    ask: 'Send the email again',
    askOf: 'Send the email again to {name}',
    done: 'The email is on its way to {email} again.',
  },
  handOver: {
    ask: 'Give it yourself instead',
    askOf: 'Give it yourself instead: the gift for {name}',
    show: 'Show link, QR code and sheet to print',
    showOf: 'Show link, QR code and sheet to print for {name}',
    confirm:
      'You’ll get a link, a QR code and a sheet to print and fold. The link in our email stops working then.',
    yes: 'Yes, I’ll give it myself',
    no: 'No, leave it to the email',
    taken: 'The emailed link has ended. Give the gift yourself with one of these links.',
    own: 'Each card has a link of its own to pass on.',
    whole: 'The whole gift',
  },
  thankYou: {
    label: 'Says thank you, {when}',
    wordless: 'Thank you!',
  },
  live: 'This page keeps itself up to date.',
  lines: 'What you ordered',
  line: '{count, number} × {amount}',
  total: 'Total',
  vat: 'Including {amount} VAT',
  withoutVat: 'Total without VAT',
  refunded: 'Refunded',
  masked:
    'You’re viewing this order with just the link, so names and email addresses aren’t shown in full.',
  canceled: {
    heading: 'This order hasn’t been paid for',
    text: 'You haven’t been charged and nothing has been sent. You can try again straight away.',
    again: 'Pay again',
  },
  transfer: {
    heading: 'How to transfer',
    text: 'Your order goes out as soon as your money is in, usually one or two working days after you send it. We’ll wait up to and including {day}.',
    activation: {
      text: 'We load the amount onto your card as soon as your money is in, usually one or two working days after you send it. We’ll wait up to and including {day}.',
      otherwise:
        'Rather pay another way? You can, as long as you haven’t made the transfer. You won’t have to enter the card number again.',
    },
    amount: 'Amount',
    beneficiary: 'Account name',
    iban: 'IBAN',
    bic: 'BIC',
    reference: 'Reference',
    copy: 'Copy',
    copyAmount: 'Copy the amount',
    copyBeneficiary: 'Copy the account name',
    copyIban: 'Copy the IBAN',
    copyReference: 'Copy the reference',
    qr: 'Scan this code with your bank’s app and everything is filled in. Not every bank knows it yet.',
    qrAlt: 'QR code that fills in this transfer in your bank’s app',
    exactly:
      'Please copy the amount and the reference exactly: that’s how we know it’s you. If another amount arrives, we’ll get in touch.',
    otherwise:
      'Whatever is in your basket stays there until your money is in. Rather pay another way? You can, as long as you haven’t made the transfer.',
    proForma: 'Pro forma invoice (PDF)',
    proFormaText: 'The invoice for your books appears with your order once you have paid.',
    payOtherwise: 'Pay another way',
  },
  received: {
    heading: 'We’re looking at your payment',
    text: 'We received {amount}. We asked for {asked}.',
    late: 'We received {amount}, but long after you ordered.',
    next: 'We’ll sort it out and tell you within two working days what we do: your order goes ahead, or you get your money back.',
    once: 'Please don’t pay for this order again now.',
  },
  /** A payment came, could not pay the order and goes back whole. */
  wentBack: {
    heading: 'You’re getting your money back',
    amount: 'We’re refunding {amount} in full.',
    why: {
      CARD_GONE:
        'When your payment came in, the Choice Gift Card that was to pay the rest no longer held enough. So this order isn’t going ahead. Nothing was taken from your card.',
      PAID_TWICE: 'What you ordered had been paid for already. Once is enough.',
      NOT_TAKEN: 'Your payment came in otherwise than we asked, or much later.',
    },
    when: 'It usually arrives within five working days in the account you paid from.',
    whenCard:
      'With a card this takes five to ten working days; you’ll see it on your next statement.',
    failed:
      'The refund didn’t come through the way you paid. One of us is arranging it another way. You don’t have to do anything.',
    again: 'Order again',
  },
  pendingRow: {
    heading: 'This order is waiting for your payment',
    text: 'Not finished paying? You can try again here.',
    check: 'Check whether the payment is in',
  },
  unknown: {
    pageTitle: 'Order not found',
    heading: 'We can’t find this order',
    text: 'Check that you have the whole address. The right link is in your confirmation email.',
    home: 'To the shop',
  },
  toCard: 'See how your card is doing',
  toOrder: 'View your order',
  more: 'Make someone else happy',
  moreOwn: 'See all gift cards',
} satisfies Translation<typeof dutch>
