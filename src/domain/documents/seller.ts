/** Who sells, as it stood when the document was made. */
export type Seller = {
  name: string
  legalName: string
  address: string
  email: string
  phone: string
  kvkNumber: string
  vatNumber: string
  countryCode: string
}
