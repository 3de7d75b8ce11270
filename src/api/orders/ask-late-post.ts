import { builder } from '#api/builder.ts'
import { UserDataRef } from '#api/shared/user-data.ts'
import { askLatePost } from '#flows/orders/ask-late-post.ts'
import { changeOrder } from './change-order.ts'
import { PlacedOrderPayloadRef } from './placed-order.ts'

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
      changeOrder(ctx, { userData, orderUuid, deliveryId }, (delivery) =>
        askLatePost(ctx.deps, delivery),
      ),
  }),
)
