import { builder } from '#api/builder.ts'
import { parseInput } from '#api/parse-input.ts'
import { UserDataRef } from '#api/shared/user-data.ts'
import { changeDeliveryDate } from '#flows/orders/change-delivery-date.ts'
import { plannedSchema } from '#kernel/delivery-date.ts'
import { changeOrder } from './change-order.ts'
import { PlacedOrderPayloadRef } from './placed-order.ts'

builder.mutationField('changeDeliveryDate', (t) =>
  t.field({
    type: PlacedOrderPayloadRef,
    description:
      'Has what waits for its moment delivered at another, or at once; by post another day counts. Only for the giver, until it is sent or packed.',
    args: {
      userData: t.arg({ type: UserDataRef, required: true }),
      orderUuid: t.arg.string({ required: true, description: 'Of which order.' }),
      deliveryId: t.arg.string({ required: true, description: 'The `id` of the receiver.' }),
      deliveryDate: t.arg.string({
        description: 'A minute on a Dutch clock, as `2026-12-05T09:00`; null: at once.',
      }),
    },
    resolve: (_root, { userData, orderUuid, deliveryId, deliveryDate }, ctx) =>
      changeOrder(ctx, { userData, orderUuid, deliveryId }, async (delivery) => {
        const planned = parseInput(plannedSchema, { deliveryDate })
        await changeDeliveryDate(ctx.deps, { ...delivery, ...planned })
      }),
  }),
)
