import { AccountPayloadRef, done } from '#api/accounts/account-payload.ts'
import { builder } from '#api/builder.ts'
import { AddressInputRef } from '#api/cart/address-input.ts'
import { parseInput } from '#api/parse-input.ts'
import { settleStreets } from '#api/shared/settle-streets.ts'
import { UserDataRef } from '#api/shared/user-data.ts'
import { changePassword, deletePassword } from '#flows/accounts/change-password.ts'
import { saveAccountDetails } from '#flows/accounts/save-account-details.ts'
import { closeAccount } from '#flows/companies/close-account.ts'
import { accountDetailsSchema } from '#kernel/account-details.ts'
import { ownerProofSchema, ownPasswordSchema, passwordChoiceSchema } from '#kernel/account-input.ts'
import { optionalPhoneSchema } from '#kernel/phone-number.ts'

const UserDetailsRef = builder.inputType('UserDetails', {
  description: 'What the owner of an account may change. An empty field is left out.',
  fields: (t) => ({
    firstName: t.string({ required: true, description: 'First name.' }),
    lastName: t.string({ required: true, description: 'Last name.' }),
    phoneNumber: t.string({ description: 'As people write it.' }),
    invoiceEmail: t.string({ description: 'Where bills go, when not to the address itself.' }),
    vatNumber: t.string({
      description: "The company's VAT number, with the country’s letters in front.",
    }),
    companyName: t.string({ description: 'The company, where its owner orders for one.' }),
    kvkNumber: t.string({ description: "The company's number in the trade register." }),
    address: t.field({
      type: AddressInputRef,
      description:
        'To whom invoices are made out; without any of its parts there is none. Left out, company, number and address stay.',
    }),
  }),
})

builder.mutationField('saveUserDetails', (t) =>
  t.field({
    type: AccountPayloadRef,
    description: "Saves the giver's name and contact details.",
    args: {
      userData: t.arg({ type: UserDataRef, required: true }),
      details: t.arg({ type: UserDetailsRef, required: true, description: 'All of them.' }),
    },
    resolve: (_root, { userData, details: typed }, ctx) =>
      done(ctx, userData, async ({ storefront }) => {
        const { companyName, kvkNumber, address, ...named } = parseInput(
          accountDetailsSchema(optionalPhoneSchema(storefront.countryCode)),
          await settleStreets(ctx, typed),
        )
        // A page of an older release asks for none of the three.
        const billing = typed.address ? { companyName, kvkNumber, address } : undefined
        const details = { ...named, billing }
        await saveAccountDetails(ctx.deps, { sessionKey: ctx.visitor.sessionKey, details })
      }),
  }),
)

builder.mutationField('userChangePassword', (t) =>
  t.field({
    type: AccountPayloadRef,
    description: 'Changes the password and logs every other browser out.',
    args: {
      userData: t.arg({ type: UserDataRef, required: true }),
      currentPassword: t.arg.string({
        description:
          'The one until now; left out for an account without one, after a recent log-in.',
      }),
      password: t.arg.string({ required: true, description: 'The new one.' }),
    },
    resolve: (_root, { userData, ...typed }, ctx) =>
      done(ctx, userData, async () => {
        const { currentPassword, password } = parseInput(passwordChoiceSchema, typed)
        const { browser } = ctx.visitor
        ctx.visitor.logIn(await changePassword(ctx.deps, { currentPassword, password, browser }))
      }),
  }),
)

builder.mutationField('userDeletePassword', (t) =>
  t.field({
    type: AccountPayloadRef,
    description:
      'Deletes the password (SPEC §1) and logs every other browser out. From then on a link by mail logs in.',
    args: {
      userData: t.arg({ type: UserDataRef, required: true }),
      password: t.arg.string({ required: true, description: 'To be sure that it is the owner.' }),
    },
    resolve: (_root, { userData, ...typed }, ctx) =>
      done(ctx, userData, async () => {
        const { password } = parseInput(ownPasswordSchema, typed)
        const { browser } = ctx.visitor
        ctx.visitor.logIn(await deletePassword(ctx.deps, { password, browser }))
      }),
  }),
)

builder.mutationField('deleteAccount', (t) =>
  t.field({
    type: AccountPayloadRef,
    description: 'Ends the account at once. Its orders are kept as the law wants, without it.',
    args: {
      userData: t.arg({ type: UserDataRef, required: true }),
      password: t.arg.string({
        description:
          'To be sure that it is the owner; left out for an account without one, after a recent log-in.',
      }),
    },
    resolve: (_root, { userData, ...typed }, ctx) =>
      done(ctx, userData, async () => {
        const { password } = parseInput(ownerProofSchema, typed)
        await closeAccount(ctx.deps, { password, browser: ctx.visitor.browser })
        ctx.visitor.forgetAll()
      }),
  }),
)
