import * as v from 'valibot'
import { builder } from '#api/builder.ts'
import { CartPayloadRef, roomOf } from '#api/cart/cart-payload.ts'
import { viewCart } from '#api/cart/cart-view.ts'
import { VariationTypeRef } from '#api/catalogue/enums.ts'
import { parseInput } from '#api/parse-input.ts'
import { type Payload, payload } from '#api/payload.ts'
import { ApiErrorRef } from '#api/shared/api-error.ts'
import { ImageRef } from '#api/shared/image.ts'
import { MoneyRef, toWire } from '#api/shared/money.ts'
import { UserDataRef } from '#api/shared/user-data.ts'
import {
  type RepeatableItemView,
  type RepeatableOrderView,
  repeatOrder,
  showRepeatableOrder,
} from '#flows/orders/repeat-order.ts'

const RepeatStateRef = builder.enumType('RepeatState', {
  description: 'How something of an earlier order can be bought today.',
  values: {
    AS_BEFORE: { value: 'asBefore', description: 'At the same price.' },
    PRICE_CHANGED: { value: 'priceChanged', description: 'At another price, the only one.' },
    AMOUNT_GONE: { value: 'amountGone', description: 'At other amounts alone.' },
    SOLD_OUT: { value: 'soldOut', description: 'Not now.' },
    GONE: { value: 'gone', description: 'No longer.' },
  } as const,
})

/** Names of receivers that one item shows. */
const receiversShown = 3

const RepeatableItemRef = builder.objectRef<RepeatableItemView>('RepeatableItem').implement({
  description: 'All of one product, form and amount in an earlier order.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'To choose it by.' }),
    title: t.exposeString('title', { description: 'Its name; today’s, where it is sold.' }),
    image: t.field({ type: ImageRef, description: 'The card.', resolve: (item) => item.picture }),
    backgroundColor: t.string({
      description: 'Behind it, #rrggbb.',
      resolve: ({ picture }) => picture.backgroundColor,
    }),
    productId: t.exposeID('productId', {
      nullable: true,
      description: 'In the address of its page; null where it is no longer sold.',
    }),
    variationType: t.expose('variationType', { type: VariationTypeRef, description: 'Its form.' }),
    quantity: t.exposeInt('quantity', { description: 'How many.' }),
    state: t.expose('state', { type: RepeatStateRef, description: 'How it can be bought today.' }),
    priceThen: t.field({
      type: MoneyRef,
      description: 'For one, as it was ordered.',
      resolve: ({ priceThen }) => toWire(priceThen),
    }),
    price: t.field({
      type: MoneyRef,
      nullable: true,
      description: 'For one, today; null where it cannot be bought as it was.',
      resolve: ({ price }) => price && toWire(price),
    }),
    wrappingThen: t.field({
      type: MoneyRef,
      description: 'Paid for what was around all of it.',
      resolve: ({ wrappingThen }) => toWire(wrappingThen),
    }),
    wrapping: t.field({
      type: MoneyRef,
      description: 'What the same around it costs today.',
      resolve: ({ wrapping }) => toWire(wrapping),
    }),
    receivers: t.stringList({
      description: 'The first three of the other people who got it, by their whole names.',
      resolve: ({ receivers }) => receivers.slice(0, receiversShown),
    }),
    receiverCount: t.int({
      description: 'How many other people got it.',
      resolve: ({ receivers }) => receivers.length,
    }),
  }),
})

const RepeatableOrderRef = builder.objectRef<RepeatableOrderView>('RepeatableOrder').implement({
  description: 'An earlier order, as it can be ordered today.',
  fields: (t) => ({
    items: t.expose('items', {
      type: [RepeatableItemRef],
      description: 'In the order of its basket.',
    }),
    hasReceivers: t.exposeBoolean('hasReceivers', {
      description: 'True if receivers, notes and what was around it can be taken along.',
    }),
    basketVersion: t.exposeInt('basketVersion', {
      description: 'Version of the caller’s basket, for `repeatOrder`; 0 without one.',
    }),
  }),
})

const RepeatableOrderPayloadRef = builder
  .objectRef<Payload<{ order: RepeatableOrderView }>>('RepeatableOrderPayload')
  .implement({
    description: 'An earlier order as it is today, or why it cannot be ordered again.',
    fields: (t) => ({
      order: t.expose('order', {
        type: RepeatableOrderRef,
        nullable: true,
        description: 'What it would be.',
      }),
      errors: t.expose('errors', { type: [ApiErrorRef], description: 'Empty when all went well.' }),
    }),
  })

builder.queryField('repeatableOrder', (t) =>
  t.field({
    type: RepeatableOrderPayloadRef,
    description: 'An order that was paid, at the prices of today. Only for whoever ordered.',
    args: {
      userData: t.arg({ type: UserDataRef, required: true }),
      orderUuid: t.arg.string({ required: true, description: 'Which order.' }),
    },
    resolve: (_root, { userData, orderUuid }, ctx) =>
      payload(ctx, userData, async (call) => {
        const { key: visitorKey, sessionKey } = ctx.visitor
        const { language } = call
        const question = { orderUuid, visitorKey, sessionKey, shop: call, language }
        return { order: await showRepeatableOrder(ctx.deps, question) }
      }),
  }),
)

const RepeatedItemInputRef = builder.inputType('RepeatedItemInput', {
  description: 'An item of an earlier order, as it was shown.',
  fields: (t) => ({
    id: t.id({ required: true, description: 'Which.' }),
    price: t.int({ required: true, description: 'Of its `price`, in minor units.' }),
    wrapping: t.int({ required: true, description: 'Of its `wrapping`, in minor units.' }),
  }),
})

const itemsSchema = v.object({
  items: v.array(
    v.pipe(
      v.object({ id: v.string(), price: v.number(), wrapping: v.number() }),
      v.transform(({ id, price, wrapping }) => ({
        id,
        priceCents: price,
        wrappingCents: wrapping,
      })),
    ),
  ),
})

builder.mutationField('repeatOrder', (t) =>
  t.field({
    type: CartPayloadRef,
    description:
      'Puts items of an earlier order in the basket: all of them, or nothing. Only for whoever ordered.',
    args: {
      userData: t.arg({ type: UserDataRef, required: true }),
      orderUuid: t.arg.string({ required: true, description: 'Which order.' }),
      items: t.arg({ type: [RepeatedItemInputRef], required: true, description: 'What of it.' }),
      withReceivers: t.arg.boolean({
        required: true,
        description: 'Takes receivers, notes and what was around it along; else all is for me.',
      }),
      basketVersion: t.arg.int({
        required: true,
        description: 'Of `repeatableOrder`: a basket that changed since stays as it is (3211).',
      }),
    },
    resolve: (_root, { userData, items, ...asked }, ctx) =>
      payload(ctx, userData, async (call) => {
        const cart = await repeatOrder(ctx.deps, {
          ...asked,
          ...parseInput(itemsSchema, { items }),
          visitorKey: ctx.visitor.ensureKey(),
          sessionKey: ctx.visitor.sessionKey,
          shop: call,
          language: call.language,
          ensureRoom: roomOf(ctx),
        })
        return { order: () => viewCart(cart, call) }
      }),
  }),
)
