import { builder } from '#api/builder.ts'
import { BillingAddressRef } from '#api/cart/address.ts'
import { GiftcardShipmentRef } from '#api/cart/giftcard-shipment.ts'
import { GroupedTotalsRef, OrderTotalsRef } from '#api/cart/order-totals.ts'
import { PackageRef } from '#api/cart/package.ts'
import type { Payload } from '#api/payload.ts'
import { ApiErrorRef } from '#api/shared/api-error.ts'
import { MoneyRef } from '#api/shared/money.ts'
import type {
  RedeemCardView,
  RedeemOrderView,
  RedeemSessionView,
  RedeemView,
} from './redeem-view.ts'

const RedeemCardRef = builder.objectRef<RedeemCardView>('RedeemCard').implement({
  description: 'A choice card that is exchanged.',
  fields: (t) => ({
    id: t.exposeID('cardId', { description: 'Names it when it is taken out.' }),
    maskedNumber: t.exposeString('maskedNumber', {
      description: 'All but the last four digits are dots.',
    }),
    balance: t.field({
      type: MoneyRef,
      description: 'What is on it and can be spent; nothing once it is stopped or has expired.',
      resolve: ({ currency, balanceCents: value }) => ({ currency, value }),
    }),
    amount: t.field({
      type: MoneyRef,
      description: 'What it pays of what is chosen.',
      resolve: ({ currency, cents: value }) => ({ currency, value }),
    }),
    expiryDate: t.exposeString('validUntil', { description: 'Its last day, as 2027-01-31.' }),
    programme: t.exposeString('programme', { description: 'Of which kind it is.' }),
  }),
})

export const RedeemSessionRef = builder.objectRef<RedeemSessionView>('RedeemSession').implement({
  description: 'Cards that one visitor exchanges together.',
  fields: (t) => ({
    cards: t.expose('cards', { type: [RedeemCardRef], description: 'As they were added.' }),
    pageId: t.exposeString('pageId', {
      nullable: true,
      description: 'The redeem shop of its own that these cards have; null: that of everybody.',
    }),
    company: t.exposeString('company', {
      nullable: true,
      description: 'The company whose shop that is.',
    }),
    remainingBalance: t.expose('remainingBalance', {
      type: MoneyRef,
      description: 'What is left on the cards once what is chosen is ordered.',
    }),
    minimumRemainingBalance: t.expose('minimumRemainingBalance', {
      type: MoneyRef,
      description: 'The least that may be left, besides nothing (3544).',
    }),
    maximumPostedCardAmount: t.expose('maximumPostedCardAmount', {
      type: MoneyRef,
      description: 'What one card by post holds at most; more of it comes in several.',
    }),
    orderUuid: t.exposeString('orderUuid', {
      nullable: true,
      description: 'Of the order that waits for its payment; null until it is placed.',
    }),
    endsAt: t.expose('endsAt', {
      type: 'DateTime',
      description: 'When it ends, unless it is used before.',
    }),
    shouldAddDigitalAddress: t.exposeBoolean('shouldAddDigitalAddress', {
      description: 'Something goes by e-mail, or is a donation.',
    }),
    shouldAddPhysicalAddress: t.exposeBoolean('shouldAddPhysicalAddress', {
      description: 'Something goes by post.',
    }),
  }),
})

export const RedeemOrderRef = builder.objectRef<RedeemOrderView>('RedeemOrder').implement({
  description: 'What choice cards are exchanged for, at the prices of today or of its order.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Which.' }),
    uuid: t.exposeString('uuid', {
      nullable: true,
      description: 'Of its order; null until it is placed.',
    }),
    shipments: t.expose('shipments', {
      type: [GiftcardShipmentRef],
      description: 'One by e-mail and one by post, as far as there is any.',
    }),
    packages: t.expose('packages', {
      type: [PackageRef],
      description: 'All packages of all shipments, each a RedeemPackage.',
    }),
    billingAddress: t.expose('billingAddress', {
      type: BillingAddressRef,
      nullable: true,
      description: 'Who redeems; null until the details are given.',
    }),
    totals: t.expose('totals', { type: OrderTotalsRef, description: 'What it all comes to.' }),
    groupedTotals: t.expose('groupedTotals', {
      type: GroupedTotalsRef,
      description: 'The total by what it consists of.',
    }),
    remainingBalance: t.expose('remainingBalance', {
      type: MoneyRef,
      nullable: true,
      description:
        'What is left on the cards afterwards, of a paid exchange what is on them now; null for viewers who only have its link.',
    }),
    minimumRemainingBalance: t.expose('minimumRemainingBalance', {
      type: MoneyRef,
      description: 'The least that may be left, besides nothing.',
    }),
    isRemainderTooSmall: t.exposeBoolean('isRemainderTooSmall', {
      description:
        'More than nothing is left, and less than the least: it cannot be ordered (3544).',
    }),
    toPay: t.expose('toPay', {
      type: MoneyRef,
      description:
        'What the cards leave to be paid another way; `expectedTotal` of `startPayment`.',
    }),
    problemCount: t.exposeInt('problemCount', {
      description: 'Packages that cannot be supplied as they are.',
    }),
    totalQuantity: t.exposeInt('totalQuantity', { description: 'All cards.' }),
    version: t.exposeInt('version', { description: 'Grows with each change.' }),
  }),
})

export const RedeemPayloadRef = builder
  .objectRef<Payload<RedeemView & { redeemToken: string }>>('RedeemPayload')
  .implement({
    description: 'How the exchange stands after a change, or what stood in its way.',
    fields: (t) => ({
      redeemToken: t.exposeString('redeemToken', {
        nullable: true,
        description:
          'Sent as `userData.redeemToken` from now on, by this browser alone; of `openRedeem` only.',
      }),
      redeem: t.expose('redeem', {
        type: RedeemSessionRef,
        nullable: true,
        description: 'The session; null when nothing was changed.',
      }),
      order: t.expose('order', {
        type: RedeemOrderRef,
        nullable: true,
        description: 'What the cards are exchanged for; null when nothing was changed.',
      }),
      errors: t.expose('errors', {
        type: [ApiErrorRef],
        description: 'Empty when all went well; 3540 when the session ended.',
      }),
    }),
  })
