import { ask } from '#api/ask.ts'
import { builder } from '#api/builder.ts'
import { UserDataRef } from '#api/shared/user-data.ts'

type CustomerProfileView = { firstName: string; lastName: string; email: string }

const CustomerProfileRef = builder.objectRef<CustomerProfileView>('CustomerProfile').implement({
  description: 'Who a customer with an account is.',
  fields: (t) => ({
    firstName: t.exposeString('firstName', { description: 'First name.' }),
    lastName: t.exposeString('lastName', { description: 'Last name.' }),
    email: t.exposeString('email', { description: 'E-mail address.' }),
  }),
})

type UserView = { mainProfile: CustomerProfileView | undefined; subscribed: boolean }

const UserRef = builder.objectRef<UserView>('User').implement({
  description: 'A customer; logged in when there is a main profile (SPEC §3).',
  fields: (t) => ({
    mainProfile: t.expose('mainProfile', {
      type: CustomerProfileRef,
      nullable: true,
      description: 'The profile of whoever is logged in.',
    }),
    subscribed: t.exposeBoolean('subscribed', { description: 'Receives the newsletter.' }),
  }),
})

type UserInfoView = { user: UserView | undefined }

const UserInfoRef = builder.objectRef<UserInfoView>('UserInfo').implement({
  description: 'Who is asking. Info without a user means an anonymous visitor.',
  fields: (t) => ({
    user: t.expose('user', {
      type: UserRef,
      nullable: true,
      description: 'The customer, if known.',
    }),
  }),
})

const anonymous: UserInfoView = { user: undefined }

builder.queryField('getUserInfo', (t) =>
  t.field({
    type: UserInfoRef,
    description: 'Who is asking; every visitor is anonymous as long as the shop has no accounts.',
    args: { userData: t.arg({ type: UserDataRef, required: true }) },
    resolve: (_root, { userData }, ctx) => {
      ask(ctx, userData)
      return anonymous
    },
  }),
)
