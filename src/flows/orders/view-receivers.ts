import { canDueBeChanged } from '#domain/deliveries/change-due.ts'
import { canAddressBeCorrected } from '#domain/deliveries/correct-receiver-address.ts'
import type { DeliveryState } from '#domain/deliveries/delivery-states.ts'
import { canBeHandedOver } from '#domain/deliveries/hand-over.ts'
import { canBeSentAgain } from '#domain/deliveries/request-resend.ts'
import { canBeCancelled } from '#domain/orders/call-off.ts'
import { canPostBeChanged } from '#domain/orders/change-post.ts'
import type { OrderPage } from '#domain/orders/load-order-page.ts'
import type { Storefront } from '#domain/storefronts/storefront.ts'
import { firstNameOf } from '#kernel/first-name.ts'
import type { DeliveryId, ShipmentId } from '#kernel/ids.ts'
import type { Language } from '#kernel/language.ts'
import { maskEmail, maskName } from '#kernel/mask.ts'
import { dutchDayOf } from '#kernel/post-calendar.ts'
import { giftsToChange, type OrderedGiftView } from './view-gifts.ts'
import { goesOn, type ReceiverPostView, receiverStateOf, sentOnOf, viewPost } from './view-post.ts'

export type ReceiverView = {
  deliveryId: DeliveryId
  shipmentId: ShipmentId
  /** Whole; masked where the viewer has only the link, empty once it was forgotten. */
  name: string
  email: string
  isForSelf: boolean
  deliveryState: DeliveryState | 'calledOff'
  /** The shop delivers it later than it was asked to: its giver may think again. */
  isDelayed: boolean
  /** The moment that was chosen for it, or that it is delayed to; undefined is at once. */
  dueOn: Date | undefined
  sentOn: Date | undefined
  openedOn: Date | undefined
  /** The viewer may send it to another address. */
  canBeCorrected: boolean
  /** The viewer may choose another moment. */
  canBePlanned: boolean
  /** Sooner than on this day, as `2026-12-10`, only if they ask for it. */
  askedBefore: string | undefined
  /** The viewer may have its mail sent again. */
  canBeSentAgain: boolean
  /** The viewer may call it off at once. */
  canBeCancelled: boolean
  /** The viewer may take it to hand it over. */
  canBeHandedOver: boolean
  /** The viewer took it. */
  isHandedOver: boolean
  /** The viewer has links of it that nobody unwrapped. */
  hasLinks: boolean
  /** What came back; only the giver sees it. */
  thankYous: readonly { text: string | undefined; thankedOn: Date }[]
  /** What the viewer may still write beside it, and have around it. */
  gifts: readonly OrderedGiftView[]
  /** Undefined of what goes by e-mail. */
  post: ReceiverPostView | undefined
}

export type Look = {
  isFullView: boolean
  language: Language
  now: Date
  storefront: Storefront
}

/** Whole for the giver, to whom two people of one first name are two; the first name masked for anybody else. */
export const receiverNameIn = ({ isFullView }: Pick<Look, 'isFullView'>, name: string): string =>
  isFullView ? name : maskName(firstNameOf(name))

/** Whoever puts value on a card that they hold gives nothing to anybody: an activation has no receivers. */
export function viewReceivers(page: OrderPage, look: Look): readonly ReceiverView[] {
  if (page.kind === 'activation') return []
  const giftsOf = giftsToChange(page, look)
  return page.receivers.map((receiver) => viewReceiver(receiver, { page, look, giftsOf }))
}

type Around = { page: OrderPage; look: Look; giftsOf: ReturnType<typeof giftsToChange> }

