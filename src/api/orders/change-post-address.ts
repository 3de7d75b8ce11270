import * as v from 'valibot'
import { builder } from '#api/builder.ts'
import { AddressInputRef } from '#api/cart/address-input.ts'
import { parseInput } from '#api/parse-input.ts'
import { settleStreets } from '#api/shared/settle-streets.ts'
import { UserDataRef } from '#api/shared/user-data.ts'
import { changePostAddress } from '#flows/orders/change-post-address.ts'
import { deliveryAddressSchema } from '#kernel/postal-address.ts'
import { changeOrder } from './change-order.ts'
import { PlacedOrderPayloadRef } from './placed-order.ts'

const schema = v.object({ address: deliveryAddressSchema })

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
      changeOrder(ctx, { userData, orderUuid, deliveryId }, async (delivery) => {
        const { address } = parseInput(schema, await settleStreets(ctx, typed))
        await changePostAddress(ctx.deps, { ...delivery, address })
      }),
  }),
)
