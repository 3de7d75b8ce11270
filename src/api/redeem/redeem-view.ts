import type { Call } from '#api/ask.ts'
import { viewCart } from '#api/cart/cart-view.ts'
import type { GiftcardOrderView } from '#api/cart/giftcard-order.ts'
import type { ApiContext } from '#api/context.ts'
import { toWire } from '#api/shared/money.ts'
import { findOrderToRetry } from '#domain/orders/find-order-to-retry.ts'
import type { PayingCard } from '#flows/cart/show-paying-cards.ts'
import type { RedeemLook } from '#flows/redeem/change-redeem-cart.ts'
import { type PricedRedeem, showRedeem } from '#flows/redeem/show-redeem.ts'
import type { WireMoney } from '#i18n/formats.ts'

export type RedeemCardView = PayingCard & { programme: string; currency: WireMoney['currency'] }

export type RedeemSessionView = {
  cards: readonly RedeemCardView[]
  pageId: string | undefined
  company: string | undefined
  remainingBalance: WireMoney
  minimumRemainingBalance: WireMoney
  maximumPostedCardAmount: WireMoney
  orderUuid: string | undefined
  endsAt: Date
  shouldAddDigitalAddress: boolean
  shouldAddPhysicalAddress: boolean
}

export type RedeemOrderView = Pick<
  GiftcardOrderView,
  | ('id' | 'uuid' | 'shipments' | 'totals' | 'groupedTotals' | 'billingAddress')
  | ('totalQuantity' | 'problemCount' | 'version')
> & {
  packages: GiftcardOrderView['shipments'][number]['packages']
  /** Undefined of a paid exchange, to whoever has its link alone. */
  remainingBalance: WireMoney | undefined
  minimumRemainingBalance: WireMoney
  isRemainderTooSmall: boolean
  toPay: WireMoney
}

export type RedeemView = { redeem: RedeemSessionView; order: RedeemOrderView }

/** How an exchange stands, as the API shows it. */
export async function viewRedeem(
  { deps }: Pick<ApiContext, 'deps'>,
  call: Call,
  look: RedeemLook,
): Promise<RedeemView> {
  const state = await showRedeem(deps, call, look)
  const uuid = await findOrderToRetry(deps.db, look.cart.id)
  return { redeem: viewSession(state, uuid), order: viewOrder(state, call, uuid) }
}

function viewSession(state: PricedRedeem, orderUuid: string | undefined): RedeemSessionView {
  const { redeeming, priced, cards } = state
  const { session, rules } = redeeming
  const { currency } = priced
  const forms = priced.shipments.map(({ shipment }) => shipment.deliveryForm)
  return {
    cards: cards.map((card) => ({ ...card, programme: session.programme, currency })),
    ...{ pageId: rules.pageId, company: rules.company },
    remainingBalance: toWire({ currency, cents: state.remainingCents }),
    minimumRemainingBalance: toWire({ currency, cents: rules.remainderCentsMin }),
    maximumPostedCardAmount: toWire({ currency, cents: rules.postedCardCentsMax }),
    orderUuid,
    endsAt: session.endsAt,
    shouldAddDigitalAddress: forms.includes('DIGITAL'),
    shouldAddPhysicalAddress: forms.includes('PHYSICAL'),
  }
}

function viewOrder(state: PricedRedeem, call: Call, uuid: string | undefined): RedeemOrderView {
  const { redeeming, priced, cart } = state
  const { currency } = priced
  const view = viewCart(cart, call, { uuid })
  const { shipments } = view
  return {
    ...{ id: view.id, uuid, shipments, totals: view.totals, groupedTotals: view.groupedTotals },
    ...{ billingAddress: view.billingAddress, totalQuantity: view.totalQuantity },
    ...{ problemCount: view.problemCount, version: view.version },
    packages: shipments.flatMap(({ packages }) => packages),
    remainingBalance: toWire({ currency, cents: state.remainingCents }),
    minimumRemainingBalance: toWire({ currency, cents: redeeming.rules.remainderCentsMin }),
    isRemainderTooSmall: state.isRemainderTooSmall,
    toPay: toWire({ currency, cents: state.toPayCents }),
  }
}
