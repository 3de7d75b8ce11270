import { builder } from '#api/builder.ts'
import { BillingAddressRef, type BillingAddressView, viewBilling } from '#api/cart/address.ts'
import { AdjustmentRef, type AdjustmentView, TaxRef, type TaxView } from '#api/cart/order-totals.ts'
import { viewAdjustments, viewTaxes } from '#api/cart/totals-view.ts'
import { type Payload, payload } from '#api/payload.ts'
import { ApiErrorRef } from '#api/shared/api-error.ts'
import { MoneyRef } from '#api/shared/money.ts'
import { PaginationRef, type PaginationView } from '#api/shared/pagination.ts'
import { UserDataRef } from '#api/shared/user-data.ts'
import type { OrderView } from '#flows/orders/show-order.ts'
import { showOrder } from '#flows/orders/show-order.ts'
import { apiTexts } from '#i18n/texts/api.ts'
import type { ShipmentId } from '#kernel/ids.ts'
import type { Language } from '#kernel/language.ts'
import { linesOnPage } from '#kernel/limits.ts'
import { pageOfList } from '#kernel/page-of-list.ts'
import { OrderDocumentRef } from './order-document.ts'
import { OrderLineRef, viewLine } from './order-line.ts'
import {
  BankTransferRef,
  MoneyReceivedRef,
  MoneyWentBackRef,
  type OrderMoneyView,
  PaidPartRef,
  viewMoney,
} from './order-money.ts'
import { OrderReceiverRef, type ReceiverOnPage } from './order-receiver.ts'
import { OrderFlowRef, OrderStatusRef, orderFlowOf } from './order-status.ts'
import { OrderTypeRef } from './order-type.ts'
import { viewGift } from './ordered-gift.ts'

type OtherFields =
  | ('total' | 'totalWithoutTax' | 'refunded' | 'transfer' | 'received' | 'wentBack' | 'paidWith')
  | ('adjustments' | 'taxed' | 'lines' | 'billing' | 'receivers')

export type PlacedOrderView = Omit<OrderView, OtherFields> &
  OrderMoneyView & {
    billingAddress: BillingAddressView | undefined
    receivers: readonly ReceiverOnPage[]
    lines: readonly ReturnType<typeof viewLine>[]
    adjustments: readonly AdjustmentView[]
    taxes: readonly TaxView[]
    paging: PaginationView
  }

/** As many lines as a page shows, whose they are, and the gifts among them: each receiver stands where their lines do. */
function partOf(
  { lines, receivers }: Pick<OrderView, 'lines' | 'receivers'>,
  page: number | undefined,
) {
  const totalItems = lines.length
  if (page === undefined) return { lines, receivers, paging: wholeOf(totalItems) }
  const { items, currentPage } = pageOfList(lines, { page, size: linesOnPage })
  const withLines = new Set(lines.map(({ shipmentId }) => shipmentId))
  const here = new Set(items.map(({ shipmentId }) => shipmentId))
  const packages = new Set<string | null>(items.map(({ packageId }) => packageId))
  const isShown = (id: ShipmentId) => here.has(id) || (currentPage === 1 && !withLines.has(id))
  return {
    lines: items,
    receivers: receivers
      .filter(({ shipmentId }) => isShown(shipmentId))
      .map((receiver) => ({
        ...receiver,
        gifts: receiver.gifts.filter(({ packageId }) => packages.has(packageId)),
      })),
    paging: { currentPage, itemsPerPage: linesOnPage, totalItems },
  }
}

const wholeOf = (totalItems: number): PaginationView => ({
  ...{ currentPage: 1, itemsPerPage: Math.max(1, totalItems), totalItems },
})

/** `page` shows a part of the lines; all of them without it. */
export function viewOrder(
  order: OrderView,
  { language, page }: { language: Language; page?: number | undefined },
): PlacedOrderView {
  const { lines, receivers, paging } = partOf(order, page)
  const { billing } = order
  return {
    ...order,
    billingAddress: billing && viewBilling(billing),
    contactPerson: order.contactPerson === '' ? apiTexts[language].notKept : order.contactPerson,
    receivers: receivers.map((receiver) => ({
      ...receiver,
      name: receiver.name || apiTexts[language].notKept,
      gifts: receiver.gifts.map((gift) => viewGift(gift, language)),
    })),
    lines: lines.map((line) => viewLine(line, order, language)),
    adjustments: viewAdjustments(order.adjustments, language),
    taxes: viewTaxes(order.taxed, { language, currency: order.total.currency }),
    ...viewMoney(order),
    paging,
  }
}

