import { AccountPayloadRef, done } from '#api/accounts/account-payload.ts'
import { builder } from '#api/builder.ts'
import { BillingAddressRef, type BillingAddressView } from '#api/cart/address.ts'
import { AddressInputRef } from '#api/cart/address-input.ts'
import { CustomerTypeRef } from '#api/cart/enums.ts'
import { parseInput } from '#api/parse-input.ts'
import { type Payload, payload } from '#api/payload.ts'
import { ApiErrorRef } from '#api/shared/api-error.ts'
import { settleStreets } from '#api/shared/settle-streets.ts'
import { UserDataRef } from '#api/shared/user-data.ts'
import type { BookEntry } from '#domain/accounts/address-book.ts'
import { BookedAddressUnknown } from '#domain/accounts/errors.ts'
import type { SavedAddress } from '#domain/accounts/save-booked-address.ts'
import {
  type BookView,
  keepAddress,
  removeAddress,
  showBook,
} from '#flows/accounts/address-book.ts'
import { type BookedAddress, bookedAddressSchema } from '#kernel/address-book.ts'
import { type BookedAddressId, isId } from '#kernel/ids.ts'
import { optionalPhoneSchema } from '#kernel/phone-number.ts'

export const viewBooked = ({ address, ...who }: BookedAddress): BillingAddressView => ({
  ...who,
  ...address,
})

const BookedAddressRef = builder.objectRef<BookEntry>('BookedAddress').implement({
  description: 'An entry of an address book.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'By which it is changed and removed.' }),
    address: t.field({
      type: BillingAddressRef,
      description: 'Who and where. Without a last name the first is the whole name.',
      resolve: ({ booked }) => viewBooked(booked),
    }),
    isDefaultBilling: t.exposeBoolean('isDefaultBilling', {
      description: 'Invoices are made out to it where nothing else is said.',
    }),
    isDefaultDelivery: t.exposeBoolean('isDefaultDelivery', {
      description: 'What its owner keeps is posted there where nothing else is said.',
    }),
  }),
})

const AddressBookPayloadRef = builder.objectRef<Payload<BookView>>('AddressBookPayload').implement({
  description: 'The address book of an account.',
  fields: (t) => ({
    addresses: t.expose('entries', {
      type: [BookedAddressRef],
      nullable: true,
      description: 'What stands ready first, then by name.',
    }),
    max: t.exposeInt('max', { nullable: true, description: 'As many as it may hold.' }),
    errors: t.expose('errors', { type: [ApiErrorRef], description: 'Empty when all went well.' }),
  }),
})

const KeptAddressPayloadRef = builder
  .objectRef<Payload<SavedAddress>>('KeptAddressPayload')
  .implement({
    description: 'An address that is in the book now.',
    fields: (t) => ({
      id: t.exposeID('id', { nullable: true, description: 'By which it is changed and removed.' }),
      wasKnown: t.exposeBoolean('wasKnown', {
        nullable: true,
        description: 'The same address was in the book already: it is one entry.',
      }),
      errors: t.expose('errors', { type: [ApiErrorRef], description: 'Empty when all went well.' }),
    }),
  })

const AddressToKeepRef = builder.inputType('AddressToKeep', {
  description: 'An address for the book. An empty field is left out.',
  fields: (t) => ({
    customerType: t.field({
      type: CustomerTypeRef,
      required: true,
      description: 'A company has a name; of a person what companies have is left out.',
    }),
    firstName: t.string({ required: true, description: 'First name, or the whole name.' }),
    lastName: t.string({ description: 'Last name.' }),
    phoneNumber: t.string({ description: 'As people write it.' }),
    companyName: t.string({ description: 'The company.' }),
    kvkNumber: t.string({ description: "The company's number in the trade register." }),
    vatNumber: t.string({
      description: "The company's VAT number, with the country’s letters in front.",
    }),
    referenceNumber: t.string({
      description: 'What a company calls its orders in its own books.',
    }),
    invoiceEmail: t.string({ description: 'Where its invoices go, when elsewhere.' }),
    address: t.field({ type: AddressInputRef, required: true, description: 'Where it is.' }),
    isDefaultBilling: t.boolean({
      description: 'Invoices are made out to it from now on, or not any more. Left out, it stays.',
    }),
    isDefaultDelivery: t.boolean({
      description: 'The same for what its owner has posted to themselves.',
    }),
  }),
})

builder.queryField('addressBook', (t) =>
  t.field({
    type: AddressBookPayloadRef,
    description: 'All addresses that the customer who is logged in keeps.',
    args: { userData: t.arg({ type: UserDataRef, required: true }) },
    resolve: (_root, { userData }, ctx) =>
      payload(ctx, userData, () => showBook(ctx.deps, ctx.visitor.sessionKey)),
  }),
)

builder.mutationField('keepAddress', (t) =>
  t.field({
    type: KeptAddressPayloadRef,
    description:
      'Adds an address to the book, or changes one. The same address twice is one entry.',
    args: {
      userData: t.arg({ type: UserDataRef, required: true }),
      id: t.arg.id({ description: 'The entry that is changed; left out, one is added.' }),
      input: t.arg({ type: AddressToKeepRef, required: true, description: 'All of it.' }),
    },
    resolve: (_root, { userData, id, input }, ctx) =>
      payload(ctx, userData, async ({ storefront }) => {
        const { isDefaultBilling, isDefaultDelivery, ...booked } = parseInput(
          bookedAddressSchema(optionalPhoneSchema(storefront.countryCode)),
          await settleStreets(ctx, input),
        )
        const defaults = { isDefaultBilling, isDefaultDelivery }
        const { sessionKey } = ctx.visitor
        return keepAddress(ctx.deps, {
          sessionKey,
          id: id ? readId(id) : undefined,
          booked,
          defaults,
        })
      }),
  }),
)

builder.mutationField('removeAddress', (t) =>
  t.field({
    type: AccountPayloadRef,
    description: 'Takes an address out of the book.',
    args: {
      userData: t.arg({ type: UserDataRef, required: true }),
      id: t.arg.id({ required: true, description: 'The entry.' }),
    },
    resolve: (_root, { userData, id }, ctx) =>
      done(ctx, userData, () =>
        removeAddress(ctx.deps, { sessionKey: ctx.visitor.sessionKey, id: readId(id) }),
      ),
  }),
)

/** Anything else names no entry. Throws `BookedAddressUnknown` (3820). */
function readId(id: string): BookedAddressId {
  if (!isId('adr', id)) throw new BookedAddressUnknown()
  return id
}
