import { builder } from '#api/builder.ts'
import { OrderStatusRef } from '#api/orders/order-status.ts'
import { type Payload, payload } from '#api/payload.ts'
import { ApiErrorRef } from '#api/shared/api-error.ts'
import { ImageRef } from '#api/shared/image.ts'
import { MoneyRef, toWire } from '#api/shared/money.ts'
import { PaginationRef } from '#api/shared/pagination.ts'
import { UserDataRef } from '#api/shared/user-data.ts'
import {
  type AccountOrdersPage,
  type AccountOrderView,
  showAccountOrders,
} from '#flows/orders/show-account-orders.ts'
import type { PictureView } from '#flows/shared/picture-of.ts'

const OrderedCardRef = builder.objectRef<PictureView>('OrderedCard').implement({
  description: 'A card of an order, to be recognised by.',
  fields: (t) => ({
    image: t.field({ type: ImageRef, description: 'The card.', resolve: (card) => card }),
    backgroundColor: t.exposeString('backgroundColor', { description: 'Behind it, #rrggbb.' }),
  }),
})

const AccountOrderRef = builder.objectRef<AccountOrderView>('AccountOrder').implement({
  description: 'An order in the list of its owner; its page shows the rest.',
  fields: (t) => ({
    uuid: t.exposeString('uuid', { description: 'In its address.' }),
    referenceNumber: t.exposeString('referenceNumber', {
      description: 'For customers to name it by.',
    }),
    status: t.expose('status', { type: OrderStatusRef, description: 'How it stands.' }),
    state: t.exposeString('state', { description: 'The same in more steps, as `PlacedOrder`.' }),
    isUndelivered: t.exposeBoolean('isUndelivered', {
      description: 'True while a gift of it did not arrive.',
    }),
    orderedOn: t.expose('orderedOn', { type: 'DateTime', description: 'When it was placed.' }),
    total: t.field({
      type: MoneyRef,
      description: 'What it cost.',
      resolve: ({ total }) => toWire(total),
    }),
    totalQuantity: t.exposeInt('totalQuantity', { description: 'How many gifts.' }),
    packQuantity: t.exposeInt('packQuantity', {
      description: 'How many of them are packs of blank cards.',
    }),
    receivers: t.exposeStringList('receivers', {
      description: 'For whom, besides the giver; masked after thirty days.',
    }),
    cards: t.expose('pictures', { type: [OrderedCardRef], description: 'The first four.' }),
  }),
})

const AccountOrdersPayloadRef = builder
  .objectRef<Payload<AccountOrdersPage>>('AccountOrdersPayload')
  .implement({
    description: 'A page of the orders of an account.',
    fields: (t) => ({
      orders: t.expose('orders', {
        type: [AccountOrderRef],
        nullable: true,
        description: 'The newest first.',
      }),
      paging: t.expose('paging', {
        type: PaginationRef,
        nullable: true,
        description: 'Which page this is.',
      }),
      errors: t.expose('errors', { type: [ApiErrorRef], description: 'Empty when all went well.' }),
    }),
  })

builder.queryField('accountOrders', (t) =>
  t.field({
    type: AccountOrdersPayloadRef,
    description:
      'The orders of the customer who is logged in, and those that they placed as a guest with the confirmed address.',
    args: {
      userData: t.arg({ type: UserDataRef, required: true }),
      pageNumber: t.arg.int({ description: 'From 1, of ten orders.' }),
    },
    resolve: (_root, { userData, pageNumber }, ctx) =>
      payload(ctx, userData, ({ language }) => {
        const { sessionKey } = ctx.visitor
        return showAccountOrders(ctx.deps, { sessionKey, page: pageNumber ?? 1, language })
      }),
  }),
)
