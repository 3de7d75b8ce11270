import { listMoneyAtHand, type MoneyAtHand } from '#domain/cases/list-money-at-hand.ts'
import { canDueBeChanged } from '#domain/deliveries/change-due.ts'
import { canAddressBeCorrected } from '#domain/deliveries/correct-receiver-address.ts'
import type { DeliveryState } from '#domain/deliveries/delivery-states.ts'
import { canBeHandedOver } from '#domain/deliveries/hand-over.ts'
import { canBeSentAgain } from '#domain/deliveries/request-resend.ts'
import { documentNumber } from '#domain/documents/list-documents.ts'
import { type DocumentName, nameDocument } from '#domain/documents/name-document.ts'
import { canBeCancelled } from '#domain/orders/call-off.ts'
import { canPostBeChanged } from '#domain/orders/change-post.ts'
import { OrderUnknown, UuidInvalid } from '#domain/orders/errors.ts'
import { isFullView } from '#domain/orders/is-full-view.ts'
import { loadOrderPage, type OrderPage } from '#domain/orders/load-order-page.ts'
import { fullName, type OrderBilling, type OrderContact } from '#domain/orders/order.ts'
import {
  type OrderState,
  type PublicOrderStatus,
  publicStatus,
} from '#domain/orders/order-states.ts'
import type { OrderKind } from '#domain/orders/tables.ts'
import { findTransfer, type Transfer } from '#domain/payments/transfers.ts'
import type { Storefront } from '#domain/storefronts/storefront.ts'
import { findViewer, type ViewerKeys } from '#flows/accounts/find-viewer.ts'
import type { Deps } from '#flows/shared/deps.ts'
import { type PictureView, pictureOf } from '#flows/shared/picture-of.ts'
import { firstNameOf } from '#kernel/first-name.ts'
import { type DeliveryId, isUuid, type OrderId } from '#kernel/ids.ts'
import type { Language, Localized } from '#kernel/language.ts'
import { isGiftLine, type LineKind } from '#kernel/line-kind.ts'
import { maskEmail, maskName } from '#kernel/mask.ts'
import type { Money } from '#kernel/money.ts'
import { dutchDayOf } from '#kernel/post-calendar.ts'
import { giftsToChange, type OrderedGiftView } from './view-gifts.ts'
import { goesOn, type ReceiverPostView, sentOnOf, stateOf, viewPost } from './view-post.ts'

export type OrderQuestion = ViewerKeys & { uuid: string; language: Language }

