import * as v from 'valibot'
import { builder } from '#api/builder.ts'
import { parseInput } from '#api/parse-input.ts'
import { UserDataRef } from '#api/shared/user-data.ts'
import { changeOrderedGift } from '#flows/orders/change-ordered-gift.ts'
import { changedGiftSchema } from '#kernel/gift-input.ts'
import { noteLengthMax } from '#kernel/limits.ts'
import { changeOrder } from './change-order.ts'
import { PlacedOrderPayloadRef } from './placed-order.ts'

const schema = v.pick(changedGiftSchema, ['message', 'wrapper'])

builder.mutationField('changeOrderedGift', (t) =>
  t.field({
    type: PlacedOrderPayloadRef,
    description:
      'Has another note beside a gift, or another paper around it. Only for the giver, until it is sent or packed.',
    args: {
      userData: t.arg({ type: UserDataRef, required: true }),
      orderUuid: t.arg.string({ required: true, description: 'Of which order.' }),
      deliveryId: t.arg.string({ required: true, description: 'The `id` of the receiver.' }),
      packageId: t.arg.id({ required: true, description: 'The `id` of the gift.' }),
      message: t.arg.string({ description: 'Another note; empty: none. Left out: as it was.' }),
      wrapper: t.arg.id({ description: 'Another paper, of its `papers`. Left out: as it was.' }),
    },
    resolve: (_root, { userData, orderUuid, deliveryId, packageId, message, wrapper }, ctx) =>
      changeOrder(ctx, { userData, orderUuid, deliveryId }, async (delivery) => {
        const isEmptied = message?.trim() === ''
        const written = parseInput(
          schema,
          { message: isEmptied ? undefined : message, wrapper },
          { noteTooLong: { max: noteLengthMax } },
        )
        const change = isEmptied ? { ...written, message: null } : written
        await changeOrderedGift(ctx.deps, { ...delivery, packageId: String(packageId), ...change })
      }),
  }),
)
