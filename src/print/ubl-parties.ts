import type { SalesDocument } from '#domain/documents/sales-document.ts'
import { element, said, type Xml } from './xml.ts'

/** Registers by which parties are found (Peppol's code list EAS): the Dutch trade register, VAT numbers, an e-mail address. */
const schemes = { kvk: '0106', email: 'EM' } as const
const vatSchemes: Readonly<Record<string, string>> = {
  ...{ NL: '9944', BE: '9925', DE: '9930', FR: '9957', AT: '9914', LU: '9938' },
  ...{ ES: '9920', IT: '9906', PT: '9946', IE: '9935', PL: '9945', GB: '9932' },
}

type PartyFacts = {
  name: string
  legalName: string
  kvkNumber: string | undefined
  vatNumber: string | undefined
  address: {
    street: string | undefined
    more?: string | undefined
    city: string | undefined
    postCode: string | undefined
    area?: string | undefined
    countryCode: string
  }
  contact: { name?: string; phone?: string; email: string }
}

export function sellerParty({ seller }: SalesDocument): Xml {
  const { name, legalName, kvkNumber, vatNumber, countryCode, phone, email } = seller
  // Its content has the address as it is read: street, then postcode and place.
  const [, street, postCode, city] = /^(.+), (\d{4} ?[A-Z]{2}) (.+)$/.exec(seller.address) ?? []
  const place = { street: street ?? seller.address, postCode, city, countryCode }
  return element('cac:AccountingSupplierParty', [
    party({
      ...{ name, legalName, kvkNumber, vatNumber, address: place },
      contact: { name, phone, email },
    }),
  ])
}

export function buyerParty({ buyer, seller }: SalesDocument): Xml {
  const { firstName, lastName, companyName, kvkNumber, vatNumber, address, email } = buyer
  const person = `${firstName} ${lastName}`.trim()
  const name = companyName ?? person
  const street = [address?.street, [address?.houseNumber, address?.suffix].filter(Boolean).join('')]
    .filter(Boolean)
    .join(' ')
  return element('cac:AccountingCustomerParty', [
    party({
      ...{ name, legalName: name, kvkNumber, vatNumber },
      address: {
        street: street || address?.addressLine1,
        more: address?.addressLine2,
        ...{ city: address?.city, postCode: address?.postCode, area: address?.administrativeArea },
        countryCode: address?.countryCode ?? seller.countryCode,
      },
      contact: { name: person, email },
    }),
  ])
}

function party({ name, legalName, kvkNumber, vatNumber, address, contact }: PartyFacts): Xml {
  return element('cac:Party', [
    endpoint({ kvkNumber, vatNumber, email: contact.email }),
    element('cac:PartyName', [said('cbc:Name', name)]),
    element('cac:PostalAddress', [
      said('cbc:StreetName', address.street),
      said('cbc:AdditionalStreetName', address.more),
      said('cbc:CityName', address.city),
      said('cbc:PostalZone', address.postCode),
      said('cbc:CountrySubentity', address.area),
      element('cac:Country', [said('cbc:IdentificationCode', address.countryCode)]),
    ]),
    vatNumber === undefined
      ? undefined
      : element('cac:PartyTaxScheme', [
          said('cbc:CompanyID', vatNumber),
          element('cac:TaxScheme', [said('cbc:ID', 'VAT')]),
        ]),
    element('cac:PartyLegalEntity', [
      said('cbc:RegistrationName', legalName),
      kvkNumber === undefined
        ? undefined
        : element('cbc:CompanyID', kvkNumber, { schemeID: schemes.kvk }),
    ]),
    element('cac:Contact', [
      said('cbc:Name', contact.name),
      said('cbc:Telephone', contact.phone),
      said('cbc:ElectronicMail', contact.email),
    ]),
  ])
}

function endpoint({
  kvkNumber,
  vatNumber,
  email,
}: Pick<PartyFacts, 'kvkNumber' | 'vatNumber'> & { email: string }): Xml {
  const vatScheme = vatSchemes[vatNumber?.slice(0, 2) ?? '']
  if (kvkNumber !== undefined)
    return element('cbc:EndpointID', kvkNumber, { schemeID: schemes.kvk })
  if (vatNumber !== undefined && vatScheme !== undefined)
    return element('cbc:EndpointID', vatNumber, { schemeID: vatScheme })
  return element('cbc:EndpointID', email, { schemeID: schemes.email })
}
