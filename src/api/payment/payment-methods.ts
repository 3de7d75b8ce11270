import * as v from 'valibot'
import { builder } from '#api/builder.ts'
import { parseInput } from '#api/parse-input.ts'
import { type Payload, payload } from '#api/payload.ts'
import { ApiErrorRef } from '#api/shared/api-error.ts'
import { UserDataRef } from '#api/shared/user-data.ts'
import type { PaymentMethod, PaymentProvider } from '#domain/payments/provider.ts'
import { countFailedPayments } from '#flows/payments/count-failed-payments.ts'
import { listPaymentMethods, type OfferedMethod } from '#flows/payments/list-payment-methods.ts'

import type { WalletSheet } from '#kernel/wallet-sheets.ts'

const BankRef = builder.objectRef<PaymentMethod['banks'][number]>('Bank').implement({
  description: 'A bank to choose within a payment method.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Which bank.' }),
    issuer: t.exposeString('issuer', { description: 'Its name.' }),
  }),
})

const WalletSheetRef = builder.objectRef<WalletSheet>('WalletSheet').implement({
  description: 'What opens the sheet of a wallet on the page that pays.',
  fields: (t) => ({
    scriptUrl: t.exposeString('scriptUrl', {
      nullable: true,
      description: 'Loaded after a press; null where the browser has the wallet by itself.',
    }),
    isTest: t.exposeBoolean('isTest', { description: 'No money moves.' }),
    merchantId: t.exposeString('merchantId', {
      description: 'The shop, to the owner of the wallet.',
    }),
    gatewayMerchantId: t.exposeString('gatewayMerchantId', {
      description: 'The shop, to the payment provider.',
    }),
    countryCode: t.string({
      description: 'Where the shop is.',
      resolve: (_sheet, _args, { deps }) => deps.storefront.countryCode,
    }),
    shopName: t.string({
      description: 'To whom the wallet says that it pays.',
      resolve: (_sheet, _args, { deps }) => deps.storefront.name,
    }),
  }),
})

const PaymentMethodRef = builder.objectRef<OfferedMethod>('PaymentMethod').implement({
  description: 'A way to pay.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'As the provider calls it: `ideal`, `scheme`.' }),
    name: t.exposeString('name', { description: 'To be shown.' }),
    marks: t.exposeStringList('marks', { description: 'Names of the marks that are shown of it.' }),
    brands: t.exposeStringList('brands', { description: 'Brands of cards that are accepted.' }),
    banks: t.expose('banks', { type: [BankRef], description: 'Empty where none is to be chosen.' }),
    sheet: t.expose('sheet', {
      type: WalletSheetRef,
      nullable: true,
      description: 'Only of Apple Pay and Google Pay.',
    }),
    raw: t.string({
      description: 'What the provider said of it as JSON, for what else a method may need.',
      resolve: ({ raw = {} }) => JSON.stringify(raw),
    }),
  }),
})

type CardFields = ReturnType<PaymentProvider['cardFields']>

const CardFieldsRef = builder.objectRef<CardFields>('CardFields').implement({
  description:
    'What the component of the payment provider needs for the fields of a card: the page never sees a number.',
  fields: (t) => ({
    frameUrl: t.exposeString('frameUrl', { description: 'Under which address its frames stand.' }),
    clientKey: t.exposeString('clientKey', { description: 'Public key of the shop.' }),
  }),
})

type MethodsView = { methods: readonly OfferedMethod[]; cardFields: CardFields | undefined }

const PaymentMethodsPayloadRef = builder
  .objectRef<Payload<MethodsView>>('PaymentMethodsPayload')
  .implement({
    description: 'The ways to pay the basket, or why there are none.',
    fields: (t) => ({
      methods: t.field({
        type: [PaymentMethodRef],
        description: 'In the order in which they are shown.',
        resolve: ({ methods }) => methods ?? [],
      }),
      cardFields: t.expose('cardFields', {
        type: CardFieldsRef,
        nullable: true,
        description: 'Null with errors.',
      }),
      failures: t.int({
        description:
          'How often paying failed in the last hour: after the second time it is said whom to ask.',
        resolve: (_methods, _args, { deps, visitor }) => countFailedPayments(deps, visitor.key),
      }),
      errors: t.expose('errors', { type: [ApiErrorRef], description: 'Empty when all went well.' }),
    }),
  })

const totalSchema = v.object({ total: v.optional(v.pipe(v.number(), v.minValue(1))) })

builder.queryField('paymentMethods', (t) =>
  t.field({
    type: PaymentMethodsPayloadRef,
    description: 'The ways to pay the basket, as the provider offers them for its total.',
    args: {
      userData: t.arg({ type: UserDataRef, required: true }),
      total: t.arg.int({
        description: 'In minor units, of what lies in no basket yet; null: of the basket.',
      }),
      quote: t.arg.string({ description: 'Private link of a quote: the ways to pay that.' }),
      company: t.arg.string({
        description: 'With a quote: the company that a member orders it for (3850, 3851).',
      }),
    },
    resolve: (_root, { userData, total, quote, company }, ctx) =>
      payload(ctx, userData, async ({ language }) => ({
        methods: await listPaymentMethods(ctx.deps, {
          visitorKey: ctx.visitor.key,
          language,
          totalCents: parseInput(totalSchema, { total }).total,
          quote: quote
            ? {
                token: quote,
                companyId: company ?? undefined,
                sessionKey: ctx.visitor.sessionKey,
              }
            : undefined,
        }),
        cardFields: ctx.deps.payments.cardFields(),
      })),
  }),
)
