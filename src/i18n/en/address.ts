import type { address as dutch } from '#i18n/nl/address.ts'
import type { Translation } from '#i18n/translation.ts'
import { errors } from './errors.ts'

export const address = {
  lookedUp: 'Address found by postcode and number',
  countryCode: 'Country',
  postCode: 'Postcode',
  houseNumber: 'House number',
  suffix: 'Addition',
  street: 'Street',
  addressLine1: 'Street and house number',
  addressLine2: 'Second line',
  city: 'Town',
  administrativeArea: 'State or province',
  companyName: 'Company',
  phoneNumber: 'Phone',
  phoneHint: 'Just for the courier, in case they need it.',
  phoneAskedHint: 'For the courier of this parcel.',
  optional: 'optional',
  postcodeHint: 'For example {example}.',
  lookup: {
    found: 'Found: {street} in {city}. Not right? Just change it.',
    unknown: 'We don’t know this address. Please fill in the street and town yourself.',
    unavailable: 'We can’t look this up just now. Please fill in the street and town yourself.',
    demonstration: 'This is a demonstration: we look in a short list of well-known places.',
  },
  numberInStreet: {
    question: 'Which house number is right?',
    isName: 'The street is really called {street}',
  },
  required: {
    countryCode: 'Country is a required field',
    postCode: 'Enter your postcode.',
    houseNumber: 'Enter your house number.',
    street: 'Enter your street.',
    addressLine1: 'Enter your street and house number.',
    city: 'Enter your town.',
    administrativeArea: 'Enter your state or province.',
    phoneNumber: 'Phone number is a required field',
  },
  problems: {
    countryInvalid: 'Choose a country from the list.',
    postcodeInvalid: errors.postcodeInvalid,
    houseNumberInvalid: errors.houseNumberInvalid,
    suffixInvalid: errors.suffixInvalid,
    streetInvalid: errors.streetInvalid,
    streetHasNumber: 'The street ends in another house number. Which one is right?',
    cityInvalid: errors.cityInvalid,
    phoneInvalid: errors.phoneInvalid,
  },
} satisfies Translation<typeof dutch>
