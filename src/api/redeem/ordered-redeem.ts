import type { Call } from '#api/ask.ts'
import { viewBilling } from '#api/cart/address.ts'
import { formatDelivery, type ShipmentView } from '#api/cart/giftcard-shipment.ts'
import type { RedeemPackageView } from '#api/cart/package.ts'
import type { PackageItemView } from '#api/cart/package-items.ts'
import { viewAdjustments, viewTaxes } from '#api/cart/totals-view.ts'
import { catalogueViewOf } from '#api/catalogue/catalogue-view.ts'
import { viewVariation } from '#api/catalogue/variation-view.ts'
import type { ApiContext } from '#api/context.ts'
import { toWire } from '#api/shared/money.ts'
import { publicRulesOf } from '#domain/cart/redeem-pages.ts'
import { variationAt } from '#domain/catalogue/variations.ts'
import type { OrderLineView, OrderView } from '#flows/orders/show-order.ts'
import type { ReceiverView } from '#flows/orders/view-receivers.ts'
import { leftOnCards } from '#flows/redeem/left-on-cards.ts'
import { apiTexts } from '#i18n/texts/api.ts'
import { sum } from '#kernel/money.ts'
import type { RedeemOrderView } from './redeem-view.ts'

/** An exchange that was paid, at the prices that it had, masked as its order is. */
export async function viewOrderedRedeem(
  { deps }: Pick<ApiContext, 'deps'>,
  call: Call,
  order: OrderView,
): Promise<RedeemOrderView> {
  const { currency } = order.total
  const { orderId } = order
  const money = (cents: number) => toWire({ currency, cents })
  const left = order.isFullView ? await leftOnCards(deps, { orderId, currency }) : undefined
  const shipments = order.receivers.map((receiver) => viewShipment(receiver, order, call))
  return {
    ...{ id: orderId, uuid: order.uuid, shipments },
    ...viewTotals(order, call),
    billingAddress: order.billing && viewBilling(order.billing),
    packages: shipments.flatMap(({ packages }) => packages),
    totalQuantity: sum(order.lines.map(({ quantity }) => quantity)),
    ...{ problemCount: 0, version: 1, isRemainderTooSmall: false, toPay: money(0) },
    remainingBalance: left && toWire(left),
    minimumRemainingBalance: money(publicRulesOf(call.storefront)?.remainderCentsMin ?? 0),
  }
}

function viewTotals(order: OrderView, { language }: Call) {
  const { currency } = order.total
  const money = (cents: number) => toWire({ currency, cents })
  const groupOf = (isIn: (line: OrderLineView) => boolean) => {
    const lines = order.lines.filter(isIn)
    return {
      qty: sum(lines.map(({ quantity }) => quantity)),
      price: money(sum(lines.map(({ total }) => total.cents))),
    }
  }
  const charged = order.adjustments.filter(({ kind }) => kind !== 'PROMOTION')
  return {
    totals: {
      subTotal: groupOf(() => true).price,
      grandTotal: toWire(order.total),
      grandTotalWithoutTax: toWire(order.totalWithoutTax),
      adjustments: viewAdjustments(order.adjustments, language),
      taxes: viewTaxes(order.taxed, { language, currency }),
    },
    groupedTotals: {
      digitalTotal: groupOf(({ variationType }) => variationType === 'DIGITAL'),
      physicalTotal: groupOf(({ variationType }) => variationType === 'PHYSICAL'),
      donationTotal: groupOf(({ isDonation }) => isDonation),
      packTotal: groupOf(() => false),
      extra: money(sum(charged.map(({ price }) => price.cents))),
    },
  }
}

function viewShipment(receiver: ReceiverView, order: OrderView, call: Call): ShipmentView {
  const { shipmentId, name, email, isForSelf, post, dueOn } = receiver
  const [addressLine1, ...others] = post?.addressLines ?? []
  const deliveryForm = post === undefined ? 'DIGITAL' : 'PHYSICAL'
  const names = isForSelf ? order.contactNames : { firstName: name }
  const packages = order.lines
    .filter((line) => line.shipmentId === shipmentId)
    .map((line) => viewPackage(line, call))
  return {
    ...{ id: shipmentId, tag: shipmentId, deliveryDate: dueOn, deliveryForm, isForSelf },
    formattedDeliveryDate: formatDelivery({ deliveryDate: dueOn, deliveryForm }, call.language),
    deliveryAddress: {
      ...{ ...names, email, addressLine1 },
      addressLine2: others.length === 0 ? undefined : others.join(', '),
    },
    packages,
    packageCount: packages.length,
    ...{ giverName: undefined, postage: undefined, postPlan: undefined },
    ...{ asksPhone: false, isPhoneMissing: false },
  }
}

function viewPackage(line: OrderLineView, call: Call): RedeemPackageView {
  const { packageId, quantity, variationType, unitPrice, total } = line
  const product = call.catalogue.productById.get(line.productId)
  const view = product && catalogueViewOf(call).view(product)
  return {
    ...{ type: 'RedeemPackage', id: packageId, quantity, variationType },
    receiverTitle: line.isForSelf ? apiTexts[call.language].forMe : line.receiverName,
    items: [viewItem(line, call)],
    packageTotals: {
      mainItemAmount: toWire(total),
      ...{ mainItemEditable: false, promotionAmount: undefined },
    },
    ...{ mainProduct: view, mainProductType: product?.kind, amount: toWire(unitPrice) },
    ...{ problem: undefined, original: undefined, alternatives: [] },
  }
}

/** What is not sold any more has a title in the order's lines alone. */
function viewItem(line: OrderLineView, call: Call): PackageItemView {
  const { quantity: qty, variationType, unitPrice } = line
  const product = call.catalogue.productById.get(line.productId)
  if (product === undefined) return { type: 'EmptyOrderItem', qty }
  const view = catalogueViewOf(call).view(product)
  const chosen = variationAt(product, { variationType, amountCents: unitPrice.cents })
  const variation = viewVariation(chosen, view, call.language)
  return line.isDonation
    ? { type: 'DonationOrderItem', qty, variation, kind: 'DONATION' }
    : { type: 'GiftcardOrderItem', qty, variation, kind: 'GIFTCARD' }
}
