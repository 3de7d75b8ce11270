import { builder } from '#api/builder.ts'
import { payload } from '#api/payload.ts'
import { UserDataRef } from '#api/shared/user-data.ts'
import { askLatePost } from '#flows/orders/ask-late-post.ts'
import { showOrder } from '#flows/orders/show-order.ts'
import { PlacedOrderPayloadRef, viewOrder } from './placed-order.ts'

builder.mutationField('askLatePost', (t) =>
  t.field({
    type: PlacedOrderPayloadRef,
    description:
      'Asks the shop where a card by post is. Only for the giver, once, after five working days.',
    args: {
      userData: t.arg({ type: UserDataRef, required: true }),
      orderUuid: t.arg.string({ required: true, description: 'Of which order.' }),
      deliveryId: t.arg.string({ required: true, description: 'The `id` of the receiver.' }),
    },
    resolve: (_root, { userData, orderUuid, deliveryId }, ctx) =>
      payload(ctx, userData, async ({ language }) => {
        const viewer = { visitorKey: ctx.visitor.key, sessionKey: ctx.visitor.sessionKey }
        await askLatePost(ctx.deps, { ...viewer, orderUuid, deliveryId })
        const order = await showOrder(ctx.deps, { ...viewer, uuid: orderUuid, language })
        return { order: viewOrder(order, { language }) }
      }),
  }),
)
