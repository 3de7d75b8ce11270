import * as v from 'valibot'
import { builder } from '#api/builder.ts'
import { parseInput } from '#api/parse-input.ts'
import { UserDataRef } from '#api/shared/user-data.ts'
import { changeOrderedDeliveryDate } from '#flows/orders/change-ordered-delivery-date.ts'
import { plannedSchema } from '#kernel/delivery-date.ts'
import { earlyDeliveryText } from '#kernel/early-delivery-text.ts'
import { changeOrder } from './change-order.ts'
import { PlacedOrderPayloadRef } from './placed-order.ts'

/** A wording that was never shown is no consent. */
const changeSchema = v.object({
  ...plannedSchema.entries,
  agreedText: v.optional(v.pipe(v.number(), v.minValue(1), v.maxValue(earlyDeliveryText))),
})

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
      agreedText: t.arg.int({
        description: 'They ticked the box about an early delivery: which wording of it (3364).',
      }),
    },
    resolve: (_root, { userData, orderUuid, deliveryId, deliveryDate, agreedText }, ctx) =>
      changeOrder(ctx, { userData, orderUuid, deliveryId }, async (delivery) => {
        const planned = parseInput(changeSchema, { deliveryDate, agreedText })
        await changeOrderedDeliveryDate(ctx.deps, { ...delivery, ...planned })
      }),
  }),
)
