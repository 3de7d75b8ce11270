import { type Entries, texts } from '#i18n/texts.ts'
import { errors } from './errors.ts'

/** Fields of an address, and what is wrong with them. */
export const address = {
  lookedUp: {
    nl: 'Adres bij een postcode en huisnummer',
    en: 'Address found by postcode and number',
  },
  countryCode: { nl: 'Land', en: 'Country' },
  postCode: { nl: 'Postcode', en: 'Postcode' },
  houseNumber: { nl: 'Huisnummer', en: 'House number' },
  suffix: { nl: 'Toevoeging', en: 'Addition' },
  street: { nl: 'Straat', en: 'Street' },
  addressLine1: { nl: 'Straat en huisnummer', en: 'Street and house number' },
  addressLine2: { nl: 'Tweede regel', en: 'Second line' },
  city: { nl: 'Plaats', en: 'Town' },
  administrativeArea: { nl: 'Staat of provincie', en: 'State or province' },
  companyName: { nl: 'Bedrijf', en: 'Company' },
  phoneNumber: { nl: 'Telefoon', en: 'Phone' },
  phoneHint: {
    nl: 'Alleen voor de bezorger, als er iets is.',
    en: 'Just for the courier, in case they need it.',
  },
  phoneAskedHint: {
    nl: 'Voor de bezorger van dit pakketje.',
    en: 'For the courier of this parcel.',
  },
  optional: { nl: 'niet verplicht', en: 'optional' },
  postcodeHint: { nl: 'Bijvoorbeeld {example}.', en: 'For example {example}.' },
  lookup: {
    found: {
      nl: 'Gevonden: {street} in {city}. Klopt het niet? Pas het gerust aan.',
      en: 'Found: {street} in {city}. Not right? Just change it.',
    },
    unknown: {
      nl: 'Dit adres kennen we niet. Vul de straat en de plaats zelf in.',
      en: 'We don’t know this address. Please fill in the street and town yourself.',
    },
    unavailable: {
      nl: 'Opzoeken lukt nu even niet. Vul de straat en de plaats zelf in.',
      en: 'We can’t look this up just now. Please fill in the street and town yourself.',
    },
    demonstration: {
      nl: 'Dit is een demonstratie: we zoeken in een korte lijst van bekende plekken.',
      en: 'This is a demonstration: we look in a short list of well-known places.',
    },
  },
  numberInStreet: {
    question: { nl: 'Welk huisnummer klopt?', en: 'Which house number is right?' },
    isName: { nl: 'De straat heet echt {street}', en: 'The street is really called {street}' },
  },
  required: {
    countryCode: { nl: 'Kies een land.', en: 'Country is a required field' },
    postCode: { nl: 'Vul je postcode in.', en: 'Enter your postcode.' },
    houseNumber: { nl: 'Vul je huisnummer in.', en: 'Enter your house number.' },
    street: { nl: 'Vul je straat in.', en: 'Enter your street.' },
    addressLine1: {
      nl: 'Vul je straat en huisnummer in.',
      en: 'Enter your street and house number.',
    },
    city: { nl: 'Vul je plaats in.', en: 'Enter your town.' },
    administrativeArea: {
      nl: 'Vul je staat of provincie in.',
      en: 'Enter your state or province.',
    },
    phoneNumber: { nl: 'Vul een telefoonnummer in.', en: 'Phone number is a required field' },
  },
  problems: {
    countryInvalid: { nl: 'Kies een land uit de lijst.', en: 'Choose a country from the list.' },
    postcodeInvalid: errors.postcodeInvalid,
    houseNumberInvalid: errors.houseNumberInvalid,
    suffixInvalid: errors.suffixInvalid,
    streetInvalid: errors.streetInvalid,
    streetHasNumber: {
      nl: 'De straat eindigt op een ander huisnummer. Welk nummer klopt?',
      en: 'The street ends in another house number. Which one is right?',
    },
    cityInvalid: errors.cityInvalid,
    phoneInvalid: errors.phoneInvalid,
  },
} as const satisfies Entries

export const addressTexts = texts(address)
