import { canPostBeChanged } from '#domain/orders/change-post.ts'
import type { OrderPage } from '#domain/orders/load-order-page.ts'
import type { Storefront } from '#domain/storefronts/storefront.ts'
import { trackUrl } from '#flows/shared/track-url.ts'
import { addressLines, type DeliveryAddress } from '#kernel/address-parts.ts'
import { arrivesAfter, dutchDayOf, lateBefore, planPost } from '#kernel/post-calendar.ts'

/** How what goes by post stands; days of the Dutch calendar, as `2026-12-05`. */
export type ReceiverPostView = {
  /** None for whoever has the link alone, and once it was forgotten. */
  addressLines: readonly string[]
  state: 'WAITING' | 'PACKED' | 'POSTED' | 'LOST' | 'RETURNED'
  /** The same is sent again. */
  isReplaced: boolean
  /** The viewer may ask where it is. */
  canBeAskedAbout: boolean
  isAskedAbout: boolean
  /** The viewer may choose another day or address. */
  canBeChanged: boolean
  /** The same in its parts, for whoever may change it. */
  address: DeliveryAddress | undefined
  /** Undefined: as soon as it can. */
  wishedOn: string | undefined
  postedOn: string
  arrivesOn: string
  trackUrl: string | undefined
}

type Receiver = OrderPage['receivers'][number]

const dateOf = (text: string | null): Date | undefined =>
  text === null ? undefined : new Date(text)

/** Nobody mails what goes by post: once it was posted it was sent. Whoever called it off is told so. */
export function receiverStateOf({
  state,
  postedAt,
  calledOffAt,
}: Pick<Receiver, 'state' | 'postedAt' | 'calledOffAt'>): Receiver['state'] | 'calledOff' {
  if (calledOffAt !== null) return 'calledOff'
  return state === 'waiting' && postedAt !== null ? 'sent' : state
}

export const sentOnOf = ({ sentAt, postedAt }: Receiver): Date | undefined =>
  dateOf(sentAt) ?? dateOf(postedAt)

type Look = { isFullView: boolean; now: Date; storefront: Storefront }

/** It is paid, and nobody halted it. */
export const goesOn = ({ state }: Pick<OrderPage, 'state'>): boolean =>
  state === 'issuing' || state === 'completed'

/** What is not paid yet goes as if it were paid now; so does what should have gone before today, as what is sent anew. */
export function viewPost(
  order: Pick<OrderPage, 'settledAt' | 'state'>,
  receiver: Receiver,
  { isFullView, now, storefront }: Look,
): ReceiverPostView | undefined {
  const { deliveryForm, address, postedAt, trackCode } = receiver
  if (deliveryForm === 'DIGITAL') return undefined
  const wished = dateOf(receiver.deliverAt)
  const planned = planPost(order.settledAt ?? now, wished)
  const isOverdue = Temporal.PlainDate.compare(planned.postedOn, dutchDayOf(now)) < 0
  const plan = isOverdue ? planPost(now, wished) : planned
  const canBeChanged = isFullView && canPostBeChanged({ ...receiver, isPaid: goesOn(order) })
  const posted = dateOf(postedAt)
  const postedOn = posted === undefined ? plan.postedOn : dutchDayOf(posted)
  const arrivesOn = posted === undefined ? plan.arrivesOn : arrivesAfter(postedOn)
  const isAskedAbout = receiver.lateAskedAt !== null
  const isOnItsWay = isFullView && posted !== undefined && receiver.shipmentState === 'posted'
  return {
    addressLines: isFullView && address !== null ? addressLines(address) : [],
    ...{ canBeChanged, address: canBeChanged ? (address ?? undefined) : undefined },
    wishedOn: wished === undefined ? undefined : dutchDayOf(wished).toString(),
    state: postStateOf(receiver),
    isReplaced: receiver.endedBy === 'replaced',
    canBeAskedAbout: isOnItsWay && !isAskedAbout && goesOn(order) && posted < lateBefore(now),
    isAskedAbout: isOnItsWay && isAskedAbout,
    postedOn: postedOn.toString(),
    arrivesOn: arrivesOn.toString(),
    trackUrl: isFullView ? trackUrl(storefront, { trackCode, address }) : undefined,
  }
}

export function postStateOf({
  shipmentState,
  postedAt,
  packedAt,
}: Pick<Receiver, 'shipmentState' | 'postedAt' | 'packedAt'>): ReceiverPostView['state'] {
  if (shipmentState === 'lost') return 'LOST'
  if (shipmentState === 'returned') return 'RETURNED'
  if (postedAt !== null) return 'POSTED'
  return packedAt === null ? 'WAITING' : 'PACKED'
}
