import type { GuestDetails } from '#domain/cart/guest-details.ts'
import type { PricedLine } from '#domain/cart/priced-line.ts'
import type { VariationType } from '#domain/catalogue/product.ts'
import type { DeliveryAddress } from '#kernel/address-parts.ts'
import type { CardId, CartId, PackageId, PrintedCardId, QuoteId, ShipmentId } from '#kernel/ids.ts'
import type { Language } from '#kernel/language.ts'

/**
 * A cart is one document in one row: nothing else refers to its inside, a change is one read and
 * one write, and it turns into rows only when it is ordered. It holds choices, never prices or
 * titles; those come from the catalogue each time it is looked at, so a cart of yesterday shows
 * today's price. The cart of a quote alone keeps the prices that were promised.
 */
export type Cart = {
  id: CartId
  /** Grows with each change, so that an older read never overwrites a newer cart. */
  version: number
  storefront: string
  language: Language
} & CartContents

/** Contents of a cart by its kind, without its identity. */
export type CartContents = SharedContents &
  (BasketContents | SingleGiftContents | RedeemCartContents | ActivationContents | QuoteContents)

type SharedContents = {
  shipments: readonly CartShipment[]
  details: GuestDetails | undefined
  /** Ids of promotions that were refused to whoever orders; another orderer may get them. */
  refusedPromotions?: readonly string[] | undefined
}

type BasketContents = {
  kind: 'basket'
  setAside?: SetAside | undefined
  promotionCode?: PromotionCode | undefined
  /** Choice cards that pay for the basket as far as they reach, in the order they were added. */
  payingCards?: readonly CardId[] | undefined
}

/** One gift that is ordered by itself, beside the basket of its visitor. */
type SingleGiftContents = { kind: 'singleGift'; promotionCode?: PromotionCode | undefined }

/** Choices for which choice cards are exchanged; the shipments follow from them. */
type RedeemCartContents = {
  kind: 'redeem'
  redeem: RedeemContents
  /** Cards of the session. */
  payingCards: readonly CardId[]
}

/** One package that puts value on a printed card. */
type ActivationContents = {
  kind: 'activation'
  activates: PrintedCardId
  /** Beginning of the card's number, which names its programme. */
  activatedPrefix?: string | undefined
}

/** Gifts of a quote, at the prices that it was sent with. */
type QuoteContents = {
  kind: 'quote'
  quoteId: QuoteId
  lines: readonly PricedLine[]
}

/** Code as typed last, in capitals; its effect is computed at each look. */
type PromotionCode = string

export type CartKind = Cart['kind']
export type CartOf<Kind extends CartKind> = Extract<Cart, { kind: Kind }>
export type Basket = CartOf<'basket'>

/** Cart that is read from its row alone. An exchange is not: its session has its cards. */
export type SelfContainedCart = CartOf<Exclude<CartKind, 'redeem'>>

/** Cart as its row keeps it. */
export type KeptCart = SelfContainedCart | Omit<CartOf<'redeem'>, 'payingCards'>
export type KeptContents = CartContents | Omit<RedeemCartContents & SharedContents, 'payingCards'>

/** Code that was typed for the cart; only baskets and gifts by themselves take one. */
export const promotionCodeOf = (cart: Cart): PromotionCode | undefined =>
  cart.kind === 'basket' || cart.kind === 'singleGift' ? cart.promotionCode : undefined

/** Choice cards that pay for the cart, in the order in which they are drawn. */
export const payingCardsOf = (cart: Cart): readonly CardId[] =>
  cart.kind === 'basket' || cart.kind === 'redeem' ? (cart.payingCards ?? []) : []

export type RedeemContents = {
  /** Of the cards. */
  programme: string
  choices: readonly RedeemChoice[]
}

type ChosenProduct = { productId: string; variationType: VariationType; amountCents: number }

/** What somebody wants for their card. By post it may become several cards. */
export type RedeemChoice = ChosenProduct & {
  id: PackageId
  quantity: number
  /** What was chosen first, where that could not be supplied. */
  original?: ChosenProduct | undefined
}

/** What a visitor typed and does not need at the moment: it is offered again, and lives as long as the basket. */
export type SetAside = {
  /** To whom each package went before all of them went to one; given back when each goes to their own again. */
  split?: readonly PlaceKept[] | undefined
  /** Receivers who get nothing any more, the last one first. */
  people?: readonly KnownReceiver[] | undefined
}

/** Where so many of a package went. */
export type PlaceKept = { packageId: PackageId; quantity: number } & Pick<
  CartShipment,
  'receiver' | 'address' | 'deliveryDate'
>

/** Another person, with an e-mail address, a postal one, or both. */
export type KnownReceiver = {
  receiver: Extract<Receiver, { kind: 'other' }>
  address?: DeliveryAddress | undefined
}

/** Packages that go to one receiver at one time. A digital gift to a new address is a shipment of its own. */
export type CartShipment = {
  id: ShipmentId
  /** Short handle, unique in the cart: deleteGiftcardPackageGroup names it (SPEC §7). */
  tag: string
  deliveryForm: VariationType
  receiver: Receiver
  /** Where it is posted. Without one, what givers send themselves goes to the address of their details. */
  address?: DeliveryAddress | undefined
  /** The instant in UTC, by ISO 8601; null means at once. By post it is noon of the day on which it is to arrive. */
  deliveryDate: string | null
  packages: readonly CartPackage[]
}

/** "Voor mij" takes name and e-mail from the details of the giver at checkout. */
export type Receiver =
  | { kind: 'self' }
  | {
      kind: 'other'
      name: string
      /** Empty of a receiver by post, who gets no mail. */
      email: string
      /** From whom the tag says that it is; the first name of whoever orders where it is not given. */
      giverName?: string | undefined
    }

export type CartPackage = {
  id: PackageId
  productId: string
  variationType: VariationType
  amountCents: number
  quantity: number
  /** 1 to 150 characters, no emoji (SPEC §5). */
  message: string | undefined
  /** The paper of a gift (SPEC §3). Baskets of an older release, and what is bought for oneself, name none. */
  wrapper?: string | undefined
  /** A box around what goes by post (SPEC §3). */
  giftPacking?: string | undefined
  /** Of what goes by post, each card is wrapped by itself; otherwise all of the package as one. */
  isEachWrapped?: boolean | undefined
  /** The choice that it is a part of, where a card is exchanged for it. */
  choiceId?: PackageId | undefined
  /** How much of all its cards a promotion adds to such a choice. */
  added?: { promotionId: string; cents: number } | undefined
}

/** A package as a visitor asks for it, before it has a place in a basket. */
export type PackageToAdd = Omit<CartPackage, 'id'> &
  Pick<CartShipment, 'deliveryDate' | 'address'> & { receiver: Receiver }

/** How long a basket is kept after its last change. */
export const cartLifetimeDays = 30
