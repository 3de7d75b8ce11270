import { builder } from '#api/builder.ts'
import { MoneyBackRef, viewMoneyBack } from '#api/orders/cancel-shipment.ts'
import { parseInput } from '#api/parse-input.ts'
import { type Payload, payload } from '#api/payload.ts'
import { ApiErrorRef } from '#api/shared/api-error.ts'
import { UserDataRef } from '#api/shared/user-data.ts'
import { offerWithdrawal, type WithdrawalOffer } from '#flows/withdrawals/offer-withdrawal.ts'
import { stateWithdrawal } from '#flows/withdrawals/state-withdrawal.ts'
import { withdrawalSchema } from '#kernel/withdrawal-input.ts'

const WithdrawalResultRef = builder.enumType('WithdrawalResult', {
  description: 'What becomes of a part of an order that is withdrawn.',
  values: {
    PAID_BACK: { value: 'paidBack', description: 'It goes back at once.' },
    WAITING: { value: 'waiting', description: 'A person looks at it first.' },
    SEEN: { value: 'seen', description: 'Its code was seen, which ends the right.' },
    LATE: { value: 'late', description: 'The days of the right are over.' },
    DONATED: { value: 'donated', description: 'The donation was given.' },
    BUSINESS: { value: 'business', description: 'The right is for consumers.' },
    GONE: { value: 'gone', description: 'Nothing of it is left.' },
    REFUSED: { value: 'refused', description: 'A person decided so.' },
  } as const,
})

const WithdrawalPartRef = builder
  .objectRef<WithdrawalOffer['parts'][number]>('WithdrawalPart')
  .implement({
    description: 'What one receiver gets, as far as it may be withdrawn.',
    fields: (t) => ({
      deliveryId: t.exposeID('deliveryId', { description: 'Names it in `withdraw`.' }),
      receiverName: t.exposeString('receiverName', {
        nullable: true,
        description: 'By first name; null of what the giver keeps.',
      }),
      titles: t.exposeStringList('titles', { description: 'Of its cards.' }),
      result: t.expose('result', {
        type: WithdrawalResultRef,
        description: 'What becomes of it if it is withdrawn now.',
      }),
      until: t.exposeString('until', {
        nullable: true,
        description: 'The last day of the right, as `2026-12-07`; null before it was posted.',
      }),
    }),
  })

type OfferView = Omit<WithdrawalOffer, 'moneyBack'> & {
  moneyBack: ReturnType<typeof viewMoneyBack> | undefined
}

const WithdrawalOfferRef = builder.objectRef<OfferView>('WithdrawalOffer').implement({
  description: 'What may be withdrawn of an order.',
  fields: (t) => ({
    orderNumber: t.exposeString('orderNumber', { description: 'Of the order.' }),
    name: t.exposeString('name', { description: 'Of whoever ordered.' }),
    email: t.exposeString('email', { description: 'Where the acknowledgement goes.' }),
    parts: t.expose('parts', { type: [WithdrawalPartRef], description: 'Receiver by receiver.' }),
    moneyBack: t.expose('moneyBack', {
      type: MoneyBackRef,
      nullable: true,
      description: 'What comes back at once of what was chosen; null if nothing does.',
    }),
  }),
})

const WithdrawalOfferPayloadRef = builder
  .objectRef<Payload<{ offer: OfferView }>>('WithdrawalOfferPayload')
  .implement({
    description: 'What may be withdrawn, or why it is not shown.',
    fields: (t) => ({
      offer: t.expose('offer', {
        type: WithdrawalOfferRef,
        nullable: true,
        description: 'Only for the giver.',
      }),
      errors: t.expose('errors', { type: [ApiErrorRef], description: 'Empty when all went well.' }),
    }),
  })

const WithdrawPayloadRef = builder
  .objectRef<Payload<{ statedOn: Date }>>('WithdrawPayload')
  .implement({
    description: 'When the statement came. It is the same whether there is such an order or not.',
    fields: (t) => ({
      statedOn: t.expose('statedOn', {
        type: 'DateTime',
        nullable: true,
        description:
          'The moment that counts; the acknowledgement is mailed to the order’s address.',
      }),
      errors: t.expose('errors', { type: [ApiErrorRef], description: 'Empty when all went well.' }),
    }),
  })

const WithdrawalInputRef = builder.inputType('WithdrawalInput', {
  description: 'A statement of withdrawal.',
  fields: (t) => ({
    name: t.string({ required: true, description: 'Who withdraws.' }),
    orderNumber: t.string({ required: true, description: 'From which order.' }),
    email: t.string({ required: true, description: 'With which it was ordered.' }),
    partsText: t.string({ description: 'Which of it, in words; null is all of it.' }),
  }),
})

builder.queryField('withdrawalOffer', (t) =>
  t.field({
    type: WithdrawalOfferPayloadRef,
    description: 'What may be withdrawn of an order, and what comes back. Only for the giver.',
    args: {
      userData: t.arg({ type: UserDataRef, required: true }),
      orderUuid: t.arg.string({ required: true, description: 'Of which order.' }),
      deliveryIds: t.arg.stringList({ description: 'Which of it; null is all of it.' }),
    },
    resolve: (_root, { userData, orderUuid, deliveryIds }, ctx) =>
      payload(ctx, userData, async ({ language }) => {
        const viewer = { visitorKey: ctx.visitor.key, sessionKey: ctx.visitor.sessionKey }
        const asked = { ...viewer, orderUuid, language, deliveryIds: deliveryIds ?? undefined }
        const { moneyBack, ...offer } = await offerWithdrawal(ctx.deps, asked)
        return { offer: { ...offer, moneyBack: moneyBack && viewMoneyBack(moneyBack) } }
      }),
  }),
)

builder.mutationField('withdraw', (t) =>
  t.field({
    type: WithdrawPayloadRef,
    description:
      'Withdraws from the contract of an order, whole or in part, as the law lets consumers. Nobody has to be logged in.',
    args: {
      userData: t.arg({ type: UserDataRef, required: true }),
      input: t.arg({ type: WithdrawalInputRef, required: true }),
      orderUuid: t.arg.string({ description: 'Of the giver, who chooses parts of it.' }),
      deliveryIds: t.arg.stringList({ description: 'Which of it; null is all of it.' }),
    },
    resolve: (_root, { userData, input, orderUuid, deliveryIds }, ctx) =>
      payload(ctx, userData, async ({ language }) => {
        const stated = parseInput(withdrawalSchema, {
          ...input,
          partsText: input.partsText ?? undefined,
        })
        const viewer = { visitorKey: ctx.visitor.key, sessionKey: ctx.visitor.sessionKey }
        const statedOn = await stateWithdrawal(ctx.deps, {
          ...{ ...stated, ...viewer, language, clientIp: ctx.clientIp },
          orderUuid: orderUuid ?? undefined,
          deliveryIds: deliveryIds ?? undefined,
        })
        return { statedOn }
      }),
  }),
)
