import { ask, type UserData } from '#api/ask.ts'
import { builder } from '#api/builder.ts'
import type { ApiContext } from '#api/context.ts'
import { followVisitor } from '#api/follow-visitor.ts'
import { UserDataRef } from '#api/shared/user-data.ts'
import { findVisitorCart } from '#flows/cart/find-visitor-cart.ts'
import { packagesOnPage } from '#kernel/limits.ts'
import { viewCart } from './cart-view.ts'
import { GiftcardOrderRef, type GiftcardOrderView } from './giftcard-order.ts'

type CartArgs = {
  userData: UserData
  orderUuid?: string | null | undefined
  singleGift?: string | null | undefined
  page?: number | null | undefined
}

async function showBasket(args: CartArgs, ctx: ApiContext): Promise<GiftcardOrderView | undefined> {
  const call = ask(ctx, args.userData)
  const orderUuid = args.orderUuid ?? undefined
  const cart = await followVisitor(ctx, () =>
    findVisitorCart(ctx.deps, {
      visitorKey: ctx.visitor.key,
      orderUuid,
      singleGift: args.singleGift ?? undefined,
    }),
  )
  return cart && viewCart(cart, call, { uuid: orderUuid, page: args.page ?? undefined })
}

const orderUuidDescription = 'The order of a payment that failed, to be paid again.'

builder.queryField('cartV2', (t) =>
  t.field({
    type: GiftcardOrderRef,
    nullable: true,
    description: 'The basket; null as long as there is none. With an order: its basket, unpaid.',
    args: {
      userData: t.arg({ type: UserDataRef, required: true }),
      orderUuid: t.arg.string({ description: orderUuidDescription }),
      singleGift: t.arg.id({
        description:
          'A product: its gift that is ordered by itself, beside the basket, once it was kept.',
      }),
      page: t.arg.int({
        description: `Shows ${packagesOnPage} packages and the shipments that they are in, from 1; null: all. Totals are those of the whole basket.`,
      }),
    },
    resolve: (_root, args, ctx) => showBasket(args, ctx),
  }),
)

builder.queryField('cartQuantity', (t) =>
  t.field({
    type: GiftcardOrderRef,
    nullable: true,
    description: 'The basket for its badge: ask for quantities only.',
    args: {
      userData: t.arg({ type: UserDataRef, required: true }),
      orderUuid: t.arg.string({ description: orderUuidDescription }),
    },
    resolve: (_root, args, ctx) => showBasket(args, ctx),
  }),
)
