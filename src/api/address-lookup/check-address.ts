import * as v from 'valibot'
import { builder } from '#api/builder.ts'
import { AddressInputRef } from '#api/cart/address-input.ts'
import { parseInput } from '#api/parse-input.ts'
import { type Payload, payload } from '#api/payload.ts'
import { ApiErrorRef } from '#api/shared/api-error.ts'
import { settleStreets } from '#api/shared/settle-streets.ts'
import { UserDataRef } from '#api/shared/user-data.ts'
import { deliveryAddressSchema } from '#kernel/postal-address.ts'

const schema = v.object({ address: deliveryAddressSchema })

const AddressCheckPayloadRef = builder.objectRef<Payload<object>>('AddressCheckPayload').implement({
  description: 'What is wrong with an address.',
  fields: (t) => ({
    errors: t.expose('errors', { type: [ApiErrorRef], description: 'Empty when all is well.' }),
  }),
})

builder.queryField('checkAddress', (t) =>
  t.field({
    type: AddressCheckPayloadRef,
    description:
      'Judges an address as the mutations that keep one do, for forms that keep it in a later step.',
    args: {
      userData: t.arg({ type: UserDataRef, required: true }),
      address: t.arg({ type: AddressInputRef, required: true, description: 'As it was typed.' }),
    },
    resolve: (_root, { userData, address }, ctx) =>
      payload(ctx, userData, async () => {
        parseInput(schema, await settleStreets(ctx, { address }))
        return {}
      }),
  }),
)