const PlacedOrderRef = builder.objectRef<PlacedOrderView>('PlacedOrder').implement({
  description: 'An order as its page shows it. Codes are never in it.',
  fields: (t) => ({
    orderId: t.exposeID('orderId', { description: 'By which the shop keeps it.' }),
    uuid: t.exposeString('uuid', { description: 'In its address.' }),
    referenceNumber: t.exposeString('referenceNumber', {
      description: 'For customers to name it by.',
    }),
    flow: t.field({
      type: OrderFlowRef,
      description: 'Which flow it came by.',
      resolve: ({ orderType }) => orderFlowOf(orderType),
    }),
    status: t.expose('status', { type: OrderStatusRef, description: 'How it stands.' }),
    orderType: t.expose('orderType', {
      type: OrderTypeRef,
      description: 'What kind of order it is; of a redeem order choice cards paid all or a part.',
    }),
    state: t.exposeString('state', {
      description:
        'The state in more steps: `awaitingPayment`, `issuing`, `inReview`, `completed` and so on.',
    }),
    isUndelivered: t.exposeBoolean('isUndelivered', {
      description: 'True while a gift of it did not arrive.',
    }),
    orderedOn: t.expose('orderedOn', { type: 'DateTime', description: 'When it was placed.' }),
    contactPerson: t.exposeString('contactPerson', {
      nullable: true,
      description:
        'The giver; masked for viewers who only have the link. Null of an activation, which asks for no name.',
    }),
    email: t.exposeString('email', { description: 'Likewise.' }),
    customerReference: t.exposeString('customerReference', {
      nullable: true,
      description: 'What a company calls it in its own books; only for the giver.',
    }),
    billingAddress: t.expose('billingAddress', {
      type: BillingAddressRef,
      nullable: true,
      description: 'To whom the invoice is made out, where that was given; only for the giver.',
    }),
    isFullView: t.exposeBoolean('isFullView', { description: 'True for the giver.' }),
    canBeRepeated: t.exposeBoolean('canBeRepeated', {
      description: 'True if the caller may order it again, by `repeatOrder`.',
    }),
    offersAccount: t.exposeBoolean('offersAccount', {
      description: 'True for whoever placed it as a guest: `createAccountOnOrder` takes it.',
    }),
    documents: t.expose('documents', {
      type: [OrderDocumentRef],
      description: 'Its invoice or receipt, then what was credited; only for the giver.',
    }),
    receivers: t.expose('receivers', {
      type: [OrderReceiverRef],
      description: 'Who gets something; none of an activation.',
    }),
    lines: t.expose('lines', { type: [OrderLineRef], description: 'What was ordered.' }),
    paging: t.expose('paging', {
      type: PaginationRef,
      description: 'Which part of receivers and lines is shown, and how many there are.',
    }),
  }),
})

builder.objectFields(PlacedOrderRef, (t) => ({
  paymentMethod: t.exposeString('paymentMethod', {
    nullable: true,
    description:
      "The provider's name of the method that paid most of it, `giftCard` for choice cards; null until it is paid.",
  }),
  paidWith: t.expose('paidWith', {
    type: [PaidPartRef],
    description: 'All that paid it, the largest part first; empty until it is paid.',
  }),
  adjustments: t.expose('adjustments', {
    type: [AdjustmentRef],
    description: 'Fees and what goes along, and below zero what is taken off.',
  }),
  taxes: t.expose('taxes', {
    type: [TaxRef],
    description: 'The VAT inside the total, rate by rate.',
  }),
  total: t.expose('total', { type: MoneyRef, description: 'What is paid.' }),
  totalWithoutTax: t.expose('totalWithoutTax', {
    type: MoneyRef,
    description: 'Without its VAT.',
  }),
  refunded: t.expose('refunded', {
    type: MoneyRef,
    nullable: true,
    description: 'The refunded amount, if there is one.',
  }),
  transfer: t.expose('transfer', {
    type: BankTransferRef,
    nullable: true,
    description: 'What is still to be transferred; only for the giver.',
  }),
  received: t.expose('received', {
    type: [MoneyReceivedRef],
    description:
      'What came for it and waits for somebody to decide; only for the giver. It is not paid again meanwhile (3609).',
  }),
  wentBack: t.expose('wentBack', {
    type: [MoneyWentBackRef],
    description:
      'What came for it, could not pay it and goes back, the newest first; only for the giver, and empty once it is paid.',
  }),
}))

export const PlacedOrderPayloadRef = builder
  .objectRef<Payload<{ order: PlacedOrderView }>>('PlacedOrderPayload')
  .implement({
    description: 'An order, or why it is not shown.',
    fields: (t) => ({
      order: t.expose('order', { type: PlacedOrderRef, nullable: true, description: 'The order.' }),
      errors: t.expose('errors', { type: [ApiErrorRef], description: 'Empty when all went well.' }),
    }),
  })

builder.queryField('order', (t) =>
  t.field({
    type: PlacedOrderPayloadRef,
    description: 'An order by the uuid in its address.',
    args: {
      userData: t.arg({ type: UserDataRef, required: true }),
      uuid: t.arg.string({ required: true, description: 'Which order.' }),
      page: t.arg.int({
        description: `Shows ${linesOnPage} lines and their receivers, from 1; null: all.`,
      }),
    },
    resolve: (_root, { userData, uuid, page }, ctx) =>
      payload(ctx, userData, async ({ language }) => {
        const { key: visitorKey, sessionKey } = ctx.visitor
        const question = { uuid, visitorKey, sessionKey, language }
        const order = await showOrder(ctx.deps, question)
        return { order: viewOrder(order, { language, page: page ?? undefined }) }
      }),
  }),
)