export type ReceiverView = {
  deliveryId: DeliveryId
  /** By first name; masked where the viewer has only the link (DESIGN §9). */
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

export type OrderLineView = {
  title: string
  quantity: number
  unitPrice: Money
  total: Money
  picture: PictureView
  receiverName: string
  isForSelf: boolean
  isDonation: boolean
  variationType: 'DIGITAL' | 'PHYSICAL'
  /** What was paid for around it, by name. */
  wrappings: readonly string[]
}

export type DocumentView = { number: string; kind: DocumentName; issuedOn: string }

export type BillingView = OrderBilling &
  Pick<OrderPage, 'customerType'> &
  Pick<OrderContact, 'email' | 'referenceNumber'>

/** The order page (GraphQL `PlacedOrder`); titles of adjustments are the API's, from their kind. */
export type OrderView = {
  orderId: OrderId
  uuid: string
  referenceNumber: string
  status: PublicOrderStatus
  /** `inReview`: it is paid, and a person looks at it before anything is made. */
  state: OrderState | 'inReview'
  orderType: OrderKind
  orderedOn: Date
  /** The provider's type, such as `ideal`; undefined until paid. */
  paymentMethod: string | undefined
  contactPerson: string
  /** What a company calls it in its own books; only in the full view. */
  customerReference: string | undefined
  email: string
  /** To whom the invoice is made out; only in the full view. */
  billing: BillingView | undefined
  /** True for the visitor who ordered, for 30 days; otherwise names and addresses are masked (DESIGN §9). */
  isFullView: boolean
  /** Its invoice or receipt and its credit notes; only in the full view. */
  documents: readonly DocumentView[]
  receivers: readonly ReceiverView[]
  lines: readonly OrderLineView[]
  adjustments: readonly { kind: LineKind; price: Money; title: Localized | null }[]
  total: Money
  totalWithoutTax: Money
  refunded: Money | undefined
  /** What is still to be transferred, for who pays that way; only in the full view. */
  transfer: Transfer | undefined
  /** What came for it unlike it was asked, and waits for a person; only in the full view. It is not paid again meanwhile. */
  received: readonly MoneyAtHand[]
}

/**
 * The order page: states and totals for anybody with the link, names and addresses for the visitor who ordered. Codes
 * are never in it. Throws `UuidInvalid` (3011) and `OrderUnknown` (3300).
 */
export async function showOrder(
  deps: Pick<Deps, 'db' | 'clock' | 'storefront'>,
  { uuid, language, ...keys }: OrderQuestion,
): Promise<OrderView> {
  if (!isUuid(uuid)) throw new UuidInvalid()
  const page = await loadOrderPage(deps.db, uuid)
  if (page === undefined) throw new OrderUnknown()
  const viewer = await findViewer(deps, keys)
  const look = { isFullView: isFullView(page, viewer), language, now: viewer.now }
  const shown = present(page, { ...look, storefront: deps.storefront })
  if (page.settledAt !== null || !look.isFullView)
    return { ...shown, transfer: undefined, received: [] }
  const received = await listMoneyAtHand(deps.db, page.id)
  const isAwaited = page.state === 'awaitingPayment' && received.length === 0
  return { ...shown, received, transfer: isAwaited ? await findTransfer(deps.db, uuid) : undefined }
}

function billingOf({ customerType, contact, billing }: OrderPage): BillingView | undefined {
  if (billing === null) return undefined
  const { email, referenceNumber } = contact
  return { ...billing, customerType, email, referenceNumber }
}

const canBePlanned = (page: OrderPage, receiver: OrderPage['receivers'][number], now: Date) =>
  receiver.deliveryForm === 'PHYSICAL'
    ? canPostBeChanged({ ...receiver, isPaid: goesOn(page) })
    : canDueBeChanged(plannedOf(receiver), now)

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

type Look = {
  isFullView: boolean
  language: Language
  now: Date
  storefront: Storefront
}

function present(page: OrderPage, look: Look): Omit<OrderView, 'transfer' | 'received'> {
  const money = (cents: number) => ({ currency: page.currency, cents })
  const name = look.isFullView ? (text: string) => text : maskName
  const giftsOf = giftsToChange(page, look)
  const email = look.isFullView ? (text: string) => text : maskEmail
  return {
    orderId: page.id,
    ...{ uuid: page.uuid, referenceNumber: page.referenceNumber },
    status: publicStatus[page.state],
    state: page.isHeld && page.state === 'halted' ? 'inReview' : page.state,
    ...{ orderType: page.kind, orderedOn: page.placedAt },
    paymentMethod: page.method ?? undefined,
    contactPerson: name(fullName(page.contact)),
    customerReference: look.isFullView ? page.contact.referenceNumber : undefined,
    email: email(page.contact.email),
    billing: look.isFullView ? billingOf(page) : undefined,
    isFullView: look.isFullView,
    documents: look.isFullView ? page.documents.map((one) => viewDocument(page, one)) : [],
    receivers: page.receivers.map(
      (receiver): ReceiverView => ({
        deliveryId: receiver.deliveryId,
        name: name(firstNameOf(receiver.name)),
        email: email(receiver.email),
        isForSelf: receiver.isForSelf,
        deliveryState: shownState(page, receiver),
        isDelayed: receiver.deliverAt === null && receiver.dueAt !== null,
        dueOn: receiver.dueAt === null ? undefined : new Date(receiver.dueAt),
        sentOn: sentOnOf(receiver),
        openedOn: receiver.openedAt === null ? undefined : new Date(receiver.openedAt),
        canBeCorrected: look.isFullView && canAddressBeCorrected(receiver),
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
      }),
    ),
    lines: page.lines.flatMap((line): OrderLineView | [] => {
      if (line.product === null || !isGiftLine(line.kind)) return []
      return {
        title: line.product.title[look.language],
        quantity: line.quantity,
        unitPrice: money(line.unitCents),
        total: money(line.totalCents),
        picture: pictureOf(line.product, look.language),
        receiverName: name(firstNameOf(line.receiverName ?? '')),
        isForSelf: line.isForSelf ?? true,
        isDonation: line.kind === 'DONATION',
        variationType: line.variationType ?? 'DIGITAL',
        wrappings: wrappingsOf(page, line),
      }
    }),
    adjustments: page.lines
      .filter(({ kind }) => !isGiftLine(kind))
      .map(({ kind, totalCents, title }) => ({ kind, price: money(totalCents), title })),
    total: money(page.totalCents),
    totalWithoutTax: money(page.totalCents - page.vatCents),
    refunded: page.refundedCents === 0 ? undefined : money(page.refundedCents),
  }
}

/** What was paid back before anything was made was never withdrawn from anybody. */
const shownState = (page: OrderPage, receiver: OrderPage['receivers'][number]) => {
  const state = stateOf(receiver)
  return page.isHeld && state === 'withdrawn' ? 'refunded' : state
}

const wrappingsOf = ({ lines }: OrderPage, gift: OrderPage['lines'][number]): readonly string[] =>
  lines
    .filter(
      ({ kind, packageId, totalCents }) =>
        !isGiftLine(kind) && totalCents > 0 && packageId === gift.packageId,
    )
    .flatMap(({ kind }) => (kind === 'GIFT_PACKING' ? gift.giftPacking : gift.wrapper) ?? [])

const viewDocument = (page: OrderPage, document: OrderPage['documents'][number]): DocumentView => ({
  number: documentNumber(document),
  kind: nameDocument({ ...page, kind: document.kind }),
  issuedOn: document.issuedOn,
})

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
