import { builder } from '#api/builder.ts'
import { PaginationRef, type PaginationView } from '#api/shared/pagination.ts'
import type { DeliveryMode } from '#domain/cart/delivery-modes.ts'
import { warnOfScam } from '#flows/abuse/warn-of-scam.ts'
import type { PayingCardsOf } from '#flows/cart/show-paying-cards.ts'
import type { QuoteId } from '#kernel/ids.ts'
import type { ScamFacts } from '#kernel/scam-rule.ts'
import { BillingAddressRef, type BillingAddressView } from './address.ts'
import { CartReceiverRef, type CartReceiverView } from './cart-receiver.ts'
import { DeliveryModeRef } from './enums.ts'
import { GiftcardShipmentRef, type ShipmentView } from './giftcard-shipment.ts'
import {
  GroupedTotalsRef,
  type GroupedTotalsView,
  OrderTotalsRef,
  type OrderTotalsView,
} from './order-totals.ts'
import { PackagesGroupRef, type PackagesGroupView } from './packages-group.ts'
import { PromotionCodeRef, type PromotionCodeView } from './promotion-code.ts'
import { ScamWarningRef } from './scam-warning.ts'

export type GiftcardOrderView = {
  id: string
  uuid: string | undefined
  shipments: readonly ShipmentView[]
  groupedTotals: GroupedTotalsView
  totals: OrderTotalsView
  billingAddress: BillingAddressView | undefined
  packagesGroups: readonly PackagesGroupView[]
  shipmentPaging: PaginationView
  packagePaging: PaginationView
  problemCount: number
  totalQuantity: number
  isSingleGift: boolean
  customerEmail: string | undefined
  quoteId: QuoteId | undefined
  activatedPrefix: string | undefined
  version: number
  deliveryMode: DeliveryMode
  canSplitAgain: boolean
  receivers: readonly CartReceiverView[]
  promotionCode: PromotionCodeView | undefined
  scamFacts: ScamFacts | undefined
  earlyDelivery: { notBefore: string } | undefined
  unblockable: readonly string[]
  /** Its choice cards; what they pay is looked up when it is asked for. */
  paying: PayingCardsOf
}

export const GiftcardOrderRef = builder.objectRef<GiftcardOrderView>('GiftcardOrder').implement({
  description: 'The basket, at the prices of today.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Which basket.' }),
    uuid: t.exposeString('uuid', {
      nullable: true,
      description: 'Of the order that waits for payment; null until it is ordered.',
    }),
    shipments: t.expose('shipments', {
      type: [GiftcardShipmentRef],
      description: 'The shipments, one for each receiver. Empty for an empty basket.',
    }),
    groupedTotals: t.expose('groupedTotals', {
      type: GroupedTotalsRef,
      description: 'The total by what it consists of.',
    }),
    totals: t.expose('totals', { type: OrderTotalsRef, description: 'What is to be paid.' }),
    billingAddress: t.expose('billingAddress', {
      type: BillingAddressRef,
      nullable: true,
      description: 'Who orders; null until the details are given.',
    }),
    packagesGroups: t.expose('packagesGroups', {
      type: [PackagesGroupRef],
      description: 'The rows of the basket.',
    }),
    shipmentPaging: t.expose('shipmentPaging', {
      type: PaginationRef,
      description: 'Which page is shown, and how many shipments there are in all.',
    }),
    problemCount: t.exposeInt('problemCount', {
      description: 'Packages that cannot be ordered as they are, shown or not.',
    }),
    isSingleGift: t.exposeBoolean('isSingleGift', {
      description: 'Whether this is one gift that is ordered by itself, beside the basket.',
    }),
    customerEmail: t.exposeString('customerEmail', {
      nullable: true,
      description: 'Of an activation, where its confirmation goes; null of everything else.',
    }),
    activatedPrefix: t.exposeString('activatedPrefix', {
      nullable: true,
      description:
        'Of an activation, how the number of its card begins, as `activationRanges` has it; null of everything else.',
    }),
    deliveryMode: t.expose('deliveryMode', {
      type: DeliveryModeRef,
      description: 'To whom it goes, as its packages have it.',
    }),
    canSplitAgain: t.exposeBoolean('canSplitAgain', {
      description:
        'Whether packages went to receivers of their own before all went to one, which `setDeliveryMode` gives back.',
    }),
    receivers: t.expose('receivers', {
      type: [CartReceiverRef],
      description:
        'Others who were named in this basket, also those who get nothing any more, which come first; at most 50.',
    }),
    promotionCode: t.expose('promotionCode', {
      type: PromotionCodeRef,
      nullable: true,
      description: 'The code that was typed; null without one.',
    }),
    scamWarning: t.field({
      type: ScamWarningRef,
      nullable: true,
      description: 'Asked before paying; null of nearly all.',
      resolve: async ({ scamFacts: facts }, _args, { db, visitor }) =>
        visitor.key === undefined
          ? null
          : warnOfScam(db, {
              ...{ facts, visitorKey: visitor.key },
              scam: visitor.storefront.fairness.scam,
            }),
    }),
    version: t.exposeInt('version', { description: 'Grows with each change.' }),
    totalQuantity: t.exposeInt('totalQuantity', {
      description: 'All cards: the number on the badge.',
    }),
  }),
})

builder.objectFields(GiftcardOrderRef, (t) => ({
  packagePaging: t.expose('packagePaging', {
    type: PaginationRef,
    description: 'Which part of the packages is shown, and how many there are.',
  }),
}))

builder.objectField(GiftcardOrderRef, 'quoteToken', (t) =>
  t.string({
    nullable: true,
    description: 'Private link of the quote that is paid; null of everything else.',
    resolve: ({ quoteId }, _args, { deps }) => quoteId && deps.quoteLinks.token(quoteId),
  }),
)
