import { builder } from '#api/builder.ts'
import { MoneyRef, toWire } from '#api/shared/money.ts'
import { drawTransferCode } from '#flows/orders/draw-transfer-code.ts'
import type { OrderView } from '#flows/orders/show-order.ts'
import type { WireMoney } from '#i18n/formats.ts'
import { findPaymentMethod, isCardMethod } from '#kernel/payment-methods.ts'

type Transfer = NonNullable<OrderView['transfer']>

type TransferView = Omit<Transfer, 'amount'> & { amount: WireMoney; toScan: Transfer }

type PaidPartView = { title: string; price: WireMoney }

type MoneyReceivedView = { amount: WireMoney; asked: WireMoney }

type MoneyWentBackView = Omit<OrderView['wentBack'][number], 'amount'> & { amount: WireMoney }

export type OrderMoneyView = {
  total: WireMoney
  totalWithoutTax: WireMoney
  refunded: WireMoney | undefined
  paidWith: readonly PaidPartView[]
  transfer: TransferView | undefined
  received: readonly MoneyReceivedView[]
  wentBack: readonly MoneyWentBackView[]
}

/** What an order came to, and how it was or is to be paid. */
export const viewMoney = (order: OrderView): OrderMoneyView => ({
  total: toWire(order.total),
  totalWithoutTax: toWire(order.totalWithoutTax),
  refunded: order.refunded && toWire(order.refunded),
  paidWith: order.paidWith.map(({ title, price }) => ({ title, price: toWire(price) })),
  transfer: order.transfer && {
    ...order.transfer,
    amount: toWire(order.transfer.amount),
    toScan: order.transfer,
  },
  received: order.received.map(({ amount, asked }) => ({
    amount: toWire(amount),
    asked: toWire(asked),
  })),
  wentBack: order.wentBack.map(({ amount, ...rest }) => ({ ...rest, amount: toWire(amount) })),
})

export const BankTransferRef = builder.objectRef<TransferView>('BankTransfer').implement({
  description: 'What is to be transferred to pay an order.',
  fields: (t) => ({
    beneficiary: t.exposeString('beneficiary', { description: 'To whom.' }),
    iban: t.exposeString('iban', { description: 'To which account, without spaces.' }),
    bic: t.exposeString('bic', { description: 'Of which bank.' }),
    reference: t.exposeString('reference', { description: 'By which the money is known.' }),
    amount: t.expose('amount', { type: MoneyRef, description: 'How much.' }),
    until: t.expose('until', { type: 'DateTime', description: 'Until when it is waited for.' }),
    qrCode: t.string({
      nullable: true,
      description:
        'A QR code (EPC069-12) by which the app of a bank fills the transfer in, as an SVG document; null where there is none, as for other currencies than the euro.',
      resolve: ({ toScan }, _args, { deps }) => drawTransferCode(deps, toScan) ?? null,
    }),
    hasProForma: t.boolean({
      description: 'A company pays in advance: its pro-forma invoice lies beside the order’s page.',
      resolve: ({ methodId }) => findPaymentMethod(methodId)?.isForCompanies === true,
    }),
  }),
})

export const MoneyReceivedRef = builder.objectRef<MoneyReceivedView>('MoneyReceived').implement({
  description: 'Money that came for an order and waits for somebody to decide.',
  fields: (t) => ({
    amount: t.expose('amount', { type: MoneyRef, description: 'How much came.' }),
    asked: t.expose('asked', {
      type: MoneyRef,
      description: 'How much was asked; as much as came where it came too late.',
    }),
  }),
})

const WentBackReasonRef = builder.enumType('WentBackReason', {
  description: 'Why a payment bought nothing.',
  values: {
    CARD_GONE: {
      value: 'cardGone',
      description: 'A choice card that was to pay the rest had no more.',
    },
    PAID_TWICE: { value: 'paidTwice', description: 'Its basket was paid before.' },
    NOT_TAKEN: {
      value: 'notTaken',
      description: 'It was another amount than asked, came much later, or once more.',
    },
  } as const,
})

export const MoneyWentBackRef = builder.objectRef<MoneyWentBackView>('MoneyWentBack').implement({
  description: 'A payment that came for an order, could not pay it and goes back whole.',
  fields: (t) => ({
    amount: t.expose('amount', { type: MoneyRef, description: 'How much goes back.' }),
    reason: t.expose('reason', { type: WentBackReasonRef, description: 'Why.' }),
    methodId: t.exposeString('method', { description: 'By which method it came and goes back.' }),
    isByCard: t.boolean({
      description: 'It goes to a bank card, which takes five to ten working days.',
      resolve: ({ method }) => isCardMethod(method),
    }),
    isFailed: t.exposeBoolean('isFailed', {
      description: 'It could not be paid by that method: somebody of the shop has still to pay it.',
    }),
  }),
})

export const PaidPartRef = builder.objectRef<PaidPartView>('PaidPart').implement({
  description: 'A part of what paid an order.',
  fields: (t) => ({
    title: t.exposeString('title', {
      description: 'Its name, with the brand of a bank card; all choice cards are one part.',
    }),
    price: t.expose('price', { type: MoneyRef, description: 'How much of it paid.' }),
  }),
})
