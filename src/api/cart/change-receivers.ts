import { builder } from '#api/builder.ts'
import { mutation } from '#api/payload.ts'
import { UserDataRef } from '#api/shared/user-data.ts'
import { changeReceiver } from '#domain/cart/change-receiver.ts'
import { copyShipment } from '#domain/cart/copy-shipment.ts'
import { destinationFrom, ReceiverInputRef } from './add-package.ts'
import { AddressInputRef } from './address-input.ts'
import { CartPayloadRef, changeOf } from './cart-payload.ts'
import { viewCart } from './cart-view.ts'
import { versionDescription } from './change-packages.ts'

const addressDescription = 'Where it is posted, of what goes by post.'
const shipmentDescription = 'Which shipment, by its tag.'

builder.mutationField('changeReceiver', (t) =>
  t.field({
    type: CartPayloadRef,
    description: 'Has all that goes to one receiver go to another.',
    args: {
      userData: t.arg({ type: UserDataRef, required: true }),
      shipmentTag: t.arg.string({ required: true, description: shipmentDescription }),
      receiver: t.arg({ type: ReceiverInputRef, required: true, description: 'Who gets it now.' }),
      address: t.arg({ type: AddressInputRef, description: addressDescription }),
      version: t.arg.int({ description: versionDescription }),
    },
    resolve: (_root, { userData, shipmentTag, receiver, address, version }, ctx) =>
      mutation(ctx, userData, async (one, call) => {
        const cart = await changeReceiver(one, call, {
          ...changeOf(ctx, call),
          shipmentTag,
          to: destinationFrom({ receiver, address }),
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
      address: t.arg({ type: AddressInputRef, description: addressDescription }),
      version: t.arg.int({ description: versionDescription }),
    },
    resolve: (_root, { userData, shipmentTag, receiver, address, version }, ctx) =>
      mutation(ctx, userData, async (one, call) => {
        const cart = await copyShipment(one, call, {
          ...changeOf(ctx, call),
          shipmentTag,
          to: destinationFrom({ receiver, address }),
          version: version ?? undefined,
        })
        return { order: viewCart(cart, call) }
      }),
  }),
)
