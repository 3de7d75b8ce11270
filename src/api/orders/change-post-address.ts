import * as v from 'valibot'
import { builder } from '#api/builder.ts'
import { AddressInputRef } from '#api/cart/address-input.ts'
import { parseInput } from '#api/parse-input.ts'
import { payload } from '#api/payload.ts'
import { UserDataRef } from '#api/shared/user-data.ts'
import { changePostAddress } from '#flows/orders/change-post-address.ts'
import { showOrder } from '#flows/orders/show-order.ts'
import { addressSchema } from '#kernel/postal-address.ts'
import { PlacedOrderPayloadRef, viewOrder } from './placed-order.ts'

const schema = v.object({ address: addressSchema })

builder.mutationField('changePostAddress', (t) =>
  t.field({
    type: PlacedOrderPayloadRef,
    description:
      'Has a card by post go to another address of its receiver. Only for the giver, until it is packed.',
    args: {
      userData: t.arg({ type: UserDataRef, required: true }),
      orderUuid: t.arg.string({ required: true, description: 'Of which order.' }),
      deliveryId: t.arg.string({ required: true, description: 'The `id` of the receiver.' }),
      address: t.arg({ type: AddressInputRef, required: true, description: 'Where it goes.' }),
    },
    resolve: (_root, { userData, orderUuid, deliveryId, ...typed }, ctx) =>
      payload(ctx, userData, async ({ language }) => {
        const { address } = parseInput(schema, typed)
        const viewer = { visitorKey: ctx.visitor.key, sessionKey: ctx.visitor.sessionKey }
        await changePostAddress(ctx.deps, { ...viewer, orderUuid, deliveryId, address })
        const order = await showOrder(ctx.deps, { ...viewer, uuid: orderUuid, language })
        return { order: viewOrder(order, { language }) }
      }),
  }),
)
