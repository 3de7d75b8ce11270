import { ask } from '#api/ask.ts'
import { builder } from '#api/builder.ts'
import { UserDataRef } from '#api/shared/user-data.ts'
import type { DeliveryTime } from '#domain/deliveries/measure-delivery.ts'
import { isDelayedNow, tellDeliveryTime } from '#flows/orders/tell-delivery-time.ts'

const DeliveryTimeRef = builder.objectRef<DeliveryTime>('DeliveryTime').implement({
  description: 'How long digital cards took lately, from payment to mail.',
  fields: (t) => ({
    seconds: t.exposeInt('seconds', { description: 'Nine of ten took no longer.' }),
    count: t.exposeInt('count', { description: 'How many were measured.' }),
  }),
})

builder.queryField('deliveryTime', (t) =>
  t.field({
    type: DeliveryTimeRef,
    nullable: true,
    description:
      'Null while there is too little to measure, or cards wait longer than they should.',
    args: { userData: t.arg({ type: UserDataRef, required: true }) },
    resolve: (_root, { userData }, ctx) => {
      ask(ctx, userData)
      return tellDeliveryTime(ctx.deps)
    },
  }),
)

builder.queryField('isDeliveryDelayed', (t) =>
  t.field({
    type: 'Boolean',
    nullable: false,
    description: 'Whether digital cards came later than promised in the last hour (SPEC §2).',
    args: { userData: t.arg({ type: UserDataRef, required: true }) },
    resolve: (_root, { userData }, ctx) => {
      ask(ctx, userData)
      return isDelayedNow(ctx.deps)
    },
  }),
)
