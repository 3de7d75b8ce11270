import { listMoneyAtHand, type ReceivedMoney } from '#domain/cases/list-money-at-hand.ts'
import { documentNumber } from '#domain/documents/list-documents.ts'
import { type DocumentName, nameDocument } from '#domain/documents/name-document.ts'
import { OrderUnknown, UuidInvalid } from '#domain/orders/errors.ts'
import { isGuestOrder } from '#domain/orders/guest-order.ts'
import { isFullView, isOwnOrder } from '#domain/orders/is-full-view.ts'
import { loadOrderPage, type OrderPage } from '#domain/orders/load-order-page.ts'
import { canBeRepeated } from '#domain/orders/load-order-to-repeat.ts'
import { fullName } from '#domain/orders/order.ts'
import {
  type OrderState,
  type PublicOrderStatus,
  publicStatus,
} from '#domain/orders/order-states.ts'
import type { CompanyBilling, PersonBilling } from '#domain/orders/orderer.ts'
import type { OrderKind } from '#domain/orders/tables.ts'
import { listMoneyWentBack, type ReturnedPayment } from '#domain/payments/list-money-went-back.ts'
import { findTransfer, type Transfer } from '#domain/payments/transfers.ts'
import { findViewer, type ViewerKeys } from '#flows/accounts/find-viewer.ts'
import type { Deps } from '#flows/shared/deps.ts'
import { type PictureView, pictureOf } from '#flows/shared/picture-of.ts'
import { isUuid, type OrderId, type PackageId, type ShipmentId } from '#kernel/ids.ts'
import type { Language, Localized } from '#kernel/language.ts'
import { isGiftLine, type LineKind } from '#kernel/line-kind.ts'
import { maskEmail, maskName } from '#kernel/mask.ts'
import type { Money } from '#kernel/money.ts'
import { partsByName } from '#kernel/tender-names.ts'
import { type Look, type ReceiverView, receiverNameIn, viewReceivers } from './view-receivers.ts'

export type OrderQuestion = ViewerKeys & { uuid: string; language: Language }

