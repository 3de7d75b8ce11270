import { builder } from '#api/builder.ts'
import type { PostalAddress } from '#kernel/address-parts.ts'
import { CustomerTypeRef } from './enums.ts'

type Part = string | undefined

export type AddressView = {
  firstName?: Part
  lastName?: Part
  customerType?: 'PRIVATE' | 'BUSINESS' | undefined
  companyName?: Part
  countryCode?: Part
  postCode?: Part
  houseNumber?: Part
  suffix?: Part
  street?: Part
  city?: Part
  email?: Part
  invoiceEmail?: Part
  phoneNumber?: Part
  addressLine1?: Part
  addressLine2?: Part
  administrativeArea?: Part
}

export type BillingAddressView = AddressView & {
  referenceNumber?: Part
  kvkNumber?: Part
  vatNumber?: Part
  companyId?: Part
}

const AddressRef = builder.objectRef<AddressView>('Address')
const BillingAddressRef = builder.objectRef<BillingAddressView>('BillingAddress')

const parts = {
  firstName: 'First name, or the whole name where only that is known.',
  lastName: 'Last name.',
  companyName: 'Company.',
  countryCode: 'Country, ISO 3166.',
  postCode: 'Postcode.',
  houseNumber: 'House number, digits only.',
  suffix: 'What follows the house number.',
  street: 'Street.',
  city: 'Town.',
  email: 'E-mail address.',
  invoiceEmail: 'Where invoices go, when elsewhere.',
  phoneNumber: 'Phone number, with its country code.',
  addressLine1: 'First line, where addresses are not in parts.',
  addressLine2: 'Second line.',
  administrativeArea: 'State or province, where post is sorted by it.',
} as const satisfies Partial<Record<keyof AddressView, string>>

AddressRef.implement({
  description: 'Where something goes. Parts that are not needed are null.',
})

BillingAddressRef.implement({
  description: 'Who pays. Parts that are not needed are null.',
  fields: (t) => ({
    referenceNumber: t.exposeString('referenceNumber', {
      nullable: true,
      description: 'What a company calls the order in its own books.',
    }),
    kvkNumber: t.exposeString('kvkNumber', {
      nullable: true,
      description: 'Number in the trade register.',
    }),
    vatNumber: t.exposeString('vatNumber', {
      nullable: true,
      description: "The company's VAT number, with the country’s letters in front.",
    }),
    companyId: t.exposeString('companyId', {
      nullable: true,
      description: 'Company of an account that a member orders for.',
    }),
  }),
})

/** Who ordered, as SPEC §3 has it: name, company and place side by side. Invoices go to the e-mail address unless another is named. */
export const viewBilling = ({
  address,
  ...who
}: AddressView & { address?: PostalAddress | undefined }): BillingAddressView => ({
  ...who,
  ...address,
  invoiceEmail: who.invoiceEmail ?? who.email,
})

for (const ref of [AddressRef, BillingAddressRef]) {
  builder.objectFields(ref, (t) => {
    const part = (name: keyof typeof parts) =>
      t.exposeString(name, { nullable: true, description: parts[name] })
    return {
      firstName: part('firstName'),
      lastName: part('lastName'),
      customerType: t.expose('customerType', {
        type: CustomerTypeRef,
        nullable: true,
        description: 'A person or a company.',
      }),
      companyName: part('companyName'),
      countryCode: part('countryCode'),
      postCode: part('postCode'),
      houseNumber: part('houseNumber'),
      suffix: part('suffix'),
      street: part('street'),
      city: part('city'),
      email: part('email'),
      invoiceEmail: part('invoiceEmail'),
      phoneNumber: part('phoneNumber'),
      addressLine1: part('addressLine1'),
      addressLine2: part('addressLine2'),
      administrativeArea: part('administrativeArea'),
    }
  })
}

export { AddressRef, BillingAddressRef }
