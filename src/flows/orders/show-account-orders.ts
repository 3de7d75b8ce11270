import { PagingInvalid } from '#domain/catalogue/errors.ts'
import { isFullView, type Viewer } from '#domain/orders/is-full-view.ts'
import { type AccountOrder, listAccountOrders } from '#domain/orders/list-account-orders.ts'
import { publicStatus } from '#domain/orders/order-states.ts'
import { ensureAccount, type SessionKey } from '#flows/accounts/find-account.ts'
import { ownerOf } from '#flows/accounts/find-viewer.ts'
import type { Deps } from '#flows/shared/deps.ts'
import { type PictureView, pictureOf } from '#flows/shared/picture-of.ts'
import type { Language } from '#kernel/language.ts'
import { maskName } from '#kernel/mask.ts'
import type { Money } from '#kernel/money.ts'
import type { OrderView } from './show-order.ts'

export type AccountOrderView = Pick<
  OrderView,
  'uuid' | 'referenceNumber' | 'status' | 'state' | 'orderedOn' | 'isUndelivered'
> & {
  total: Money
  totalQuantity: number
  packQuantity: number
  /** Masked after thirty days, as on the order's own page. */
  receivers: readonly string[]
  pictures: readonly PictureView[]
}

export type AccountOrdersPage = {
  orders: readonly AccountOrderView[]
  paging: { currentPage: number; itemsPerPage: number; totalItems: number }
}

const ordersPerPage = 10
const pageMax = 10_000
/** As many fit on a phone; the page of the order shows them all. */
const picturesMax = 4

/** The orders of the account that is logged in, newest first. Throws `NotLoggedIn` (3804) and 3012 for a wrong page. */
export async function showAccountOrders(
  deps: Pick<Deps, 'db' | 'readBehind' | 'clock' | 'storefront'>,
  { sessionKey, page, language }: { sessionKey: SessionKey; page: number; language: Language },
): Promise<AccountOrdersPage> {
  if (!Number.isInteger(page) || page < 1 || page > pageMax) throw new PagingInvalid('pageNumber')
  const account = ownerOf(await ensureAccount(deps, sessionKey))
  const wanted = {
    account,
    storefront: deps.storefront.key,
    offset: (page - 1) * ordersPerPage,
    limit: ordersPerPage,
  }
  const { orders, total } = await deps.readBehind((db) => listAccountOrders(db, wanted))
  const viewer = { visitorKey: undefined, account, now: deps.clock.now() }
  return {
    orders: orders.map((order) => present(order, { viewer, language })),
    paging: { currentPage: page, itemsPerPage: ordersPerPage, totalItems: total },
  }
}

function present(
  order: AccountOrder,
  { viewer, language }: { viewer: Viewer; language: Language },
): AccountOrderView {
  const name = isFullView(order, viewer) ? (text: string) => text : maskName
  return {
    uuid: order.uuid,
    referenceNumber: order.referenceNumber,
    status: publicStatus[order.state],
    state: order.state,
    isUndelivered: order.isUndelivered,
    orderedOn: order.placedAt,
    total: { currency: order.currency, cents: order.totalCents },
    totalQuantity: order.quantity,
    packQuantity: order.packQuantity,
    receivers: order.receivers.map(name),
    pictures: order.products.slice(0, picturesMax).map((product) => pictureOf(product, language)),
  }
}
