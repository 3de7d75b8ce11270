import type { CardStatus } from '#domain/cards/card-status.ts'
import type { LineKind } from '#domain/cart/priced-cart.ts'
import type { OrderState, PublicOrderStatus } from '#domain/orders/order-states.ts'
import type { PaymentAction } from '#domain/payments/provider.ts'
import type { DeliveryId, PaymentId } from '#kernel/ids.ts'
import type { Money } from '#kernel/money.ts'

/** How a payment stands, for whoever is paying. */
export type PaymentView = {
  orderUuid: string
  paymentId: PaymentId
  state: 'pending' | 'actionRequired' | 'paid' | 'refused' | 'canceled'
  /** Present exactly when the state is `actionRequired`. */
  action: PaymentAction | undefined
}

export type PictureView = { url: string; alt: string; backgroundColor: string; showShadow: boolean }

export type ReceiverView = {
  deliveryId: DeliveryId
  /** Masked where the viewer has only the link (DESIGN §9). */
  name: string
  email: string
  isForSelf: boolean
  deliveryState: 'waiting' | 'sent' | 'opened' | 'failed' | 'refunded'
  sentOn: Date | undefined
  openedOn: Date | undefined
  /** Whoever asks may send it to another address. */
  canBeCorrected: boolean
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
}

/** The order page (GraphQL `PlacedOrder`); titles of adjustments are the API's, from their kind. */
export type OrderView = {
  uuid: string
  referenceNumber: string
  status: PublicOrderStatus
  state: OrderState
  orderedOn: Date
  /** The provider's type, such as `ideal`; undefined until paid. */
  paymentMethod: string | undefined
  contactPerson: string
  email: string
  /** True for whoever ordered, for 30 days; otherwise names and addresses are masked (DESIGN §9). */
  isFullView: boolean
  receivers: readonly ReceiverView[]
  lines: readonly OrderLineView[]
  adjustments: readonly { kind: LineKind; price: Money }[]
  total: Money
  totalWithoutTax: Money
  refunded: Money | undefined
}

export type GiftCardCodeView = {
  number: string
  pin: string | undefined
  barcodeSvg: string
}

export type CardOnPageView = {
  title: string
  amount: Money
  picture: PictureView
  /** Given in the holder's name: nothing to spend, so it has neither validity nor code. */
  isDonation: boolean
  /** Our own card, whose balance we tell. */
  isChoiceCard: boolean
  /** Of a donation, what it is used for. */
  howToSpend: string
  webshops: readonly { title: string; url: string }[]
  /** YYYY-MM-DD; undefined until issued. */
  validUntil: string | undefined
  /** Undefined until the holder opens the gift. */
  code: GiftCardCodeView | undefined
}

/** What the private link of the mail shows (GraphQL `GiftCardPage`). */
export type GiftCardView = {
  giverName: string
  receiverName: string
  isForSelf: boolean
  message: string | undefined
  isReady: boolean
  isOpened: boolean
  cards: readonly CardOnPageView[]
}

/** What its holder learns of a choice card (GraphQL `GiftCardBalance`). */
export type CardBalanceView = {
  title: string
  picture: PictureView
  /** All but the last four digits are dots. */
  maskedNumber: string
  /** Undefined of a blocked card, which is not shown. */
  balance: Money | undefined
  initialAmount: Money | undefined
  /** Last day of validity, YYYY-MM-DD. */
  expiryDate: string
  isExpired: boolean
  status: CardStatus
}
