import { builder } from '#api/builder.ts'
import { AddressInputRef } from '#api/cart/address-input.ts'
import type { Payload } from '#api/payload.ts'
import { ApiErrorRef } from '#api/shared/api-error.ts'
import type { Company, Membership } from '#domain/companies/company.ts'
import type { CompanyView, InvitationView, MemberView } from '#flows/companies/own-companies.ts'
import type { CompanyId } from '#kernel/ids.ts'

export const MemberRoleRef = builder.enumType('CompanyRole', {
  description: 'What a member of a company may do.',
  values: {
    OWNER: { value: 'owner', description: 'Everything, and who else belongs to it.' },
    BUYER: { value: 'buyer', description: 'Ordering, and the own orders.' },
    FINANCE: { value: 'finance', description: 'Invoices and statements; no receivers, no codes.' },
  } as const,
})

const InvitationStateRef = builder.enumType('CompanyInvitationState', {
  description: 'How an invitation stands.',
  values: {
    WAITING: { value: 'waiting', description: 'Nobody answered yet.' },
    REFUSED: { value: 'refused', description: 'The address refused the mail.' },
    OVER: { value: 'over', description: 'Nobody answered in time.' },
  } as const,
})

type AddressView = Company['address']

const CompanyAddressRef = builder.objectRef<AddressView>('CompanyAddress').implement({
  description: 'To where a company’s invoices are made out.',
  fields: (t) => {
    const part = (name: keyof AddressView & string, description: string) =>
      t.exposeString(name as 'city', { nullable: true, description })
    return {
      countryCode: part('countryCode', 'Country, ISO 3166.'),
      postCode: part('postCode', 'Postcode.'),
      houseNumber: part('houseNumber', 'House number, digits only.'),
      suffix: part('suffix', 'What follows the house number.'),
      street: part('street', 'Street.'),
      addressLine1: part('addressLine1', 'First line, where addresses are not in parts.'),
      addressLine2: part('addressLine2', 'Second line.'),
      city: part('city', 'Town.'),
      administrativeArea: part('administrativeArea', 'Province or state.'),
    }
  },
})

export const MembershipRef = builder.objectRef<Membership>('CompanyMembership').implement({
  description: 'A company of the customer who is logged in.',
  fields: (t) => ({
    id: t.string({ description: 'In its address.', resolve: ({ company }) => company.id }),
    name: t.string({ description: 'Its name.', resolve: ({ company }) => company.name }),
    role: t.expose('role', { type: MemberRoleRef, description: 'What the customer may do.' }),
  }),
})

const MemberRef = builder.objectRef<MemberView>('CompanyMember').implement({
  description: 'Somebody who belongs to a company.',
  fields: (t) => ({
    id: t.exposeString('accountId', { description: 'To name them by.' }),
    firstName: t.exposeString('firstName', { description: 'First name.' }),
    lastName: t.exposeString('lastName', { description: 'Last name.' }),
    email: t.exposeString('email', { description: 'E-mail address.' }),
    role: t.expose('role', { type: MemberRoleRef, description: 'What they may do.' }),
    isMe: t.exposeBoolean('isMe', { description: 'True for the caller.' }),
  }),
})

const InvitationRef = builder.objectRef<InvitationView>('CompanyInvitation').implement({
  description: 'Somebody who was invited and did not answer yet.',
  fields: (t) => ({
    id: t.exposeString('id', { description: 'To name it by.' }),
    email: t.exposeString('email', { description: 'Who was invited.' }),
    role: t.expose('role', { type: MemberRoleRef, description: 'What they may do then.' }),
    state: t.expose('state', { type: InvitationStateRef, description: 'How it stands.' }),
    askedOn: t.expose('askedAt', { type: 'DateTime', description: 'When.' }),
  }),
})

const VatStateRef = builder.enumType('VatState', {
  description: 'Answer of the European register about a VAT number.',
  values: {
    REGISTERED: { value: 'registered', description: 'It has the number.' },
    UNKNOWN: { value: 'unknown', description: 'It does not have the number.' },
  } as const,
})

export const CompanyRef = builder.objectRef<CompanyView>('Company').implement({
  description: 'A company as a member sees it.',
  fields: (t) => ({
    id: t.string({ description: 'In its address.', resolve: ({ company }) => company.id }),
    name: t.string({ description: 'Its name.', resolve: ({ company }) => company.name }),
    kvkNumber: t.string({
      nullable: true,
      description: 'Number in the trade register.',
      resolve: ({ company }) => company.kvkNumber,
    }),
    vatNumber: t.string({
      nullable: true,
      description: 'VAT number, with the country’s letters in front.',
      resolve: ({ company }) => company.vatNumber,
    }),
    vatState: t.field({
      type: VatStateRef,
      nullable: true,
      description: 'Answer about its VAT number; null where none was given.',
      resolve: ({ company }) => company.vatState,
    }),
    invoiceEmails: t.stringList({
      description: 'Where its invoices are mailed; without any, to whoever ordered.',
      resolve: ({ company }) => company.invoiceEmails,
    }),
    reference: t.string({
      nullable: true,
      description: 'Its own name for orders, until one names another.',
      resolve: ({ company }) => company.reference,
    }),
    address: t.field({
      type: CompanyAddressRef,
      description: 'To where its invoices are made out.',
      resolve: ({ company }) => company.address,
    }),
    role: t.expose('role', { type: MemberRoleRef, description: 'What the caller may do.' }),
    members: t.expose('members', {
      type: [MemberRef],
      description: 'Owners first; empty for whoever does not manage it.',
    }),
    invitations: t.expose('invitations', {
      type: [InvitationRef],
      description: 'Oldest first; empty for whoever does not manage it.',
    }),
  }),
})

export const CompanyInputRef = builder.inputType('CompanyInput', {
  description: 'A company as its owner gives it.',
  fields: (t) => ({
    name: t.string({ description: 'Its name.' }),
    kvkNumber: t.string({
      description: 'Number in the trade register; a Dutch company has to give it.',
    }),
    vatNumber: t.string({ description: 'VAT number, with the country’s letters in front.' }),
    invoiceEmails: t.string({
      description: 'Up to five addresses for invoices, with commas or lines between them.',
    }),
    reference: t.string({ description: 'Its own name for orders, up to 20 characters.' }),
    address: t.field({ type: AddressInputRef, description: 'To where invoices are made out.' }),
  }),
})

export const NewCompanyPayloadRef = builder
  .objectRef<Payload<{ companyId: CompanyId }>>('NewCompanyPayload')
  .implement({
    description: 'A company that was opened or joined.',
    fields: (t) => ({
      companyId: t.exposeString('companyId', { nullable: true, description: 'In its address.' }),
      errors: t.expose('errors', { type: [ApiErrorRef], description: 'Empty when all went well.' }),
    }),
  })

/** Argument that names a company. */
export const companyArg = { required: true, description: 'Id of the company.' } as const
