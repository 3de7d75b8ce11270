import { builder } from '#api/builder.ts'
import { parseInput } from '#api/parse-input.ts'
import { UserDataRef } from '#api/shared/user-data.ts'
import { correctAddress } from '#flows/orders/correct-address.ts'
import { correctedReceiverSchema } from '#kernel/gift-input.ts'
import { changeOrder } from './change-order.ts'
import { PlacedOrderPayloadRef } from './placed-order.ts'

builder.mutationField('correctDeliveryAddress', (t) =>
  t.field({
    type: PlacedOrderPayloadRef,
    description:
      'Sends the gift of one receiver to another address: at once, or at the moment that it waits for. The link that was mailed before is dead. Only for the giver.',
    args: {
      userData: t.arg({ type: UserDataRef, required: true }),
      orderUuid: t.arg.string({ required: true, description: 'Of which order.' }),
      deliveryId: t.arg.string({ required: true, description: 'The `id` of the receiver.' }),
      email: t.arg.string({ required: true, description: 'Where the gift should go.' }),
      confirmEmail: t.arg.string({ required: true, description: 'The same again.' }),
      name: t.arg.string({ description: 'What the receiver is called; null stays as it is.' }),
    },
    resolve: (_root, { userData, orderUuid, deliveryId, ...typed }, ctx) =>
      changeOrder(ctx, { userData, orderUuid, deliveryId }, async (delivery) => {
        const input = { ...typed, name: typed.name ?? undefined }
        await correctAddress(ctx.deps, {
          ...{ ...delivery, ...parseInput(correctedReceiverSchema, input) },
        })
      }),
  }),
)
