import type { OrderAccess } from '#domain/orders/order-access.ts'
import { dayMs } from '#kernel/day-ms.ts'
import { isSameEmail } from '#kernel/email.ts'
import type { AccountId } from '#kernel/ids.ts'

/**
 * The visitor who ordered sees everything for this long, and afterwards what anybody with the link
 * sees. What is planned for later counts from then. A link that was mailed to them opens it to one
 * more browser, for as long.
 */
const fullViewMs = 30 * dayMs

/** Orders placed or due after this are shown unmasked to whoever ordered. */
export const fullViewSince = (now: Date): Date => new Date(now.getTime() - fullViewMs)

/** Who wants to see an order: a browser, and the account that is logged in there. */
export type Viewer = {
  visitorKey: string | undefined
  /** With the address that its mailbox confirmed: what guests ordered with it is the account's too. */
  account: { id: AccountId; confirmedEmail: string | undefined } | undefined
  now: Date
}

type OwnedOrder = OrderAccess & {
  visitorKey: string
  accountId: AccountId | null
  contact: { email: string }
  placedAt: Date
}

/** Whether an order is shown unmasked to the viewer, who may then change it. */
export const isFullView = (order: OwnedOrder, viewer: Viewer): boolean =>
  isOpenedTo(order, viewer) ||
  (isOwner(order, viewer) &&
    viewer.now.getTime() - Math.max(order.placedAt.getTime(), order.lastDueAt?.getTime() ?? 0) <
      fullViewMs)

/**
 * True for the orderer and the owners of their company, however long ago; `isFullView` says for how
 * long names are shown.
 */
export const isOwnOrder = (order: OwnedOrder, viewer: Viewer): boolean =>
  isOpenedTo(order, viewer) || isOwner(order, viewer)

const isOpenedTo = ({ openedTo, isLeftBehind }: OwnedOrder, { visitorKey, now }: Viewer): boolean =>
  !isLeftBehind &&
  openedTo.some((one) => one.visitorKey === visitorKey && now < new Date(one.until))

const isOwner = (order: OwnedOrder, viewer: Viewer): boolean =>
  isOrderer(order, viewer) ||
  (viewer.account !== undefined && order.companyOwners.includes(viewer.account.id))

const isOrderer = (order: OwnedOrder, { visitorKey, account }: Viewer): boolean =>
  !order.isLeftBehind &&
  (order.visitorKey === visitorKey ||
    (account !== undefined &&
      (order.accountId === account.id ||
        (account.confirmedEmail !== undefined &&
          isSameEmail(order.contact.email, account.confirmedEmail)))))
