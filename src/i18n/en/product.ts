import type { product as dutch } from '#i18n/nl/product.ts'
import type { Translation } from '#i18n/translation.ts'

export const product = {
  form: {
    amount: 'Choose an amount',
    otherAmount: 'Other amount',
    otherAmountLabel: 'Amount in euros',
    otherAmountHint:
      '{hasCents, select, true {From {min} up to {max}} other {Whole euros, from {min} up to {max}}}',
    receiver: 'Who is it for?',
    forOther: 'For somebody else',
    forSelf: 'For me',
    forSelfHint: 'We e-mail the gift card to the address that you fill in at checkout.',
    donation: {
      forOther: 'In the name of somebody else',
      forSelf: 'In my own name',
      forSelfHint: 'You get a confirmation at the address that you fill in at checkout.',
    },
    name: 'Name of the receiver',
    email: 'E-mail address of the receiver',
    confirmEmail: 'Repeat the e-mail address',
    message: 'Personal note',
    messageLabel: 'Your note (may stay empty)',
    quantity: 'Quantity',
    quantityLabel: 'Quantity of {title}',
    quantityHint: 'Every gift card gets a code of its own.',
    submit: 'Add to basket',
    serviceFee: '+ {fee} service fee per order',
    serviceFeeShort: '+ {fee} service fee',
    perPiece: '{quantity} × {amount}',
    chooseAmount: 'Choose an amount',
    required: {
      name: 'Please fill in a name.',
      email: 'Please fill in an e-mail address.',
      confirmEmail: 'Please repeat the e-mail address.',
    },
    problems: {
      amountNotOffered:
        '{isWhole, select, true {Fill in an amount in whole euros, without cents.} other {Choose an amount in steps of {step}.}}',
    },
  },
  stage: {
    toName: 'What {name} will see',
    toSomebody: 'What they will see',
    amountLabel: 'Worth {amount}',
    donationLabel: 'Given in your name: {amount}',
    sample: 'Your note will be here.',
    showWrapped: 'See it wrapped',
  },
  assurances: {
    payment: 'Pay safely by {methods}',
    speed: 'By e-mail within the hour, evenings and weekends too',
    withdrawal: '14 days to change your mind, as long as the code has not been viewed',
    donationSpeed: 'The receiver hears by e-mail within the hour what you gave',
    donationWhole: 'The whole of your donation goes to the good cause',
  },
  details: {
    about: 'About this gift card',
    aboutDonation: 'About this good cause',
    validity: 'Validity',
    validityYears:
      'Valid for {years, plural, =1 {1 year} other {# years}} from the moment it is delivered.',
    validityMonths: 'Valid for {months} months from the moment it is delivered.',
    howToSpend: 'How to spend it',
    whatItDoes: 'What your gift does',
    where: 'Where to spend it',
    whereDonation: 'Where it happens',
    places:
      '{count, plural, =1 {At 1 place in the Netherlands} other {At # places in the Netherlands}}',
    city: 'In {last} and more.',
    cities: 'In {others}, {last} and more.',
    online: 'Online at',
  },
  outOfStock: {
    title: 'Currently not available',
    text: 'This gift card cannot be ordered right now. Below are a few that come close.',
  },
  similar: 'You may like these too',
  added: {
    title: 'In your basket',
    for: 'For {name}',
    forSelf: 'For you',
    line: '{quantity, plural, =1 {1 gift card} other {# gift cards}} of {amount}',
    lineDonation: '{quantity, plural, =1 {A donation of {amount}} other {# donations of {amount}}}',
    toBasket: 'Go to basket',
    goOn: 'Continue shopping',
  },
} satisfies Translation<typeof dutch>
