import { builder } from '#api/builder.ts'
import { BillingAddressRef, type BillingAddressView, viewBilling } from '#api/cart/address.ts'
import { AdjustmentRef, type AdjustmentView } from '#api/cart/order-totals.ts'
import { viewAdjustments } from '#api/cart/totals-view.ts'
import { type Payload, payload } from '#api/payload.ts'
import { ApiErrorRef } from '#api/shared/api-error.ts'
import { MoneyRef, toWire, type WireMoney } from '#api/shared/money.ts'
import { PaginationRef, type PaginationView } from '#api/shared/pagination.ts'
import { UserDataRef } from '#api/shared/user-data.ts'
import type { OrderView } from '#flows/orders/show-order.ts'
import { showOrder } from '#flows/orders/show-order.ts'
import { apiTexts } from '#i18n/api-texts.ts'
import type { Language } from '#kernel/language.ts'
import { receiversOnPage } from '#kernel/limits.ts'
import { pageOfList } from '#kernel/page-of-list.ts'
import { findPaymentMethod } from '#kernel/payment-methods.ts'
import { OrderDocumentRef } from './order-document.ts'
import { OrderLineRef, viewLine } from './order-line.ts'
import { OrderReceiverRef, type ReceiverOnPage } from './order-receiver.ts'
import { OrderFlowRef, OrderStatusRef, orderFlowOf } from './order-status.ts'
import { OrderTypeRef } from './order-type.ts'
import { viewGift } from './ordered-gift.ts'

type OtherFields =
  | ('total' | 'totalWithoutTax' | 'refunded' | 'transfer' | 'received')
  | ('adjustments' | 'lines' | 'billing' | 'receivers')

type TransferView = Omit<NonNullable<OrderView['transfer']>, 'amount'> & { amount: WireMoney }

type MoneyReceivedView = { amount: WireMoney; asked: WireMoney }

export type PlacedOrderView = Omit<OrderView, OtherFields> & {
  billingAddress: BillingAddressView | undefined
  receivers: readonly ReceiverOnPage[]
  lines: readonly ReturnType<typeof viewLine>[]
  adjustments: readonly AdjustmentView[]
  total: WireMoney
  totalWithoutTax: WireMoney
  refunded: WireMoney | undefined
  transfer: TransferView | undefined
  received: readonly MoneyReceivedView[]
  paging: PaginationView
}

/** `page` shows a part of the receivers and lines; all of them without it. */
export function viewOrder(
  order: OrderView,
  { language, page }: { language: Language; page?: number | undefined },
): PlacedOrderView {
  const totalItems = Math.max(order.receivers.length, order.lines.length)
  const size = page === undefined ? Math.max(1, totalItems) : receiversOnPage
  const receivers = pageOfList(order.receivers, { page: page ?? 1, size })
  const lines = pageOfList(order.lines, { page: page ?? 1, size })
  const { total, totalWithoutTax, refunded, billing, transfer, received } = order
  const vat = { currency: total.currency, cents: total.cents - totalWithoutTax.cents }
  return {
    ...order,
    billingAddress: billing && viewBilling(billing),
    contactPerson: order.contactPerson.trim() || apiTexts[language].notKept,
    receivers: receivers.items.map((receiver) => ({
      ...receiver,
      name: receiver.name || apiTexts[language].notKept,
      gifts: receiver.gifts.map((gift) => viewGift(gift, language)),
    })),
    lines: lines.items.map((line) => viewLine(line, language)),
    adjustments: viewAdjustments(order.adjustments, { language, vat }),
    total: toWire(total),
    totalWithoutTax: toWire(totalWithoutTax),
    refunded: refunded && toWire(refunded),
    transfer: transfer && { ...transfer, amount: toWire(transfer.amount) },
    received: received.map(({ amount, asked }) => ({
      amount: toWire(amount),
      asked: toWire(asked),
    })),
    paging: {
      currentPage: Math.max(receivers.currentPage, lines.currentPage),
      itemsPerPage: size,
      totalItems,
    },
  }
}

const BankTransferRef = builder.objectRef<TransferView>('BankTransfer').implement({
  description: 'What is to be transferred to pay an order.',
  fields: (t) => ({
    beneficiary: t.exposeString('beneficiary', { description: 'To whom.' }),
    iban: t.exposeString('iban', { description: 'To which account, without spaces.' }),
    bic: t.exposeString('bic', { description: 'Of which bank.' }),
    reference: t.exposeString('reference', { description: 'By which the money is known.' }),
    amount: t.expose('amount', { type: MoneyRef, description: 'How much.' }),
    until: t.expose('until', { type: 'DateTime', description: 'Until when it is waited for.' }),
    hasProForma: t.boolean({
      description: 'A company pays in advance: its pro-forma invoice lies beside the order’s page.',
      resolve: ({ methodId }) => findPaymentMethod(methodId)?.isForCompanies === true,
    }),
  }),
})

const MoneyReceivedRef = builder.objectRef<MoneyReceivedView>('MoneyReceived').implement({
  description: 'Money that came for an order and waits for somebody to decide.',
  fields: (t) => ({
    amount: t.expose('amount', { type: MoneyRef, description: 'How much came.' }),
    asked: t.expose('asked', {
      type: MoneyRef,
      description: 'How much was asked; as much as came where it came too late.',
    }),
  }),
})

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
    orderedOn: t.expose('orderedOn', { type: 'DateTime', description: 'When it was placed.' }),
    paymentMethod: t.exposeString('paymentMethod', {
      nullable: true,
      description: "The provider's name of the method; null until it is paid.",
    }),
    contactPerson: t.exposeString('contactPerson', {
      description: 'The giver; masked for viewers who only have the link.',
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
    documents: t.expose('documents', {
      type: [OrderDocumentRef],
      description: 'Its invoice or receipt, then what was credited; only for the giver.',
    }),
    receivers: t.expose('receivers', {
      type: [OrderReceiverRef],
      description: 'Who gets something.',
    }),
    lines: t.expose('lines', { type: [OrderLineRef], description: 'What was ordered.' }),
    adjustments: t.expose('adjustments', {
      type: [AdjustmentRef],
      description: 'Fees, and the VAT inside the total.',
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
    paging: t.expose('paging', {
      type: PaginationRef,
      description: 'Which part of receivers and lines is shown, and how many there are.',
    }),
  }),
})

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
        description: `Shows ${receiversOnPage} receivers and lines, from 1; null: all.`,
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
