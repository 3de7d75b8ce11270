import type { checkout as dutch } from '#i18n/nl/checkout.ts'
import type { Translation } from '#i18n/translation.ts'
import { address } from './address.ts'
import { errors } from './errors.ts'

/** Texts of checkout, payment and the processing page. */
export const checkout = {
  assurances: {
    secure: 'Secure payment',
    withdrawal: {
      consumer: {
        any: '14 days to change your mind',
        gift: '14 days to change your mind, as long as the code hasn’t been viewed',
        pack: '14 days to change your mind, as long as there’s no amount on the cards',
        donation: '14 days to change your mind, as long as we haven’t passed on your donation',
      },
      unknown: {
        any: 'Consumers have 14 days to change their mind',
        gift: 'Consumers have 14 days to change their mind, as long as the code hasn’t been viewed',
        pack: 'Consumers have 14 days to change their mind, as long as there’s no amount on the cards',
        donation:
          'Consumers have 14 days to change their mind, as long as we haven’t passed on your donation',
      },
    },
  },
  pageTitle: 'Checkout',
  steps: {
    label: 'Checkout steps',
    details: 'Your details',
    shipping: 'Review',
    payment: 'Payment',
    success: 'Done',
    transfer: 'Transfer',
    unpaid: 'Finish',
    done: 'done',
  },
  back: {
    basket: 'Back to your basket',
    details: 'Back to your details',
    shipping: 'Back to review',
  },
  details: {
    heading: 'Your details',
    intro:
      'No account needed. We’ll email your confirmation to the address below. Have an account? <link>Log in</link>',
    introCustomer: 'You’re logged in as {email}. You’ll find this order in your account.',
    customerType: 'I am ordering',
    private: 'As a private customer',
    business: 'As a business',
    companyName: 'Company name',
    kvkNumber: 'KVK number',
    kvkHint: '8 digits.',
    vatNumber: 'VAT number',
    invoiceEmail: 'Email address for invoices',
    invoiceEmailHint: 'Leave it empty to use your own email address.',
    billingAddress: 'Billing address',
    withAddress: 'Invoice with name and address',
    withAddressHint: 'Handy if you’re claiming the money back. You don’t have to.',
    reference: 'Reference',
    referenceHint: 'Your purchase order number, for example. It’ll be on your confirmation.',
    firstName: 'First name',
    lastName: 'Last name',
    email: 'Email address',
    confirmEmail: 'Repeat email address',
    phone: 'Phone number',
    optional: 'optional',
    phoneHint: 'Only to call you if something is wrong with your order.',
    next: 'Continue to payment',
    toShipping: 'Continue to review',
  },
  required: {
    ...address.required,
    companyName: 'Enter your company name.',
    kvkNumber: 'Enter your KVK number.',
    firstName: 'Enter your first name.',
    lastName: 'Enter your last name.',
    email: 'Enter your email address.',
    confirmEmail: 'Repeat your email address.',
  },
  problems: {
    ...address.problems,
    kvkNumberInvalid: errors.kvkNumberInvalid,
    vatNumberInvalid: errors.vatNumberInvalid,
    nameInvalid: 'Please use ordinary letters for your name, without emoji.',
    emailInvalid: 'This email address isn’t quite right. It should look like name@example.com.',
    emailsDiffer: 'The two email addresses don’t match.',
    referenceInvalid:
      'Use up to 20 characters for your reference: letters without accents, digits and punctuation.',
    phoneInvalid: 'Please enter valid phone number',
    termsNotAccepted: 'Please tick the box to agree to the terms.',
  },
  shipping: {
    heading: 'Review your order',
    intro: 'Everything goes by email straight after payment, within the hour.',
    introPlanned:
      'Everything goes by email, at the moment you chose or else within an hour of payment.',
    to: 'To {email}',
    toSelf: 'To you: {email}',
    introPosted:
      'Have a last look at where everything goes. We post what goes by post on working days.',
    byPost: 'By post to {address}',
    postWithoutAddress: 'By post, to the address in your details',
    postOn: 'Expected on {day}',
    line: '{count, number} × {product}',
    note: 'With your message',
    moment: 'Straight after payment',
    planned: 'On {when}',
    edit: 'Change',
    editReceiver: 'Change gift cards {receiver}',
    yourDetails: 'Your details',
    editDetails: 'Change your details',
    confirmation: 'Your confirmation goes to {email}.',
    reference: 'Reference: {reference}',
    billedTo: 'Billing address: {address}',
    next: 'Continue to payment',
  },
  payingCards: {
    heading: 'Paying with a Choice Gift Card',
    ask: 'Have a Choice Gift Card? Pay with it',
    another: 'Use another Choice Gift Card',
    hint: 'Its balance comes off your total, and you pay the rest another way. You can buy anything with a Choice Gift Card except another one and blank cards.',
    form: 'Add a Choice Gift Card',
    add: 'Use card',
    card: 'Choice Gift Card {number}',
    left: '{amount} stays on it',
    empty: 'This empties the card',
    remove: 'Don’t use',
    removeCard: 'Don’t use Choice Gift Card {number}',
    all: 'Your card covers everything: there’s nothing left to pay.',
  },
  payment: {
    proofFailed:
      'Our security check didn’t go through: your browser does a short sum for it, which it couldn’t finish. Please try again, or use another browser.',
    heading: 'Payment',
    method: 'How would you like to pay?',
    hint: {
      bank: 'You pay in your own bank’s secure environment.',
      app: 'You pay with the app on your phone, or by scanning a code.',
      wallet: 'You confirm in {name}.',
      code: 'You enter a code from your bank’s app and confirm on your phone.',
      phone: 'You get a message on your phone and confirm there.',
      transfer:
        'You transfer the money yourself. Your order goes out once it’s in, usually after one or two working days.',
      sheet: 'You confirm in the wallet of your phone or browser.',
      invoice:
        'You transfer in advance, with a pro forma invoice for your company. We make your gift cards once your money is in.',
      card: 'Your card details go to our payment provider, encrypted. We never see them.',
    },
    none: 'We can’t take payments right now. Please try again in a few minutes: nothing is lost.',
    again: 'Try again',
    orderAndPay: 'Order and pay',
    toPay: 'To pay',
    noTotal: 'Choose an amount first',
    transfer: {
      pack: 'You transfer the money yourself. We pack your set once it’s in, usually after one or two working days.',
      activation:
        'You transfer the money yourself. We load the amount onto your card once it’s in, usually after one or two working days.',
    },
    invoice: {
      pack: 'You transfer in advance, with a pro forma invoice for your company. We pack your set once your money is in.',
      activation:
        'You transfer in advance, with a pro forma invoice for your company. We load the amount onto your card once your money is in.',
    },
    withdrawal: {
      gift: '{orderer, select, consumer {You have 14 days to change your mind} other {Consumers have 14 days to change their mind}}, as long as the gift card’s code hasn’t been viewed: just email us your order number. <terms>Read more</terms>',
      activation:
        '{orderer, select, consumer {You have 14 days to change your mind} other {Consumers have 14 days to change their mind}}, as long as nothing on the card has been spent: just email us your order number. <terms>Read more</terms>',
      pack: '{orderer, select, consumer {You have 14 days to change your mind} other {Consumers have 14 days to change their mind}}, as long as the cards haven’t been activated: just email us your order number. <terms>Read more</terms>',
    },
    ask: {
      bank: 'Your bank',
      blikCode: 'BLIK code',
      phoneNumber: 'Phone number',
      phonePrefix: '+351 ',
      hint: {
        blikCode: '6 digits from your bank’s app.',
        phoneNumber:
          'The number you use MB WAY with, including its country code: +351 912 345 678.',
      },
      problem: {
        bank: 'Please choose your bank from the list.',
        blikCode: 'A BLIK code has 6 digits. You find it in your bank’s app.',
        phoneNumber: 'Please enter your number with its country code, such as +351 912 345 678.',
      },
    },
    choose: 'Choose how you’d like to pay first.',
    busy: 'One moment, we’re opening your payment',
    overview: 'Your order',
    moreGifts:
      '{count, plural, one {And one more gift, in your basket.} other {And # more gifts, in your basket.}}',
    others: '{count, plural, one {And one more person} other {And {count, number} more people}}',
    changed: 'The price has changed',
    changedText:
      'Your total was {before} and is now {now}. You haven’t paid anything yet. Happy with this? Then pay again.',
  },
  card: {
    legend: 'Your credit card',
    number: 'Card number',
    expiry: 'Expiry date',
    securityCode: 'Security code',
    securityCodeHint: 'The 3 digits on the back of your card.',
    securityCodeHintAmex: 'The 4 digits on the front of your card.',
    holder: 'Name on the card',
    brandFound: 'Recognised as {brand}',
    placeholders: { number: '1234 5678 9012 3456', expiry: 'MM/YY', securityCode: '123' },
    late: 'The card fields are taking longer than usual to load. Please wait a little, or choose another way to pay.',
    failed: 'We couldn’t load the card fields. Try again or choose another way to pay.',
    problems: {
      number: 'This card number isn’t right.',
      numberEmpty: 'Enter your card number.',
      brand: 'We don’t accept this card.',
      expiry: 'This expiry date isn’t right.',
      expiryEmpty: 'Enter the expiry date.',
      expired: 'This card has expired.',
      code: 'This security code isn’t right.',
      codeEmpty: 'Enter the security code.',
      holder: 'Enter the name on your card.',
    },
  },
  scam: {
    title: 'Is somebody asking you to buy gift cards?',
    text: 'Scammers pretend to be your bank, the authorities, a colleague or family, and then ask for the codes. Never give a code to anyone who asks for it. If in doubt, don’t pay yet and call somebody you trust first.',
    delay:
      'To be on the safe side we’ll deliver this order {minutes, plural, one {1 minute} other {# minutes}} later.',
  },
  retry: {
    toMethods: 'Choose how to pay',
    refused: 'Your payment didn’t go through',
    refusedText:
      'We were unable to process your payment. Please try a different payment method or contact your bank for more information. You haven’t been charged and your basket is still here.',
    refusedGiftText:
      'We were unable to process your payment. Please try a different payment method or contact your bank for more information. You haven’t been charged and everything you filled in is still here.',
    help: 'Still no luck? Email us at <mail>{email}</mail> and we’ll help you.',
    tooMany: 'Too many attempts',
    tooManyText:
      'Too many attempts have been made. Please try again later or use a different payment method. You haven’t been charged.',
    cancelled: 'Your payment wasn’t completed',
    cancelledText: 'No problem: you haven’t been charged and your basket is still here.',
    cancelledGiftText:
      'No problem: you haven’t been charged and everything you filled in is still here.',
    noLine: 'Your connection was lost',
    noLineText:
      'Everything you filled in is still here. Please try again once you’re back online. If you pay twice that way, one payment comes back by itself.',
    other: 'Something went wrong with your payment',
    otherText: 'You haven’t been charged. Try again or choose another payment method.',
  },
  leave: {
    title: 'Leave site?',
    text: 'Changes you made may not be saved.',
    stay: 'Stay here',
    leave: 'Leave',
  },
  wallet: {
    open: 'Open {name}',
    closed: 'You closed the window. Nothing has been paid.',
    failed:
      '{name} doesn’t work here. Please choose another payment method; you haven’t been charged.',
  },
  postRedirect: {
    heading: 'Taking you to your payment',
    text: 'This happens by itself. Nothing happening?',
    action: 'Continue to payment',
  },
  processing: {
    pageTitle: 'Processing your payment',
    heading: 'We’re checking your payment',
    text: 'That usually takes a few seconds. Please keep this page open.',
    confirm: 'Confirm the payment on your phone',
    confirmText: {
      code: 'Open your bank’s app and confirm the payment by BLIK. This page carries on by itself.',
      phone: 'Open MB WAY on your phone and confirm the payment. This page carries on by itself.',
    },
    scan: 'Pay with the {method} app',
    scanText:
      'Scan the code with the app on your phone, or open the app if it’s on this device. This page carries on by itself.',
    scanAlt: 'QR code of your payment',
    openApp: 'Open the app',
    longer: 'It’s taking a little longer than usual',
    longerText: 'We haven’t had an answer about your payment yet. We’ll keep checking.',
    stopped: 'We’re still waiting for an answer about your payment',
    stoppedText:
      'You don’t need to stay here. Once your payment is in, we’ll email you and send the gift cards. Paid twice after all? We’ll refund the second payment automatically.',
    open: 'Your payment is still open',
    openText:
      'Finish it, or choose another way to pay. Just paid? Give it a moment: this page moves on by itself.',
    otherWay: 'Pay another way',
    backToPayment: 'Back to your payment',
    check: 'Check again',
    toOrder: 'View your order',
    unknown: 'We can’t find this payment',
    unknownText: 'Just paid? Then we’ll confirm by email. Your basket is still here.',
    toBasket: 'Go to your basket',
  },
} satisfies Translation<typeof dutch>
