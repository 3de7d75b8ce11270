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

  inputInvalid: 'This value is not valid. Please check it and try again.',
  fieldRequired:
    '{parameter, select, phoneNumber {Phone number is a required field} firstName {First name is a required field} lastName {Last name is a required field} name {Name is a required field} email {E-mail is a required field} password {Password is a required field} confirmEmail {Repeat e-mail is a required field} companyName {Company name is a required field} subject {Please choose a subject.} cardNumber {Fill in the card number.} pin {Fill in the pin.} message {Please write your message.} other {This is a required field}}',
  emailInvalid: 'Please enter a valid e-mail address.',
  emailsDiffer: 'The e-mail addresses are not the same.',
  nameInvalid: 'Please enter a valid name: letters only, without links or symbols.',
  phoneInvalid: 'Please enter valid phone number',
  noteInvalid: 'Please write a note with characters that we can print.',
  noteTooLong: 'The note is too long: {max} characters at most.',
  noteHasEmoji: 'Emoji cannot be printed on the card. Please leave them out.',
  termsNotAccepted: 'Please agree to the terms and the privacy statement.',
  uuidInvalid: 'This address does not lead to an order. Please check the link.',
  pagingInvalid: 'This page does not exist.',
  queryNotUnderstood: 'We did not understand this request.',
  queryTooLarge: 'This request is too large.',
  countryInvalid: 'We do not know this country or store.',
  vatNumberInvalid:
    'This VAT number is not right. A Dutch one is NL, nine digits, a B and two digits.',

  productUnknown: 'We do not know this gift card (any more).',
  variationUnavailable: 'This gift card is not available in this form yet.',
  amountNotOffered: 'This gift card is not available for this amount.',
  amountOutOfRange: 'Choose an amount from {min} to {max}.',
  categoryUnknown: 'We do not know this category.',
  momentUnknown: 'We do not know this giving moment.',
  brandUnknown: 'We do not know this brand (any more).',

  quantityInvalid: 'Choose a quantity from 1 to {max}.',
  packageUnknown: 'This gift card is no longer in your basket.',
  cartEmpty: 'Your basket is empty.',
  cartExpired: 'Your basket has expired. Please fill it again.',
  cartChanged:
    'Your basket or its total has changed. Please check the order once more before you pay.',
  detailsMissing: 'Please enter your details first.',
  cartMoved: 'You have just logged in or out in this browser. Please try again.',

  orderUnknown: 'We cannot find this order.',
  orderNotYours: 'This order was placed in another browser.',
  orderAlreadyPaid: 'This order has already been paid.',
  addressNotCorrectable:
    'You cannot change this address now: the present has been unwrapped, or is just being sent.',
  tooManyCorrections:
    'You have corrected this address a few times already. That is as often as it goes.',
  deliveryNotMailed:
    'We cannot send this mail again now: it has not been sent yet, or the present is no longer valid.',
  tooManyResends:
    'This mail has just been sent again, or three times already. Please wait a few minutes, or ask our customer service for help.',

  paymentMethodUnavailable: 'This payment method is not available now. Please choose another one.',
  paymentUnknown: 'We cannot find this payment.',
  paymentProviderUnreachable:
    'We cannot reach the bank at the moment. Nothing has been charged; please try again in a minute.',
  paymentCancelled: 'The payment was cancelled. Your basket is still here.',
  cardDetailsInvalid: 'Please check the details of your card.',

  cardLinkInvalid: 'This link is not valid (any more).',
  balanceTooLow: 'There is not enough value on this card.',
  cardNumberInvalid: 'This card number is not right. It has 19 digits; please check them.',
  cardNotOurs:
    'This is not the number of a Choice Gift Card. For the balance of another gift card, ask the brand itself.',
  cardPinInvalid: 'The pin has 6 digits; please check them.',
  cardNotAccepted: 'This card number and this pin do not belong together. Please check both.',
  cardNumberUsedUp:
    'Too many wrong pins were entered for this card number. If it belongs to a card, there is a link in the mailbox that the card was sent to. With it you can try again.',

  tooManyRequests: 'That was a lot at once. Please wait a moment and try again.',
  tooManySecretAttempts:
    'That was one attempt too many. Try again in {unit, select, seconds {{count, plural, one {1 second} other {# seconds}}} other {{count, plural, one {1 minute} other {# minutes}}}}.',
  shopBusy: 'It is very busy at the moment. Please try again in a few seconds.',

  queueUnknown: 'We do not know this part of the page.',
  landingPageUnknown: 'We do not know this page (any more).',
  informationPageUnknown: 'There is no such page.',

  captchaMissing: 'We could not check that you are human. Please reload the page and try again.',
  captchaRefused: 'The check against spam has expired. Please try again.',
  newsletterLinkInvalid: 'This link of the newsletter is not valid (any more).',

  contactSubjectUnknown: 'Please choose a subject from the list.',
  contactMessageTooShort: 'Please tell us a little more: at least {min} characters.',
  contactMessageTooLong: 'Your message is too long: {max} characters at most.',
  contactMessageInvalid: 'Your message holds characters that we cannot read.',
  orderNumberInvalid: 'An order number looks like 61-7KD3-9QXM. Please check it, or leave it out.',
  contactTooOften:
    'You have just sent us a few messages. Please wait an hour, or mail us directly.',

  accountExists:
    'There is an account for this e-mail address already. Log in, or choose a new password.',
  accountUnknown: 'There is no account for this e-mail address.',
  loginWrong: 'This e-mail address and password do not belong together.',
  alreadyLoggedIn: 'You are logged in already.',
  notLoggedIn: 'Please log in first.',
  passwordTooShort: 'Choose a password of at least 8 characters.',
  passwordCharacters: 'Use letters, digits and a punctuation mark or symbol.',
  passwordTooLong: 'Choose a password of at most 128 characters.',
  passwordWrong: 'This password is not right.',
  accountLinkInvalid: 'This link is not valid (any more). Ask for a new one.',
} as const satisfies Record<ErrorName, string>
