import type { Call } from '#api/ask.ts'
import { builder } from '#api/builder.ts'
import { parseInput } from '#api/parse-input.ts'
import { mutation } from '#api/payload.ts'
import { settleStreets } from '#api/shared/settle-streets.ts'
import { UserDataRef } from '#api/shared/user-data.ts'
import type { GuestDetails } from '#domain/cart/guest-details.ts'
import { savedDetailsSchema } from '#domain/cart/guest-details.ts'
import { saveGuestDetails } from '#domain/cart/save-guest-details.ts'
import { AddressInputRef } from './address-input.ts'
import { CartPayloadRef, changeOf } from './cart-payload.ts'
import { viewCart } from './cart-view.ts'
import { CustomerTypeRef } from './enums.ts'

export const GuestDetailsInputRef = builder.inputType('GuestDetailsInput', {
  description: 'Who orders as a guest.',
  fields: (t) => ({
    customerType: t.field({
      type: CustomerTypeRef,
      required: true,
      description: 'Person or company.',
    }),
    firstName: t.string({ required: true, description: 'First name.' }),
    lastName: t.string({ required: true, description: 'Last name.' }),
    email: t.string({ required: true, description: 'Where the confirmation goes.' }),
    confirmEmail: t.string({ required: true, description: 'The same again.' }),
    phoneNumber: t.string({
      description: 'Of the country of the storefront, or with a country code.',
    }),
    companyName: t.string({ description: 'Required of a company.' }),
    referenceNumber: t.string({
      description: 'What a company calls the order itself: at most 20 characters of ASCII.',
    }),
    kvkNumber: t.string({ description: "A company's number in the trade register: 8 digits." }),
    vatNumber: t.string({
      description: "A company's VAT number, with the country’s letters in front.",
    }),
    invoiceEmail: t.string({
      description: "Where a company's invoice goes, when not to the address itself.",
    }),
    address: t.field({
      type: AddressInputRef,
      description: 'To whom the invoice is made out. Without any of its parts it is none.',
    }),
    acceptTerms: t.boolean({ required: true, description: 'Agrees to the terms; must be true.' }),
  }),
})

/** Who orders; throws an error for each field that is wrong. */
export const detailsFrom = (input: object, { storefront, now }: Call): GuestDetails =>
  parseInput(savedDetailsSchema({ countryCode: storefront.countryCode, now }), input)

builder.mutationField('saveGuestDetails', (t) =>
  t.field({
    type: CartPayloadRef,
    description: 'Keeps who orders with the basket. Every field that is wrong gets its own error.',
    args: {
      userData: t.arg({ type: UserDataRef, required: true }),
      input: t.arg({ type: GuestDetailsInputRef, required: true, description: 'Who orders.' }),
    },
    resolve: (_root, { userData, input }, ctx) =>
      mutation(ctx, userData, async (one, call) => {
        const details = detailsFrom(await settleStreets(ctx, input), call)
        const cart = await saveGuestDetails(one, call, { ...changeOf(ctx, call), details })
        return { order: () => viewCart(cart, call) }
      }),
  }),
)
