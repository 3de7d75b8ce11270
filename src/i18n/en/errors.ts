import type { ErrorName } from '#kernel/error-codes.ts'

/**
 * A sentence for every error that a customer can meet (SPEC §8 word for word where it gives one). A `Money` in
 * the details of an error fills `{limit}` as "€500" and `{limitAmount}` as "500"; `{parameter}` is the field.
 */
export const errors = {
  unexpected:
    'Oh oh, something went wrong. We are already working on a fix for this issue. Please try again at a later moment. Our apologies for the inconvenience.',
  appleLimitExceeded:
    'Exceeded the Apple gift card sum limit in the order. The limit is {limitAmount} euro per order.',
  orderLimitExceeded: 'Exceeding of giftcard limit in the order',
  outOfStock: 'Not possible to continue with this gift card because currently it is out the stock.',
  paymentRefused:
    'We were unable to process your payment. Please try a different payment method or contact your bank for more information.',
  tooManyAttempts:
    'Too many attempts have been made. Please try again later or use a different payment method.',

  inputInvalid: 'This isn’t quite right. Please check it and try again.',
  fieldRequired:
    '{parameter, select, phoneNumber {Phone number is a required field} firstName {Enter your first name.} lastName {Enter your last name.} name {Enter a name.} email {Enter an email address.} password {Enter your password.} confirmEmail {Repeat the email address.} companyName {Enter the company name.} countryCode {Country is a required field} subject {Choose a subject.} cardNumber {Enter the card number.} pin {Enter the PIN.} message {Write your message.} postCode {Enter your postcode.} houseNumber {Enter your house number.} street {Enter your street.} addressLine1 {Enter your street and house number.} city {Enter your town.} administrativeArea {Enter the state or province.} kvkNumber {Enter the KVK number.} currentPassword {Enter your current password.} holderName {Enter the name on the card.} orderNumber {Enter the order number.} methodId {Choose a payment method.} other {This field is required.}}',
  emailInvalid: 'Please enter a valid email address.',
  emailsDiffer: 'The email addresses don’t match.',
  nameInvalid: 'Please enter a name in letters, without links or symbols.',
  nameTooLong: 'This name is too long: the tag holds {max} characters at most.',
  nameHasEmoji: 'We can’t put emoji on the tag. Please write the name in letters.',
  phoneInvalid: 'Please enter valid phone number',
  noteInvalid: 'Please write a message with characters we can print.',
  noteTooLong: 'Your message is too long: {max} characters at most.',
  noteHasEmoji: 'We can’t show emoji here. Please leave them out of your message.',
  termsNotAccepted: 'Please agree to the terms and the privacy statement.',
  uuidInvalid: 'This link doesn’t lead to an order. Please check it.',
  pagingInvalid:
    '{parameter, select, itemsPerPage {Ask for 1 to 48 products a page.} itemsPerGroup {Ask for no more in a group than fit on a page.} other {This page doesn’t exist.}}',
  queryNotUnderstood: 'We didn’t understand this request.',
  queryTooLarge: 'This request is too large.',
  countryInvalid: 'We don’t know this country or shop.',
  vatNumberInvalid:
    'This VAT number isn’t right. A Dutch one is NL, nine digits, a B and two digits.',
  referenceInvalid:
    'Use up to 20 characters for your reference: letters without accents, digits and punctuation.',
  postcodeInvalid: 'This postcode isn’t right for this country. Please check it.',
  houseNumberInvalid: 'Enter the house number as a number, such as 12. A letter may follow.',
  suffixInvalid: 'Use at most 12 letters and digits for the addition, such as A or bis.',
  streetInvalid: 'We can’t read this street. Please use letters and digits.',
  streetHasNumber:
    'The street field ends in house number {inStreet}, the house number field says {inField}. Which one is right?',
  cityInvalid: 'We can’t read this town. Please use letters.',
  tooLong: 'This is too long. Please shorten it.',
  companyNameInvalid: 'Please enter the company name in letters or digits.',
  kvkNumberInvalid: 'A KVK number has 8 digits. Please check it.',

  productUnknown: 'We don’t have this gift card (any more).',
  variationUnavailable: 'This gift card isn’t available in this form yet.',
  amountNotOffered: 'This gift card isn’t available for this amount.',
  amountOutOfRange: 'Choose an amount from {min} to {max}.',
  categoryUnknown: 'We don’t have this category.',
  momentUnknown: 'We don’t have this occasion.',
  brandUnknown: 'We don’t have this brand (any more).',
  wrapperUnknown: 'We don’t have this wrapping paper (any more). Please choose another.',
  wrapperForDonation:
    'We wrap donations in plain paper, so that all your money goes to the cause. Please choose a paper without a price.',
  wrapperForSelf: 'What you buy for yourself by email comes without wrapping paper.',
  wrapperUnfit: 'This doesn’t fit around this gift. Please choose another wrapping.',

  quantityInvalid: 'Choose a quantity from 1 to {max}.',
  packageUnknown: 'This gift card is no longer in your basket.',
  cartEmpty: 'Your basket is empty.',
  cartExpired: 'What you were ordering is no longer here. Please choose it again.',
  cartChanged: 'Your order or its total has changed. Please check everything again before you pay.',
  promotionRefused:
    'A discount in your total can no longer be used: the offer has run out, or you’ve used it before. You haven’t been charged. Please check the new total before you pay.',
  promotionCodeUnknown:
    'We don’t know this code, or the offer is over. Please check that you copied it correctly.',
  detailsMissing: 'Please enter your details first.',
  listTooLong: 'A list holds at most {max, number} people. Please make it two lists.',
  listEmpty: 'There’s no one on the list yet.',
  receiversWrong:
    '{count, plural, one {One row isn’t right yet.} other {# rows aren’t right yet.}} Nothing has been added.',
  basketChanged:
    'Your basket has just been changed in another window. Nothing was overwritten. Save again if you still want this.',
  cartMoved: 'You’ve just logged in or out in this browser. Please try again.',
  notPostedThere: 'We don’t post to this country. Please choose an address in the Netherlands.',
  postAddressMissing: 'Tell us where to post the card.',
  phoneMissing:
    'Phone number is a required field for one of your parcels. Add it with the recipient in your basket, or with your own details.',
  noPostOnDay: 'There’s no post on this day. Please choose one from Tuesday to Saturday.',
  deliveryDatePast:
    'That moment has passed. Choose a later one, or have it delivered straight away.',
  deliveryDateTooFar: 'You can plan up to a year ahead. Choose an earlier moment.',
  deliveryDateNotOnClock:
    'The clocks go forward that night, so this time doesn’t exist. Choose another.',
  deliveryDateInvalid: 'Enter a date and a time.',

  orderUnknown: 'We can’t find this order.',
  shipmentSent:
    'This is on its way or unwrapped, or is not going ahead. It can’t be cancelled any more.',
  returnChanged: 'A different amount comes back than the one we showed. Please look again.',
  nothingWithdrawn: 'Choose what you want to withdraw from.',
  documentUnknown: 'This order has no invoice with this number.',
  orderNotYours: 'This order was placed in another browser.',
  orderAlreadyPaid: 'This order has already been paid.',
  giftPaidMeanwhile:
    'This gift has been paid for in the meantime, so there’s nothing left to do. The confirmation is in your mail.',
  moneyLookedAt:
    'Money for this order has already come in, but another amount than we asked for, or very late. We’re looking at it and will tell you what we do. Please don’t pay again now.',
  addressNotCorrectable:
    'You can’t change this address now: the gift has been unwrapped, or is being sent as we speak.',
  tooManyCorrections:
    'You’ve already corrected this address a few times. Please contact customer service.',
  deliveryNotMailed:
    'We can’t send this email again now: it hasn’t been sent yet, or the gift is no longer valid.',
  giftOpened:
    'The recipient has just unwrapped this gift, so you can’t hand it over yourself any more.',
  handOverRefused: 'You can’t hand this gift over yourself at the moment.',
  postNotLate:
    'This card hasn’t been on its way for five working days yet, or we’re already looking into it.',
  giftFixed:
    'This gift has already been sent or packed. Its message and paper can’t be changed any more.',
  paperCostsOther:
    'This paper has another price than the one you paid for. Choose one that costs the same.',
  postFixed: 'This card has already been packed. Its day and address can’t be changed any more.',
  tooManyResends:
    'This email has just been resent, or three times already. Please wait a few minutes, or ask customer service for help.',
  deliveryDateFixed:
    'This has been sent already, or won’t be sent at all, so its time can’t be changed.',

  tooManyOrders:
    'Too much was ordered here in a short time. Nothing was paid and your basket is still there. Please try again {count, plural, one {in an hour} other {in # hours at the latest}}, or contact us.',

  testCardRefused: 'This is a test gift card. You can look at it, but not order it.',

  earlyDeliveryUndecided:
    'Please choose when we may deliver: now, or only after your 14 days ({day}).',
  earliestDayChanged: 'Your 14 days now end before {day}. Nothing was paid; please choose again.',
  momentTooEarly:
    'Before {day} is possible only if you tick the box: your 14 days are not over by then.',

  paymentMethodUnavailable:
    'This payment method isn’t available at the moment. Please choose another.',
  paymentUnknown: 'We can’t find this payment.',
  paymentProviderUnreachable:
    'We can’t reach the bank at the moment. You haven’t been charged; please try again in a minute.',
  paymentCancelled: 'The payment was cancelled. What you were ordering is still here.',
  cardDetailsInvalid: 'Please check your card details.',
  bankUnknown: 'Please choose your bank from the list.',
  blikCodeInvalid: 'A BLIK code has 6 digits. You find it in your bank’s app.',
  walletTokenMissing:
    'Please confirm the payment in your wallet first, or choose another payment method.',
  walletSessionRefused:
    'Apple Pay doesn’t work right now. Please choose another payment method; you haven’t been charged.',

  orderLinkInvalid:
    'This link has been used or has expired. Have a new one emailed to you from your order’s page.',
  cardLinkInvalid: 'This link isn’t valid (any more).',
  thankYouRefused: 'We can’t send a thank-you for this gift at the moment.',
  remindersNotRestored: 'It’s too late to undo this. Just ask for your reminders again.',
  tooManyThankYous: 'You’ve changed your thank-you a few times already. It stays as it is.',
  balanceTooLow: 'There isn’t enough left on this card.',
  cardNumberInvalid: 'This card number isn’t right. It has 19 digits; please check them.',
  cardNotOurs:
    'This isn’t a Choice Gift Card number. For the balance of another gift card, please ask the brand itself.',
  cardPinInvalid: 'The PIN has 6 digits; please check them.',
  cardNotAccepted: 'This card number and PIN don’t match. Please check both.',
  cardNumberUsedUp:
    'Too many wrong PINs were entered for this card number. If it belongs to a card, we’ve sent a link to the inbox that card went to. Use it to try again.',
  payingCardAlreadyAdded: 'You’re already using this card.',
  tooManyPayingCards: 'You can pay with up to {max} cards at once.',
  payingCardUnknown: 'This card is no longer being used.',
  cardBlocked: 'This card has been blocked. Please contact customer service.',
  cardExpired: 'This card expired on {expiredOn}.',
  cardEmpty: 'There’s no balance on this card that you can use right now.',
  cardNotActivated: 'This card hasn’t been activated yet.',
  cardOfOtherStore:
    'This card is from another shop. Use that shop to pay with it and to check its balance.',
  cardReserved:
    'Everything on this card is reserved for a payment that’s in progress. Check your balance to see until when.',
  holdIsBeingPaid:
    'Someone’s paying with this at a bank right now. Wait until that’s done, or try again in fifteen minutes.',
  redeemSessionEnded:
    'You were away for half an hour, so we’ve closed your card to be safe. Please enter card number and PIN again; your balance is still there.',
  cardNotRedeemable: 'This card can’t be exchanged here.',
  cardOfOtherProgramme: 'You can only exchange cards of the same kind together.',
  productNotRedeemable: 'This card can’t be exchanged for this choice.',
  remainderTooSmall: 'Please spend your whole balance, or leave at least {min} on your card.',
  redeemPageUnknown: 'We don’t have this exchange page (any more).',
  lastRedeemCard: 'This is your only card. To stop, choose “Stop exchanging”.',
  redeemDataUnavailable:
    'There’s nothing this card can be exchanged for right now. Your balance stays on it; please try again later.',
  cardOfCompany:
    'This card is from a company. It doesn’t pay here: you exchange it at the balance check.',
  cardDataMissing:
    'We recognise your card, but details of its issuer are missing. Your balance stays on it. Please contact customer service.',
  activationRefused:
    'We can’t activate this card. Please check the number. Is there money on it already? The balance check will tell you.',
  activationNumberUnknown:
    'We don’t know this number. Look on the back of your card: it has 19 digits.',
  activationAmountNotWhole: 'Please enter whole euros, without cents.',
  activationAmountOutOfRange: 'This card takes {min} to {max}.',

  tooManyRequests: 'That was a little fast for us. Please wait a moment and try again.',
  tooManySecretAttempts:
    'That was one attempt too many. Please try again in {unit, select, seconds {{count, plural, one {1 second} other {# seconds}}} other {{count, plural, one {1 minute} other {# minutes}}}}.',
  budgetSpent:
    '{of, select, source {Too many requests just came from your internet connection.} other {This was just asked for a few times.}} Please try again in {unit, select, seconds {{count, plural, one {1 second} other {# seconds}}} other {{count, plural, one {1 minute} other {# minutes}}}}, or email us.',
  holderProofInvalid: 'You waited too long. Please reload the page and try again.',
  extensionRefused:
    'This card can’t be extended right now. You can do that once, around its last day.',
  causeUnknown: 'We don’t have this good cause (any more). Please choose another.',
  cardValueChanged: 'The balance has changed in the meantime. Please see what’s on it now.',
  shopBusy: 'We’re very busy at the moment. Please try again in a few seconds.',
  shopAway:
    'We can’t reach our records just now. Please try again in a few seconds. A payment won’t be lost.',

  queueUnknown: 'We don’t know this part of the page.',
  landingPageUnknown: 'We don’t have this page (any more).',
  informationPageUnknown: 'There’s no such page.',

  captchaMissing: 'We couldn’t check that you’re human. Please reload the page and try again.',
  captchaRefused: 'Our spam check has expired. Please try again.',
  newsletterLinkInvalid: 'This newsletter link isn’t valid (any more).',

  contactSubjectUnknown: 'Please choose a subject from the list.',
  contactMessageTooShort: 'Please tell us a little more: at least {min} characters.',
  contactMessageTooLong: 'Your message is too long: {max} characters at most.',
  contactMessageInvalid: 'Your message contains characters we can’t read. Please take them out.',
  orderNumberInvalid: 'An order number looks like 61-7KD3-9QXM. Please check it, or leave it out.',

  accountExists:
    'There’s already an account with this email address. Log in, or choose a new password.',
  accountUnknown: 'There’s no account with this email address.',
  loginWrong: 'This email address and password don’t match.',
  alreadyLoggedIn: 'You’re already logged in.',
  notLoggedIn: 'Please log in first.',
  passwordTooShort: 'Choose a password of at least 8 characters.',
  passwordCharacters: 'Use letters, digits and a punctuation mark or symbol.',
  passwordTooLong: 'A password has at most 128 characters.',
  passwordWrong: 'This password isn’t right.',
  accountLinkInvalid: 'This link isn’t valid (any more). Please ask for a new one.',
  passwordMailNotSent:
    'Our email can’t be delivered to this address. Please contact customer service, and we’ll help you.',
} as const satisfies Record<ErrorName, string>
