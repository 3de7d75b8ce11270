import { builder } from '#api/builder.ts'
import { mutation } from '#api/payload.ts'
import { settleStreets } from '#api/shared/settle-streets.ts'
import { UserDataRef } from '#api/shared/user-data.ts'
import { changeReceiver } from '#domain/cart/change-receiver.ts'
import { copyShipment } from '#domain/cart/copy-shipment.ts'
import { setDeliveryMode } from '#domain/cart/set-delivery-mode.ts'
import { destinationFrom, knownReceiverFrom, ReceiverInputRef } from './add-package.ts'
import { AddressInputRef } from './address-input.ts'
import { CartPayloadRef, changeOf, roomOf } from './cart-payload.ts'
import { viewCart } from './cart-view.ts'
import { versionDescription } from './change-packages.ts'
import { DeliveryModeRef } from './enums.ts'

const addressDescription = 'Where it is posted, of what goes by post.'
const shipmentDescription = 'Which shipment, by its tag.'

builder.mutationField('changeReceiver', (t) =>
  t.field({
    type: CartPayloadRef,
    description:
      'Has all that goes to one receiver, or one package of it, go to another. Who gets nothing any more because the giver keeps it is remembered in `receivers`.',
    args: {
      userData: t.arg({ type: UserDataRef, required: true }),
      shipmentTag: t.arg.string({ required: true, description: shipmentDescription }),
      packageId: t.arg.id({ description: 'One package of it alone; null: all of them.' }),
      quantity: t.arg.int({ description: 'So many of that package; null: all of it.' }),
      receiver: t.arg({ type: ReceiverInputRef, description: 'Who gets it now; null: I do.' }),
      address: t.arg({ type: AddressInputRef, description: addressDescription }),
      version: t.arg.int({ description: versionDescription }),
    },
    resolve: (_root, { userData, shipmentTag, packageId, quantity, version, ...to }, ctx) =>
      mutation(ctx, userData, async (one, call) => {
        const cart = await changeReceiver(one, call, {
          ...changeOf(ctx, call),
          ...{ shipmentTag, packageId: packageId ?? undefined, quantity: quantity ?? undefined },
          to: destinationFrom(await settleStreets(ctx, to)),
          version: version ?? undefined,
        })
        return { order: () => viewCart(cart, call) }
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
          ensureRoom: roomOf(ctx),
          to: destinationFrom(await settleStreets(ctx, { receiver, address })),
          version: version ?? undefined,
        })
        return { order: () => viewCart(cart, call) }
      }),
  }),
)

builder.mutationField('setDeliveryMode', (t) =>
  t.field({
    type: CartPayloadRef,
    description:
      'Has all go to whoever orders (DEFAULT), to one other (SINGLE), or each package to whom it went before (SPLIT). What is not needed then is kept with the basket and offered again.',
    args: {
      userData: t.arg({ type: UserDataRef, required: true }),
      deliveryMode: t.arg({ type: DeliveryModeRef, required: true, description: 'To whom.' }),
      receiver: t.arg({
        type: ReceiverInputRef,
        description:
          'Who gets all of it, of SINGLE; with an e-mail address where something goes by mail.',
      }),
      address: t.arg({ type: AddressInputRef, description: addressDescription }),
      version: t.arg.int({ description: versionDescription }),
    },
    resolve: (_root, { userData, deliveryMode: mode, receiver, address, version }, ctx) =>
      mutation(ctx, userData, async (one, call) => {
        const isNamed = mode === 'SINGLE' && receiver
        const cart = await setDeliveryMode(one, call, {
          ...{ ...changeOf(ctx, call), mode, version: version ?? undefined },
          to: isNamed
            ? knownReceiverFrom(await settleStreets(ctx, { receiver, address }))
            : undefined,
        })
        return { order: () => viewCart(cart, call) }
      }),
  }),
)
