import type { product as dutch } from '#i18n/nl/product.ts'
import type { Translation } from '#i18n/translation.ts'
import { papers } from './papers.ts'

export const product = {
  form: {
    amount: 'Choose an amount',
    otherAmount: 'Other amount',
    otherAmountLabel: 'Amount in euros',
    otherAmountHint:
      '{hasCents, select, true {{min} to {max}} other {Whole euros, {min} to {max}}}',
    receiver: 'Who is it for?',
    forOther: 'For someone else',
    forSelf: 'For me',
    forSelfHint: 'We’ll email the gift card to the address you enter at checkout.',
    donation: {
      forOther: 'In someone else’s name',
      forSelf: 'In my own name',
      forSelfHint: 'We’ll send a confirmation to the address you enter at checkout.',
    },
    again: 'Something else for',
    againFor: 'Something else for {name}, {email}',
    name: 'Recipient’s name',
    email: 'Recipient’s email address',
    confirmEmail: 'Repeat the email address',
    giverName: 'Who is it from?',
    giverNameHint: 'They’ll read this on the tag. Leave it empty and it’ll be your first name.',
    paper: 'Wrapping paper',
    papers,
    message: 'Personal message',
    messageLabel: 'Your message (optional)',
    quantity: 'Quantity',
    quantityLabel: 'Quantity of {title}',
    quantityHint: 'Each gift card has its own code.',
    submit: 'Add to basket',
    buyNow: 'Buy now',
    serviceFee: '+ {fee} service fee<wide> per order</wide>',
    perPiece: '{quantity} × {amount}',
    chooseAmount: 'Choose an amount',
    required: {
      name: 'Enter a name.',
      email: 'Enter an email address.',
      confirmEmail: 'Repeat the email address.',
    },
    problems: {
      deliveryDateInvalid: 'Choose a date and a time.',
      amountNotOffered:
        '{isWhole, select, true {Enter an amount in whole euros, without cents.} other {Choose an amount in steps of {step}.}}',
    },
  },
  stage: {
    toName: 'What {name} will see',
    toSomebody: 'What they will see',
    amountLabel: 'Worth {amount}',
    donationLabel: 'Given in your name: {amount}',
    sample: 'Your message goes here.',
    showWrapped: 'See it wrapped',
  },
  assurances: {
    payment: 'Pay securely with {methods}',
    measured:
      'Nine out of ten in their inbox within {unit, select, seconds {{time} seconds} other {{time} minutes}}, measured over the last {count}',
    speed: 'By email within the hour, evenings and weekends included',
    withdrawal: '14 days to change your mind, as long as the code hasn’t been viewed',
    donationSpeed: 'They hear about your donation by email within the hour',
    donationWhole: 'All of your donation goes to the good cause',
  },
  details: {
    about: 'About this gift card',
    aboutDonation: 'About this good cause',
    validity: 'Validity',
    validityYears:
      'Valid for at least {years, plural, =1 {1 year} other {# years}} from the moment it is delivered.',
    validityMonths: 'Valid for at least {months} months from the moment it is delivered.',
    howToSpend: 'How to spend it',
    whatItDoes: 'What your donation does',
    where: 'Where to spend it',
    whereDonation: 'Where it happens',
    places:
      '{count, plural, =1 {At 1 place in the Netherlands} other {At # places in the Netherlands}}',
    city: 'In {last} and more.',
    cities: 'In {others}, {last} and more.',
    online: 'Online at',
  },
  outOfStock: {
    title: 'Currently out of stock',
    text: 'You can’t order this gift card right now. Here are a few that come close.',
  },
  similar: 'You may like these too',
  added: {
    title: 'In your basket',
    for: 'For {name}',
    forSelf: 'For you',
    line: '{quantity, plural, =1 {1 gift card} other {# gift cards}} of {amount}',
    lineDonation: '{quantity, plural, =1 {A donation of {amount}} other {# donations of {amount}}}',
    toBasket: 'Go to basket',
    payNow: 'Check out now',
    goOn: 'Continue shopping',
  },
} satisfies Translation<typeof dutch>
