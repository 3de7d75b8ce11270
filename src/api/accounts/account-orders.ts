import { builder } from '#api/builder.ts'
import { DeliveryStateRef, PostStateRef } from '#api/orders/order-receiver.ts'
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
  type AccountShipmentView,
  showAccountOrders,
} from '#flows/orders/show-account-orders.ts'
import type { PictureView } from '#flows/shared/picture-of.ts'
import { cleanLine } from '#kernel/clean-text.ts'
import { nameLengthMax } from '#kernel/limits.ts'

const OrderedCardRef = builder.objectRef<PictureView>('OrderedCard').implement({
  description: 'A card of an order, to be recognised by.',
  fields: (t) => ({
    image: t.field({ type: ImageRef, description: 'The card.', resolve: (card) => card }),
    backgroundColor: t.exposeString('backgroundColor', { description: 'Behind it, #rrggbb.' }),
  }),
})

const AccountShipmentRef = builder.objectRef<AccountShipmentView>('AccountShipment').implement({
  description: 'What one receiver of an order gets, and how far it is.',
  fields: (t) => ({
    id: t.exposeID('deliveryId', { description: 'As of an `OrderReceiver`.' }),
    name: t.exposeString('name', {
      description: 'Whole; the first name masked after thirty days, empty once it was forgotten.',
    }),
    isForSelf: t.exposeBoolean('isForSelf', { description: 'True when the giver keeps it.' }),
    deliveryState: t.expose('deliveryState', {
      type: DeliveryStateRef,
      description: 'How it stands.',
    }),
    deliveryDate: t.expose('dueOn', {
      type: 'DateTime',
      nullable: true,
      description: 'The moment that was chosen for it; null means at once.',
    }),
    isDelayed: t.exposeBoolean('isDelayed', { description: 'The shop waits until then.' }),
    isHandedOver: t.exposeBoolean('isHandedOver', {
      description: 'True once the giver took it, as long as no mail has it again.',
    }),
    postState: t.expose('postState', {
      type: PostStateRef,
      nullable: true,
      description: 'By post; null of what goes by e-mail.',
    }),
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
    shipments: t.expose('shipments', {
      type: [AccountShipmentRef],
      description: 'The first three; none of an activation.',
    }),
    shipmentCount: t.exposeInt('shipmentCount', { description: 'How many there are.' }),
    orderedBy: t.exposeString('orderedBy', {
      nullable: true,
      description: 'Name of the colleague who ordered it for a company that the customer owns.',
    }),
    canBeRepeated: t.exposeBoolean('canBeRepeated', {
      description: 'True if it can be ordered again, by `repeatOrder`.',
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
      years: t.intList({
        nullable: true,
        description: 'In which anything was ordered, the newest first, whatever is searched for.',
        resolve: ({ years }) => years,
      }),
      errors: t.expose('errors', { type: [ApiErrorRef], description: 'Empty when all went well.' }),
    }),
  })

/** Signs that the database refuses: control characters and halves of a pair. */
const unsearchable = /[\p{Cc}\p{Cs}]/gu

/** Undefined where nothing was typed. */
const cleanSearch = (typed: string | null | undefined): string | undefined =>
  cleanLine((typed ?? '').slice(0, nameLengthMax).replaceAll(unsearchable, ' ')) || undefined

builder.queryField('accountOrders', (t) =>
  t.field({
    type: AccountOrdersPayloadRef,
    description:
      'The orders of the customer who is logged in, of the companies that they own, and those that they placed as a guest with the confirmed address.',
    args: {
      userData: t.arg({ type: UserDataRef, required: true }),
      pageNumber: t.arg.int({ description: 'From 1, of ten orders.' }),
      search: t.arg.string({
        description: 'Part of a number, of a title, or of a name that is shown whole.',
      }),
      year: t.arg.int({ description: 'In which they were placed, on a Dutch calendar.' }),
    },
    resolve: (_root, { userData, pageNumber, search, year }, ctx) =>
      payload(ctx, userData, ({ language }) => {
        const { sessionKey } = ctx.visitor
        return showAccountOrders(ctx.deps, {
          sessionKey,
          language,
          page: pageNumber ?? 1,
          text: cleanSearch(search),
          year: year ?? undefined,
        })
      }),
  }),
)
