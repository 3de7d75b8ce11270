import { builder } from '#api/builder.ts'
import { mutation } from '#api/payload.ts'
import { UserDataRef } from '#api/shared/user-data.ts'
import { setPromotionCode } from '#domain/cart/set-promotion-code.ts'
import { countPromotionGuess } from '#flows/abuse/promotion-guess.ts'
import { CartPayloadRef, changeOf } from './cart-payload.ts'
import { viewCart } from './cart-view.ts'

builder.mutationField('setPromotionCode', (t) =>
  t.field({
    type: CartPayloadRef,
    description:
      'Keeps a code with the basket, in place of the one before (3224 when no promotion has it).',
    args: {
      userData: t.arg({ type: UserDataRef, required: true }),
      code: t.arg.string({ required: true, description: 'As it was typed; nothing takes it out.' }),
    },
    resolve: (_root, { userData, code }, ctx) =>
      mutation(ctx, userData, async (one, call) => {
        await countPromotionGuess(ctx.deps, call, { code, clientIp: ctx.clientIp })
        const cart = await setPromotionCode(one, call, { ...changeOf(ctx, call), code })
        return { order: () => viewCart(cart, call) }
      }),
  }),
)
