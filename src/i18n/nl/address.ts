import { errors } from './errors.ts'

/** Velden van een adres, met wat eraan mankeert. */
export const address = {
  lookedUp: 'Adres bij een postcode en huisnummer',
  countryCode: 'Land',
  postCode: 'Postcode',
  houseNumber: 'Huisnummer',
  suffix: 'Toevoeging',
  street: 'Straat',
  addressLine1: 'Straat en huisnummer',
  addressLine2: 'Tweede regel',
  city: 'Plaats',
  administrativeArea: 'Staat of provincie',
  companyName: 'Bedrijf',
  phoneNumber: 'Telefoon',
  phoneHint: 'Alleen voor de bezorger, als er iets is.',
  optional: 'niet verplicht',
  postcodeHint: 'Bijvoorbeeld {example}.',
  lookup: {
    found: 'Gevonden: {street} in {city}. Klopt het niet? Pas het gerust aan.',
    unknown: 'Dit adres kennen we niet. Vul de straat en de plaats zelf in.',
    unavailable: 'Opzoeken lukt nu even niet. Vul de straat en de plaats zelf in.',
    demonstration: 'Dit is een demonstratie: we zoeken in een korte lijst van bekende plekken.',
  },
  required: {
    countryCode: 'Kies een land.',
    postCode: 'Vul je postcode in.',
    houseNumber: 'Vul je huisnummer in.',
    street: 'Vul je straat in.',
    addressLine1: 'Vul je straat en huisnummer in.',
    city: 'Vul je plaats in.',
    administrativeArea: 'Vul je staat of provincie in.',
  },
  problems: {
    countryInvalid: 'Kies een land uit de lijst.',
    postcodeInvalid: errors.postcodeInvalid,
    houseNumberInvalid: errors.houseNumberInvalid,
    suffixInvalid: errors.suffixInvalid,
    streetInvalid: errors.streetInvalid,
    cityInvalid: errors.cityInvalid,
    phoneInvalid: errors.phoneInvalid,
  },
} as const
