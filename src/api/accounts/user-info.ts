import { viewBooked } from '#api/accounts/address-book.ts'
import { ask } from '#api/ask.ts'
import { builder } from '#api/builder.ts'
import { AddressRef } from '#api/cart/address.ts'
import { UserDataRef } from '#api/shared/user-data.ts'
import { showUser, type UserView } from '#flows/accounts/show-user.ts'

type ProfileAddressView = Partial<Record<keyof typeof addressParts, string | undefined>>

const addressParts = {
  countryCode: 'Country, ISO 3166.',
  postCode: 'Postcode.',
  houseNumber: 'House number, digits only.',
  suffix: 'What follows the house number.',
  street: 'Street.',
  addressLine1: 'First line, where addresses are not in parts.',
  addressLine2: 'Second line.',
  city: 'Town.',
  administrativeArea: 'Province or state.',
  companyName: 'Company.',
} as const

const ProfileAddressRef = builder.objectRef<ProfileAddressView>('ProfileAddress').implement({
  description: 'Where a customer lives or works (SPEC §3). Parts that are not known are null.',
  fields: (t) => {
    const part = (name: keyof typeof addressParts) =>
      t.exposeString(name, { nullable: true, description: addressParts[name] })
    return {
      countryCode: part('countryCode'),
      postCode: part('postCode'),
      houseNumber: part('houseNumber'),
      suffix: part('suffix'),
      street: part('street'),
      addressLine1: part('addressLine1'),
      addressLine2: part('addressLine2'),
      city: part('city'),
      administrativeArea: part('administrativeArea'),
      companyName: part('companyName'),
    }
  },
})

const CustomerProfileRef = builder.objectRef<UserView>('CustomerProfile').implement({
  description: 'Who a customer with an account is (SPEC §3).',
  fields: (t) => ({
    firstName: t.string({
      description: 'First name.',
      resolve: ({ account }) => account.firstName,
    }),
    lastName: t.string({ description: 'Last name.', resolve: ({ account }) => account.lastName }),
    email: t.string({ description: 'E-mail address.', resolve: ({ account }) => account.email }),
    isEmailConfirmed: t.boolean({
      description: 'Whether the mailbox itself said that the address is its owner’s.',
      resolve: ({ account }) => account.emailConfirmedAt !== null,
    }),
    hasPassword: t.boolean({
      description: 'False for a customer who logs in by the link of a mail alone.',
      resolve: ({ account }) => account.hasPassword,
    }),
    invoiceEmail: t.string({
      description: 'Where bills go: the address itself where no other was given.',
      resolve: async ({ account, invoicing }) => (await invoicing()).invoiceEmail ?? account.email,
    }),
    phoneNumber: t.string({
      nullable: true,
      description: 'With the country’s code: +31612345678.',
      resolve: ({ account }) => account.phoneNumber,
    }),
    vatNumber: t.string({
      nullable: true,
      description: "The company's VAT number, with the country’s letters in front.",
      resolve: async ({ invoicing }) => (await invoicing()).vatNumber,
    }),
    kvkNumber: t.string({
      nullable: true,
      description: "The company's number in the trade register.",
      resolve: async ({ invoicing }) => (await invoicing()).kvkNumber,
    }),
    address: t.field({
      type: ProfileAddressRef,
      nullable: true,
      description:
        'To whom invoices are made out: what stands ready for them in the address book, else as the last one was; null where there is neither.',
      resolve: async ({ invoicing }) => {
        const { address, companyName } = await invoicing()
        return address && { ...address, companyName: companyName ?? undefined }
      },
    }),
    isAddressFromBook: t.boolean({
      description: 'Address, company and its numbers are changed in the address book alone.',
      resolve: async ({ invoicing }) => (await invoicing()).isFromBook,
    }),
    deliveryAddress: t.field({
      type: AddressRef,
      nullable: true,
      description:
        'Where the customer has posted what they keep, as their address book says; null where it says nothing.',
      resolve: async ({ delivery }) => {
        const booked = await delivery()
        return booked && viewBooked(booked)
      },
    }),
  }),
})

const UserRef = builder.objectRef<UserView>('User').implement({
  description: 'A customer; logged in when there is a main profile (SPEC §3).',
  fields: (t) => ({
    mainProfile: t.field({
      type: CustomerProfileRef,
      nullable: true,
      description: 'The profile of the customer who is logged in.',
      resolve: (user) => user,
    }),
    subscribed: t.boolean({
      description: 'Receives the newsletter.',
      resolve: (user) => user.isSubscribed(),
    }),
  }),
})

type UserInfoView = { user: UserView | undefined }

const UserInfoRef = builder.objectRef<UserInfoView>('UserInfo').implement({
  description: 'The caller. Info without a user means an anonymous visitor.',
  fields: (t) => ({
    user: t.expose('user', {
      type: UserRef,
      nullable: true,
      description: 'The customer who is logged in; null for a guest.',
    }),
  }),
})

builder.queryField('getUserInfo', (t) =>
  t.field({
    type: UserInfoRef,
    description: 'The caller. A browser whose session ended is told to forget it.',
    args: { userData: t.arg({ type: UserDataRef, required: true }) },
    resolve: async (_root, { userData }, ctx) => {
      ask(ctx, userData)
      const { sessionKey } = ctx.visitor
      const user = await showUser(ctx.deps, sessionKey)
      if (user === undefined && ctx.visitor.seemsLoggedIn) ctx.visitor.forgetSession()
      return { user }
    },
  }),
)
