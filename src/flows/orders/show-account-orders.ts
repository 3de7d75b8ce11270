import { PagingInvalid } from '#domain/catalogue/errors.ts'
import { isFullView, type Viewer } from '#domain/orders/is-full-view.ts'
import {
  type AccountOrder,
  type AccountShipment,
  listAccountOrders,
  type OrdersFilter,
} from '#domain/orders/list-account-orders.ts'
import { canBeRepeated } from '#domain/orders/load-order-to-repeat.ts'
import { fullName } from '#domain/orders/order.ts'
import { publicStatus } from '#domain/orders/order-states.ts'
import { ensureAccount, type SessionKey } from '#flows/accounts/find-account.ts'
import { ownerOf } from '#flows/accounts/find-viewer.ts'
import type { Deps } from '#flows/shared/deps.ts'
import { type PictureView, pictureOf } from '#flows/shared/picture-of.ts'
import type { Language } from '#kernel/language.ts'
import type { Money } from '#kernel/money.ts'
import { type OrderView, shownState } from './show-order.ts'
import { postStateOf, type ReceiverPostView } from './view-post.ts'
import {
  isDelayed,
  type ReceiverView,
  receiverNameIn,
  shownDeliveryState,
} from './view-receivers.ts'

export type AccountOrderView = Pick<
  OrderView,
  'uuid' | 'referenceNumber' | 'status' | 'state' | 'orderedOn' | 'isUndelivered'
> & {
  total: Money
  totalQuantity: number
  packQuantity: number
  /** The first of them; names are masked after thirty days, as on the order's own page. */
  shipments: readonly AccountShipmentView[]
  shipmentCount: number
  /** Name of the colleague who ordered it; undefined of the account's own. */
  orderedBy: string | undefined
  /** It can be ordered again. */
  canBeRepeated: boolean
  pictures: readonly PictureView[]
}

/** How far what one receiver gets is. */
export type AccountShipmentView = Pick<
  ReceiverView,
  'deliveryId' | 'name' | 'isForSelf' | 'deliveryState' | 'isHandedOver' | 'isDelayed' | 'dueOn'
> & {
  /** Undefined for mails. */
  postState: ReceiverPostView['state'] | undefined
}

export type AccountOrdersPage = {
  /** In which anything was ordered, the newest first. */
  years: readonly number[]
  orders: readonly AccountOrderView[]
  paging: { currentPage: number; itemsPerPage: number; totalItems: number }
}

const ordersPerPage = 10
const pageMax = 10_000
/** As many fit on a phone; the page of the order shows them all. */
const picturesMax = 4

type AccountOrdersQuestion = Partial<OrdersFilter> & {
  sessionKey: SessionKey
  page: number
  language: Language
}

/**
 * Orders of the account that is logged in, newest first. Throws `NotLoggedIn` (3804) and 3012 for a
 * wrong page.
 */
export async function showAccountOrders(
  deps: Pick<Deps, 'db' | 'readBehind' | 'clock' | 'storefront'>,
  { sessionKey, page, language, text, year }: AccountOrdersQuestion,
): Promise<AccountOrdersPage> {
  if (!Number.isInteger(page) || page < 1 || page > pageMax) throw new PagingInvalid('pageNumber')
  const account = ownerOf(await ensureAccount(deps, sessionKey))
  const now = deps.clock.now()
  const wanted = {
    account,
    storefront: deps.storefront.key,
    now,
    text,
    year,
    offset: (page - 1) * ordersPerPage,
    limit: ordersPerPage,
  }
  const { orders, total, years } = await deps.readBehind((db) => listAccountOrders(db, wanted))
  const viewer = { visitorKey: undefined, account, now }
  return {
    orders: orders.map((order) => present(order, { viewer, language })),
    paging: { currentPage: page, itemsPerPage: ordersPerPage, totalItems: total },
    years,
  }
}

function present(
  order: AccountOrder,
  { viewer, language }: { viewer: Viewer; language: Language },
): AccountOrderView {
  const look = { isFullView: isFullView(order, viewer) }
  return {
    uuid: order.uuid,
    referenceNumber: order.referenceNumber,
    status: publicStatus[order.state],
    state: shownState(order),
    isUndelivered: order.isUndelivered,
    orderedOn: order.placedAt,
    total: { currency: order.currency, cents: order.totalCents },
    totalQuantity: order.quantity,
    packQuantity: order.packQuantity,
    shipments: shipmentsOf(order).map((shipment) => viewShipment(shipment, order, look)),
    shipmentCount: order.kind === 'activation' ? 0 : order.shipmentCount,
    orderedBy: isOfColleague(order, viewer) ? fullName(order.contact).trim() : undefined,
    canBeRepeated: canBeRepeated(order),
    pictures: order.products.slice(0, picturesMax).map((product) => pictureOf(product, language)),
  }
}

const isOfColleague = ({ accountId, companyOwners }: AccountOrder, { account }: Viewer): boolean =>
  account !== undefined && accountId !== account.id && companyOwners.includes(account.id)

/** An activation gives nothing to anybody: its holder has the card. */
const shipmentsOf = ({ kind, shipments }: AccountOrder): AccountOrder['shipments'] =>
  kind === 'activation' ? [] : shipments

const viewShipment = (
  shipment: AccountShipment,
  order: AccountOrder,
  look: { isFullView: boolean },
): AccountShipmentView => ({
  deliveryId: shipment.deliveryId,
  name: receiverNameIn(look, shipment.name),
  isForSelf: shipment.isForSelf,
  isHandedOver: shipment.isHandedOver,
  deliveryState: shownDeliveryState(order, shipment),
  isDelayed: isDelayed(shipment),
  dueOn: shipment.dueAt === null ? undefined : new Date(shipment.dueAt),
  postState: shipment.deliveryForm === 'PHYSICAL' ? postStateOf(shipment) : undefined,
})
