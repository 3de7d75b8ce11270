import { ask, type Call, type UserData } from '#api/ask.ts'
import { builder } from '#api/builder.ts'
import type { ApiContext } from '#api/context.ts'
import { followVisitor } from '#api/follow-visitor.ts'
import { payload } from '#api/payload.ts'
import { UserDataRef } from '#api/shared/user-data.ts'
import { parseTypedCard, typedCardArgs } from '#api/typed-card.ts'
import { OrderUnknown } from '#domain/orders/errors.ts'
import { showOrder } from '#flows/orders/show-order.ts'
import { lookAtRedeem } from '#flows/redeem/change-redeem-cart.ts'
import {
  addRedeemCard,
  closeRedeem,
  openRedeem,
  removeRedeemCard,
} from '#flows/redeem/open-redeem.ts'
import type { RedeemCaller } from '#flows/redeem/require-redeem.ts'
import type { CardId } from '#kernel/ids.ts'
import { viewOrderedRedeem } from './ordered-redeem.ts'
import { RedeemOrderRef, RedeemPayloadRef, RedeemSessionRef } from './redeem-types.ts'
import { type RedeemView, viewRedeem } from './redeem-view.ts'

/** Who says that they exchange a card. */
export const callerOf = (
  { visitor }: ApiContext,
  { redeemToken }: Pick<UserData, 'redeemToken'>,
): RedeemCaller => ({ token: redeemToken ?? undefined, visitorKey: visitor.key })

/** Throws 3540. */
export async function showRedeemTo(
  ctx: ApiContext,
  userData: UserData,
  call: Call,
): Promise<RedeemView> {
  const look = await lookAtRedeem(ctx.deps, call, callerOf(ctx, userData))
  return viewRedeem(ctx, call, look)
}

builder.queryField('redeemSession', (t) =>
  t.field({
    type: RedeemSessionRef,
    nullable: true,
    description:
      'The cards that the visitor of `userData.redeemToken` exchanges; null without a token, an error 3540 once it ended.',
    args: { userData: t.arg({ type: UserDataRef, required: true }) },
    resolve: (_root, { userData }, ctx) => {
      const call = ask(ctx, userData)
      if (userData.redeemToken == null) return null
      return followVisitor(ctx, async () => (await showRedeemTo(ctx, userData, call)).redeem)
    },
  }),
)

builder.queryField('redeemOrder', (t) =>
  t.field({
    type: RedeemOrderRef,
    nullable: true,
    description:
      'What the cards of `userData.redeemToken` are exchanged for. With the `uuid` of an order: that exchange. One that waits for its payment needs the token, one that is paid is masked as `order` is (3300).',
    args: {
      userData: t.arg({ type: UserDataRef, required: true }),
      uuid: t.arg.string({
        description: 'Of an order; null: what is chosen.',
      }),
    },
    resolve: (_root, { userData, uuid }, ctx) => {
      const call = ask(ctx, userData)
      return followVisitor(ctx, async () => {
        if (uuid == null) return (await showRedeemTo(ctx, userData, call)).order
        const { key: visitorKey, sessionKey } = ctx.visitor
        const asked = { uuid, visitorKey, sessionKey, language: call.language }
        const placed = await showOrder(ctx.deps, asked)
        if (placed.orderType !== 'redeem') throw new OrderUnknown('uuid')
        if (placed.paidWith.length > 0) return viewOrderedRedeem(ctx, call, placed)
        const { order } = await showRedeemTo(ctx, userData, call)
        if (order.uuid !== uuid) throw new OrderUnknown('uuid')
        return order
      })
    },
  }),
)

builder.mutationField('openRedeem', (t) =>
  t.field({
    type: RedeemPayloadRef,
    description:
      'Begins to exchange a choice card. An unknown number, a wrong pin and a blocked card are one error until number and pin are both right (3513); then 3523 to 3527, 3541, 3547 and 3548.',
    args: {
      userData: t.arg({ type: UserDataRef, required: true }),
      ...typedCardArgs,
    },
    resolve: (_root, { userData, ...given }, ctx) =>
      payload(ctx, userData, async (call) => {
        const typed = parseTypedCard(ctx, call, given)
        const visitorKey = ctx.visitor.ensureKey()
        const { token: redeemToken } = await openRedeem(ctx.deps, typed, visitorKey)
        return { redeemToken, ...(await showRedeemTo(ctx, { ...userData, redeemToken }, call)) }
      }),
  }),
)

builder.mutationField('addRedeemCard', (t) =>
  t.field({
    type: RedeemPayloadRef,
    description:
      'Exchanges one more card of the same kind and storefront. As `openRedeem`, and 3520, 3521, 3542.',
    args: {
      userData: t.arg({ type: UserDataRef, required: true }),
      ...typedCardArgs,
    },
    resolve: (_root, { userData, ...given }, ctx) =>
      payload(ctx, userData, async (call) => {
        const typed = parseTypedCard(ctx, call, given)
        await addRedeemCard(ctx.deps, typed, callerOf(ctx, userData))
        return showRedeemTo(ctx, userData, call)
      }),
  }),
)

builder.mutationField('removeRedeemCard', (t) =>
  t.field({
    type: RedeemPayloadRef,
    description: 'Leaves a card as it is (3522); the last one is left by `closeRedeem` (3546).',
    args: {
      userData: t.arg({ type: UserDataRef, required: true }),
      cardId: t.arg.id({ required: true, description: 'Of `RedeemSession.cards`.' }),
    },
    resolve: (_root, { userData, cardId }, ctx) =>
      payload(ctx, userData, async (call) => {
        await removeRedeemCard(ctx.deps, cardId as CardId, callerOf(ctx, userData))
        return showRedeemTo(ctx, userData, call)
      }),
  }),
)

builder.mutationField('closeRedeem', (t) =>
  t.field({
    type: RedeemPayloadRef,
    description:
      'Leaves the exchange: the token is worth nothing from now on (3540 when it was so).',
    args: { userData: t.arg({ type: UserDataRef, required: true }) },
    resolve: (_root, { userData }, ctx) =>
      payload(ctx, userData, async () => {
        await closeRedeem(ctx.deps, callerOf(ctx, userData))
        return {}
      }),
  }),
)
