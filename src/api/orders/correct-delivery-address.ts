import { builder } from '#api/builder.ts'
import { parseInput } from '#api/parse-input.ts'
import { payload } from '#api/payload.ts'
import { UserDataRef } from '#api/shared/user-data.ts'
import { correctAddress } from '#flows/orders/correct-address.ts'
import { showOrder } from '#flows/orders/show-order.ts'
import { repeatedEmailSchema } from '#kernel/email.ts'
import { PlacedOrderPayloadRef, viewOrder } from './placed-order.ts'

builder.mutationField('correctDeliveryAddress', (t) =>
  t.field({
    type: PlacedOrderPayloadRef,
    description:
      'Sends the gift of one receiver to another address; the link that was mailed before is dead. Only for the giver.',
    args: {
      userData: t.arg({ type: UserDataRef, required: true }),
      orderUuid: t.arg.string({ required: true, description: 'Of which order.' }),
      deliveryId: t.arg.string({ required: true, description: 'The `id` of the receiver.' }),
      email: t.arg.string({ required: true, description: 'Where the gift should go.' }),
      confirmEmail: t.arg.string({ required: true, description: 'The same again.' }),
    },
    resolve: (_root, { userData, orderUuid, deliveryId, ...typed }, ctx) =>
      payload(ctx, userData, async ({ language }) => {
        const { email } = parseInput(repeatedEmailSchema, typed)
        const viewer = { visitorKey: ctx.visitor.key, sessionKey: ctx.visitor.sessionKey }
        await correctAddress(ctx.deps, { ...viewer, orderUuid, deliveryId, email })
        const order = await showOrder(ctx.deps, { ...viewer, uuid: orderUuid, language })
        return { order: viewOrder(order, { language }) }
      }),
  }),
)
