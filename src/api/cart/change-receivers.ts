import { builder } from '#api/builder.ts'
import { mutation } from '#api/payload.ts'
import { UserDataRef } from '#api/shared/user-data.ts'
import { changeReceiver } from '#domain/cart/change-receiver.ts'
import { copyShipment } from '#domain/cart/copy-shipment.ts'
import { ReceiverInputRef, receiverFrom } from './add-package.ts'
import { CartPayloadRef, changeOf } from './cart-payload.ts'
import { viewCart } from './cart-view.ts'
import { versionDescription } from './change-packages.ts'

const shipmentDescription = 'Which shipment, by its tag.'

builder.mutationField('changeReceiver', (t) =>
  t.field({
    type: CartPayloadRef,
    description: 'Has all that goes to one receiver go to another.',
    args: {
      userData: t.arg({ type: UserDataRef, required: true }),
      shipmentTag: t.arg.string({ required: true, description: shipmentDescription }),
      receiver: t.arg({ type: ReceiverInputRef, required: true, description: 'Who gets it now.' }),
      version: t.arg.int({ description: versionDescription }),
    },
    resolve: (_root, { userData, shipmentTag, receiver, version }, ctx) =>
      mutation(ctx, userData, async (one, call) => {
        const cart = await changeReceiver(one, {
          ...changeOf(ctx, call),
          shipmentTag,
          receiver: receiverFrom(receiver),
          version: version ?? undefined,
        })
        return { order: viewCart(cart, call) }
      }),
  }),
)

builder.mutationField('copyShipment', (t) =>
  t.field({
    type: CartPayloadRef,
    description: 'Gives all that goes to one receiver to one more, at the same moment.',
    args: {
      userData: t.arg({ type: UserDataRef, required: true }),
      shipmentTag: t.arg.string({ required: true, description: shipmentDescription }),
      receiver: t.arg({ type: ReceiverInputRef, required: true, description: 'Who gets it too.' }),
      version: t.arg.int({ description: versionDescription }),
    },
    resolve: (_root, { userData, shipmentTag, receiver, version }, ctx) =>
      mutation(ctx, userData, async (one, call) => {
        const cart = await copyShipment(one, call, {
          ...changeOf(ctx, call),
          shipmentTag,
          receiver: receiverFrom(receiver),
          version: version ?? undefined,
        })
        return { order: viewCart(cart, call) }
      }),
  }),
)