export type OrderLineView = {
  packageId: PackageId
  productId: string
  shipmentId: ShipmentId
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

/** Addressee of the invoice beside the orderer's e-mail address. */
export type BillingView = { email: string } & (
  | (PersonBilling & { customerType: 'PRIVATE' })
  | (CompanyBilling & { customerType: 'BUSINESS'; referenceNumber: string | undefined })
)

/** The order page (GraphQL `PlacedOrder`); titles of adjustments are the API's, from their kind. */
export type OrderView = {
  orderId: OrderId
  uuid: string
  referenceNumber: string
  status: PublicOrderStatus
  /** `inReview`: it is paid, and a person looks at it before anything is made. */
  state: OrderState | 'inReview'
  /** Something of it did not arrive; `receivers` says what. */
  isUndelivered: boolean
  orderType: OrderKind
  orderedOn: Date
  /** The provider's type, such as `ideal`; undefined until paid. */
  paymentMethod: string | undefined
  /** All that paid it, by name; none until it is paid. */
  paidWith: readonly { title: string; price: Money }[]
  /** Undefined of an activation, which asks for no name; empty once it was forgotten. */
  contactPerson: string | undefined
  /** The same in its parts. */
  contactNames: { firstName: string; lastName: string }
  /** What a company calls it in its own books; only in the full view. */
  customerReference: string | undefined
  email: string
  /** To whom the invoice is made out; only in the full view. */
  billing: BillingView | undefined
  /** True for the visitor who ordered, for 30 days; otherwise names and addresses are masked. */
  isFullView: boolean
  /** The viewer can order it again. */
  canBeRepeated: boolean
  /** The viewer ordered it as a guest and may open an account with it. */
  offersAccount: boolean
  /** Its invoice or receipt and its credit notes; only in the full view. */
  documents: readonly DocumentView[]
  receivers: readonly ReceiverView[]
  lines: readonly OrderLineView[]
  adjustments: readonly { kind: LineKind; price: Money; title: Localized | null }[]
  /** What is charged, by its VAT. */
  taxed: readonly { vatRateBasisPoints: number; vatCents: number }[]
  total: Money
  totalWithoutTax: Money
  refunded: Money | undefined
  /** What is still to be transferred, for who pays that way; only in the full view. */
  transfer: Transfer | undefined
  /** What came for it unlike it was asked, and waits for a person; only in the full view. It is not paid again meanwhile. */
  received: readonly ReceivedMoney[]
  /** What came for it, could not pay it and goes back; only in the full view, and none once it is paid. */
  wentBack: readonly ReturnedPayment[]
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
  const isGuest = viewer.account === undefined && isGuestOrder(page)
  const shown = {
    ...present(page, { ...look, storefront: deps.storefront }),
    canBeRepeated: canBeRepeated(page) && isOwnOrder(page, viewer),
    offersAccount: look.isFullView && isGuest,
  }
  if (page.settledAt !== null || !look.isFullView)
    return { ...shown, transfer: undefined, received: [], wentBack: [] }
  const received = await listMoneyAtHand(deps.db, page.id)
  const wentBack = await listMoneyWentBack(deps.db, page.id)
  const isAwaited = page.state === 'awaitingPayment' && received.length === 0
  const transfer = isAwaited ? await findTransfer(deps.db, uuid) : undefined
  return { ...shown, received, wentBack, transfer }
}

/** A person who looks at an order halts it, which its giver reads otherwise. */
export const shownState = ({ isHeld, state }: Pick<OrderPage, 'isHeld' | 'state'>) =>
  isHeld && state === 'halted' ? 'inReview' : state

function billingOf({ customerType, contact, billing }: OrderPage): BillingView | undefined {
  if (billing === null) return undefined
  const { email } = contact
  if (customerType === 'PRIVATE') return { ...billing, customerType, email }
  return { ...billing, customerType, email, referenceNumber: contact.referenceNumber }
}

const referenceOf = ({ customerType, contact }: OrderPage): string | undefined =>
  customerType === 'BUSINESS' ? contact.referenceNumber : undefined

function present(
  page: OrderPage,
  look: Look,
): Omit<OrderView, 'canBeRepeated' | 'offersAccount' | 'transfer' | 'received' | 'wentBack'> {
  const money = (cents: number) => ({ currency: page.currency, cents })
  const name = look.isFullView ? (text: string) => text : maskName
  const wrappingsOf = wrappingsIn(page)
  const email = look.isFullView ? (text: string) => text : maskEmail
  return {
    orderId: page.id,
    ...{ uuid: page.uuid, referenceNumber: page.referenceNumber },
    status: publicStatus[page.state],
    state: shownState(page),
    isUndelivered: page.isUndelivered,
    ...{ orderType: page.kind, orderedOn: page.placedAt },
    paymentMethod: page.method ?? undefined,
    paidWith: partsByName(page.paidWith, look.language).map(({ title, cents }) => ({
      ...{ title, price: money(cents) },
    })),
    contactPerson: page.kind === 'activation' ? undefined : name(fullName(page.contact)).trim(),
    contactNames: {
      firstName: name(page.contact.firstName),
      lastName: name(page.contact.lastName),
    },
    customerReference: look.isFullView ? referenceOf(page) : undefined,
    email: email(page.contact.email),
    billing: look.isFullView ? billingOf(page) : undefined,
    isFullView: look.isFullView,
    documents: look.isFullView ? page.documents.map((one) => viewDocument(page, one)) : [],
    receivers: viewReceivers(page, look),
    lines: page.lines.flatMap((line): OrderLineView | [] => {
      const { packageId, productId, shipmentId } = line
      if (line.product === null || !isGiftLine(line.kind)) return []
      if (packageId === null || productId === null || shipmentId === null) return []
      return {
        ...{ packageId, productId, shipmentId },
        title: line.product.title[look.language],
        quantity: line.quantity,
        unitPrice: money(line.unitCents),
        total: money(line.totalCents),
        picture: pictureOf(line.product, look.language),
        receiverName: receiverNameIn(look, line.receiverName ?? ''),
        isForSelf: line.isForSelf ?? true,
        isDonation: line.kind === 'DONATION',
        variationType: line.variationType ?? 'DIGITAL',
        wrappings: wrappingsOf(line),
      }
    }),
    adjustments: page.lines
      .filter(({ kind }) => !isGiftLine(kind))
      .map(({ kind, totalCents, title }) => ({ kind, price: money(totalCents), title })),
    taxed: page.lines.map(({ vatRateBasisPoints, vatCents }) => ({ vatRateBasisPoints, vatCents })),
    total: money(page.totalCents),
    totalWithoutTax: money(page.totalCents - page.vatCents),
    refunded: page.refundedCents === 0 ? undefined : money(page.refundedCents),
  }
}

/** What was paid for around each gift, by name. */
function wrappingsIn({
  lines,
}: OrderPage): (gift: OrderPage['lines'][number]) => readonly string[] {
  const extras = lines.filter(({ kind, totalCents }) => !isGiftLine(kind) && totalCents > 0)
  const byPackage = Map.groupBy(extras, ({ packageId }) => packageId)
  return ({ packageId, giftPacking, wrapper }) =>
    (byPackage.get(packageId) ?? []).flatMap(
      ({ kind }) => (kind === 'GIFT_PACKING' ? giftPacking : wrapper) ?? [],
    )
}

const viewDocument = (page: OrderPage, document: OrderPage['documents'][number]): DocumentView => ({
  number: documentNumber(document),
  kind: nameDocument({ ...page, kind: document.kind }),
  issuedOn: document.issuedOn,
})