const viewReceiver = (
  receiver: OrderPage['receivers'][number],
  { page, look, giftsOf }: Around,
): ReceiverView => ({
  deliveryId: receiver.deliveryId,
  shipmentId: receiver.shipmentId,
  name: receiverNameIn(look, receiver.name),
  email: look.isFullView ? receiver.email : maskEmail(receiver.email),
  isForSelf: receiver.isForSelf,
  deliveryState: shownDeliveryState(page, receiver),
  isDelayed: isDelayed(receiver),
  dueOn: receiver.dueAt === null ? undefined : new Date(receiver.dueAt),
  sentOn: sentOnOf(receiver),
  openedOn: receiver.openedAt === null ? undefined : new Date(receiver.openedAt),
  canBeCorrected: look.isFullView && canBeCorrected(receiver, look.now),
  canBePlanned: look.isFullView && canBePlanned(page, receiver, look.now),
  canBeSentAgain: look.isFullView && page.state !== 'halted' && canBeSentAgain(receiver),
  canBeCancelled:
    look.isFullView &&
    canBeCancelled(page, {
      ...receiver,
      ...{ isByPost: receiver.deliveryForm === 'PHYSICAL', isMailGoing: false },
    }),
  ...{ askedBefore: askedBefore(page, receiver), ...handOverOf(page, receiver, look) },
  thankYous: look.isFullView ? receiver.thankYous.map(viewThankYou) : [],
  ...{ gifts: giftsOf(receiver), post: viewPost(page, receiver, look) },
})

const canBePlanned = (page: OrderPage, receiver: OrderPage['receivers'][number], now: Date) =>
  receiver.deliveryForm === 'PHYSICAL'
    ? canPostBeChanged({ ...receiver, isPaid: goesOn(page) })
    : canDueBeChanged(plannedOf(receiver), now)

const canBeCorrected = (receiver: OrderPage['receivers'][number], now: Date): boolean =>
  canAddressBeCorrected({ ...receiver, ...plannedOf(receiver) }, now)

const askedBefore = (
  { deliverNotBefore }: OrderPage,
  { deliveryForm }: OrderPage['receivers'][number],
): string | undefined =>
  deliverNotBefore === null || deliveryForm === 'PHYSICAL'
    ? undefined
    : dutchDayOf(deliverNotBefore).toString()

const plannedOf = ({ state, dueAt, deliverAt }: OrderPage['receivers'][number]) => ({
  state,
  dueAt: dueAt === null ? null : new Date(dueAt),
  deliverAt: deliverAt === null ? null : new Date(deliverAt),
})

/** What was paid back before anything was made was never withdrawn from anybody. */
export const shownDeliveryState = (
  { isHeld }: Pick<OrderPage, 'isHeld'>,
  receiver: Parameters<typeof receiverStateOf>[0],
): ReceiverView['deliveryState'] => {
  const state = receiverStateOf(receiver)
  return isHeld && state === 'withdrawn' ? 'refunded' : state
}

/** The shop waits until then, though nobody chose a moment. */
export const isDelayed = ({
  deliverAt,
  dueAt,
}: Pick<OrderPage['receivers'][number], 'deliverAt' | 'dueAt'>): boolean =>
  deliverAt === null && dueAt !== null

const viewThankYou = ({
  text,
  thankedAt,
}: OrderPage['receivers'][number]['thankYous'][number]) => ({
  text: text ?? undefined,
  thankedOn: new Date(thankedAt),
})

/** Nothing of it is for whoever has the address alone, nor while the order is halted. */
function handOverOf(
  { state }: OrderPage,
  receiver: OrderPage['receivers'][number],
  { isFullView: isFull }: Look,
): Pick<ReceiverView, 'canBeHandedOver' | 'isHandedOver' | 'hasLinks'> {
  if (!isFull || state === 'halted')
    return { canBeHandedOver: false, isHandedOver: false, hasLinks: false }
  const { isForSelf, isHandedOver, isReady, hasWrappedCards } = receiver
  const isOut = receiver.state === 'sent' || (isForSelf && receiver.state === 'opened')
  return {
    canBeHandedOver: canBeHandedOver(receiver),
    isHandedOver,
    hasLinks: isReady && isOut && (isForSelf ? hasWrappedCards : isHandedOver),
  }
}
