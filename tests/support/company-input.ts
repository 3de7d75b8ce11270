/** A Dutch company, as it says who it is: an invoice needs all of it. */
export const companyInput = {
  ...{ customerType: 'BUSINESS', companyName: 'Bakkerij Bol', kvkNumber: '12345678' },
  address: {
    ...{ countryCode: 'NL', postCode: '3511 AB', houseNumber: '12' },
    ...{ street: 'Oudegracht', city: 'Utrecht' },
  },
} as const
