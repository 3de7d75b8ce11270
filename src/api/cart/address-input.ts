import { builder } from '#api/builder.ts'

/** Every part may be left out: what is missing is told by its own error, not by GraphQL's. */
export const AddressInputRef = builder.inputType('AddressInput', {
  description:
    'A postal address. In most of Europe it is street, house number and suffix; elsewhere, as in Britain, one or two lines.',
  fields: (t) => ({
    companyName: t.string({
      description: 'The company at which a receiver is found; of no meaning for an invoice.',
    }),
    phoneNumber: t.string({ description: 'Of a receiver, for the carrier; likewise.' }),
    countryCode: t.string({ description: 'Country, ISO 3166.' }),
    postCode: t.string({ description: 'Postcode, as its country writes it.' }),
    houseNumber: t.string({ description: 'House number; letters behind it become the suffix.' }),
    suffix: t.string({ description: 'What follows the house number.' }),
    street: t.string({ description: 'Street. A number at its end may be asked about (3028).' }),
    confirmStreet: t.string({
      description: 'The street again, where the number at its end is part of its name.',
    }),
    addressLine1: t.string({ description: 'First line, where addresses are not in parts.' }),
    addressLine2: t.string({ description: 'Second line.' }),
    city: t.string({ description: 'Town.' }),
    administrativeArea: t.string({ description: 'State or province, where post is sorted by it.' }),
  }),
})
