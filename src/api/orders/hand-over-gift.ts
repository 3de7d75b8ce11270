import { builder } from '#api/builder.ts'
import { type Payload, payload } from '#api/payload.ts'
import { ApiErrorRef } from '#api/shared/api-error.ts'
import { MoneyRef, toWire } from '#api/shared/money.ts'
import { UserDataRef } from '#api/shared/user-data.ts'
import { type GiftToHandOver, handOverGift, listGiftsToHandOver } from '#flows/orders/hand-over.ts'
import type { WireMoney } from '#i18n/formats.ts'

type GiftView = Pick<GiftToHandOver, 'url' | 'wrapper'> & {
  title: string | undefined
  amount: WireMoney | undefined
}

const viewGift = ({ url, card, wrapper }: GiftToHandOver): GiftView => ({
  url,
  wrapper,
  title: card?.title,
  amount: card && toWire(card.amount),
})

const GiftToHandOverRef = builder.objectRef<GiftView>('GiftToHandOver').implement({
  description: 'A link that a giver hands over: to all that a receiver gets, or to one card of it.',
  fields: (t) => ({
    url: t.exposeString('url', { description: 'The page to unwrap, which is its secret.' }),
    title: t.exposeString('title', { nullable: true, description: 'Null for all together.' }),
    amount: t.expose('amount', { type: MoneyRef, nullable: true, description: 'Likewise.' }),
    wrapper: t.exposeID('wrapper', {
      description: 'The paper that it is unwrapped from: `hearts`, `leaves` or `dots`.',
    }),
  }),
})

const GiftsToHandOverPayloadRef = builder
  .objectRef<Payload<{ gifts: readonly GiftView[] }>>('GiftsToHandOverPayload')
  .implement({
    description: 'The links of a gift, or why they are not shown.',
    fields: (t) => ({
      gifts: t.expose('gifts', {
        type: [GiftToHandOverRef],
        nullable: true,
        description: 'Those that nobody unwrapped; none for a gift that is mailed.',
      }),
      errors: t.expose('errors', { type: [ApiErrorRef], description: 'Empty when all went well.' }),
    }),
  })

builder.queryField('giftsToHandOver', (t) =>
  t.field({
    type: GiftsToHandOverPayloadRef,
    description:
      'The links of what the giver took by `handOverGift`, or bought for themselves. Only for the giver.',
    args: {
      userData: t.arg({ type: UserDataRef, required: true }),
      orderUuid: t.arg.string({ required: true, description: 'Of which order.' }),
      deliveryId: t.arg.string({ required: true, description: 'The `id` of the receiver.' }),
    },
    resolve: (_root, { userData, ...gift }, ctx) =>
      payload(ctx, userData, async ({ language }) => {
        const viewer = { visitorKey: ctx.visitor.key, sessionKey: ctx.visitor.sessionKey }
        const gifts = await listGiftsToHandOver(ctx.deps, { ...viewer, ...gift, language })
        return { gifts: gifts.map(viewGift) }
      }),
  }),
)

builder.mutationField('handOverGift', (t) =>
  t.field({
    type: GiftsToHandOverPayloadRef,
    description:
      'Takes a gift that nobody opened, so that its giver hands it over: the mailed link is dead, and no mail goes. Only for the giver.',
    args: {
      userData: t.arg({ type: UserDataRef, required: true }),
      orderUuid: t.arg.string({ required: true, description: 'Of which order.' }),
      deliveryId: t.arg.string({ required: true, description: 'The `id` of the receiver.' }),
    },
    resolve: (_root, { userData, ...gift }, ctx) =>
      payload(ctx, userData, async ({ language }) => {
        const viewer = { visitorKey: ctx.visitor.key, sessionKey: ctx.visitor.sessionKey }
        const gifts = await handOverGift(ctx.deps, { ...viewer, ...gift, language })
        return { gifts: gifts.map(viewGift) }
      }),
  }),
)
