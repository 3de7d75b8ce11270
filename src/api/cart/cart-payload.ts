import type { Call } from '#api/ask.ts'
import { builder } from '#api/builder.ts'
import type { ApiContext } from '#api/context.ts'
import type { Payload } from '#api/payload.ts'
import { ApiErrorRef } from '#api/shared/api-error.ts'
import type { CartChange } from '#domain/cart/change.ts'
import { CartExpired } from '#domain/cart/errors.ts'
import { basketRoom } from '#flows/cart/basket-room.ts'
import { GiftcardOrderRef, type GiftcardOrderView } from './giftcard-order.ts'

/** Looked at where it is asked for: many a page that changed its basket asks for it anew, or leaves. */
export type ChangedCart = { order: () => GiftcardOrderView }

export const CartPayloadRef = builder.objectRef<Payload<ChangedCart>>('CartPayload').implement({
  description: 'The basket after a change, or what stood in its way.',
  fields: (t) => ({
    order: t.field({
      type: GiftcardOrderRef,
      nullable: true,
      description: 'The whole basket; null when nothing was changed.',
      resolve: ({ order }) => order?.(),
    }),
    errors: t.expose('errors', { type: [ApiErrorRef], description: 'Empty when all went well.' }),
  }),
})

/** Baskets of visitors without an account may grow by so much an hour. */
export const roomOf = ({ deps, clientIp, visitor }: ApiContext) =>
  basketRoom(deps, { clientIp, sessionKey: visitor.sessionKey })

/** Who changes an existing basket. A browser without a cookie cannot have one (3203). */
export function changeOf({ visitor }: ApiContext, call: Call): CartChange {
  if (visitor.key === undefined) throw new CartExpired()
  return { visitorKey: visitor.key, language: call.language, now: call.now }
}
