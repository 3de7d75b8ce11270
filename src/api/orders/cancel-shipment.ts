import { builder } from '#api/builder.ts'
import { type Payload, payload } from '#api/payload.ts'
import { ApiErrorRef } from '#api/shared/api-error.ts'
import { MoneyRef, toWire } from '#api/shared/money.ts'
import { UserDataRef } from '#api/shared/user-data.ts'
import { cancelShipment } from '#flows/orders/cancel-shipment.ts'
import { type ReturnView, showReturn } from '#flows/orders/show-return.ts'
import type { WireMoney } from '#i18n/formats.ts'
import { changeOrder } from './change-order.ts'
import { PlacedOrderPayloadRef } from './placed-order.ts'

type MoneyBackView = {
  [Part in keyof ReturnView]: ReturnView[Part] extends boolean ? boolean : WireMoney
}

export const viewMoneyBack = ({ isWholeOrder, ...amounts }: ReturnView): MoneyBackView => ({
  gifts: toWire(amounts.gifts),
  wrapping: toWire(amounts.wrapping),
  discount: toWire(amounts.discount),
  fees: toWire(amounts.fees),
  postage: toWire(amounts.postage),
  total: toWire(amounts.total),
  isWholeOrder,
})

export const MoneyBackRef = builder.objectRef<MoneyBackView>('MoneyBack').implement({
  description: 'What comes back to whoever paid, by the means that paid it.',
  fields: (t) => ({
    gifts: t.expose('gifts', { type: MoneyRef, description: 'Of cards and donations.' }),
    wrapping: t.expose('wrapping', { type: MoneyRef, description: 'Of paper and packing.' }),
    discount: t.expose('discount', {
      type: MoneyRef,
      description: 'What had been taken off both, which does not come back.',
    }),
    fees: t.expose('fees', {
      type: MoneyRef,
      description: 'Of the order; only when nothing of it is left.',
    }),
    postage: t.expose('postage', { type: MoneyRef, description: 'Of what nobody got.' }),
    total: t.expose('total', { type: MoneyRef, description: 'All of it.' }),
    isWholeOrder: t.exposeBoolean('isWholeOrder', {
      description: 'True if nothing of the order is left.',
    }),
  }),
})

const CancellationPayloadRef = builder
  .objectRef<Payload<{ moneyBack: MoneyBackView }>>('CancellationPayload')
  .implement({
    description: 'What would come back, or why it cannot be called off.',
    fields: (t) => ({
      moneyBack: t.expose('moneyBack', {
        type: MoneyBackRef,
        nullable: true,
        description: 'What comes back if it is called off now.',
      }),
      errors: t.expose('errors', { type: [ApiErrorRef], description: 'Empty when all went well.' }),
    }),
  })

builder.queryField('cancellation', (t) =>
  t.field({
    type: CancellationPayloadRef,
    description:
      'What comes back if what one receiver would get is called off by `cancelShipment`. Only for the giver.',
    args: {
      userData: t.arg({ type: UserDataRef, required: true }),
      orderUuid: t.arg.string({ required: true, description: 'Of which order.' }),
      deliveryId: t.arg.string({ required: true, description: 'The `id` of the receiver.' }),
    },
    resolve: (_root, { userData, ...asked }, ctx) =>
      payload(ctx, userData, async () => {
        const viewer = { visitorKey: ctx.visitor.key, sessionKey: ctx.visitor.sessionKey }
        return { moneyBack: viewMoneyBack(await showReturn(ctx.deps, { ...viewer, ...asked })) }
      }),
  }),
)

builder.mutationField('cancelShipment', (t) =>
  t.field({
    type: PlacedOrderPayloadRef,
    description:
      'Calls off what one receiver would get, before it is sent; what was paid goes back. Only for the giver.',
    args: {
      userData: t.arg({ type: UserDataRef, required: true }),
      orderUuid: t.arg.string({ required: true, description: 'Of which order.' }),
      deliveryId: t.arg.string({ required: true, description: 'The `id` of the receiver.' }),
      expectedTotal: t.arg.int({
        required: true,
        description: 'The total of `cancellation` as it was shown, in minor units.',
      }),
    },
    resolve: (_root, { userData, orderUuid, deliveryId, expectedTotal }, ctx) =>
      changeOrder(ctx, { userData, orderUuid, deliveryId }, (delivery) =>
        cancelShipment(ctx.deps, { ...delivery, expectedCents: expectedTotal }),
      ),
  }),
)
