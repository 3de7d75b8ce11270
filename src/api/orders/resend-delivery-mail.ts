import { builder } from '#api/builder.ts'
import { UserDataRef } from '#api/shared/user-data.ts'
import { resendMail } from '#flows/orders/resend-mail.ts'
import { changeOrder } from './change-order.ts'
import { PlacedOrderPayloadRef } from './placed-order.ts'

builder.mutationField('resendDeliveryMail', (t) =>
  t.field({
    type: PlacedOrderPayloadRef,
    description:
      'Mails one receiver again, to the same address and with the same link. Three times at most, and with pauses. Only for the giver.',
    args: {
      userData: t.arg({ type: UserDataRef, required: true }),
      orderUuid: t.arg.string({ required: true, description: 'Of which order.' }),
      deliveryId: t.arg.string({ required: true, description: 'The `id` of the receiver.' }),
    },
    resolve: (_root, { userData, orderUuid, deliveryId }, ctx) =>
      changeOrder(ctx, { userData, orderUuid, deliveryId }, (delivery) =>
        resendMail(ctx.deps, delivery),
      ),
  }),
)
