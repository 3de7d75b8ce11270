import type { VariationType } from '#domain/catalogue/product.ts'
import type { DeliveryAddress, PostalAddress } from '#kernel/address-parts.ts'
import type { CardId, CartId, PackageId, PrintedCardId, ShipmentId } from '#kernel/ids.ts'
import type { Language } from '#kernel/language.ts'

/**
 * A basket is one document in one row: nothing else refers to its inside, a change is one read and one write,
 * and it turns into rows only when it is ordered. It holds choices, never prices or titles; those come from the
 * catalogue each time it is looked at, so a basket of yesterday shows today's price.
 */
export type Cart = {
  id: CartId
  /** Grows with each change, so that one who read an older basket does not write over a newer one. */
  version: number
  storefront: string
  language: Language
  /** One gift that is ordered by itself, beside the basket of its visitor. */
  isSingleGift?: boolean
} & CartDocument

/** What the row keeps as JSON. */
export type CartDocument = {
  shipments: readonly CartShipment[]
  details: GuestDetails | undefined
  setAside?: SetAside | undefined
  /** As it was typed last, in capitals; what it is good for is seen each time the basket is looked at. */
  promotionCode?: string | undefined
  /** Promotions by id that this basket was told not to get, until somebody else orders. */
  refusedPromotions?: readonly string[] | undefined
  /** Choice cards that pay as much of it as they reach, in the order they were shown. */
  payingCards?: readonly CardId[] | undefined
  /** For what choice cards are exchanged; its shipments follow from it. */
  redeem?: RedeemContents | undefined
  /** The printed card that its only package puts value on. */
  activates?: PrintedCardId | undefined
  /** How the number of that card begins: what holds for it is the programme's. */
  activatedPrefix?: string | undefined
}

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

/** "Voor mij" takes name and e-mail from the details of the giver at checkout (DESIGN §9). */
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

export type GuestDetails = {
  customerType: 'PRIVATE' | 'BUSINESS'
  firstName: string
  lastName: string
  email: string
  phoneNumber: string | undefined
  companyName: string | undefined
  /** What a company calls the order in its own books; missing in what an older release kept. */
  referenceNumber?: string | undefined
  kvkNumber?: string | undefined
  vatNumber?: string | undefined
  /** Where a company's invoice goes; its e-mail address where it names no other. */
  invoiceEmail?: string | undefined
  /** To whom the invoice is made out; a private person need not give it. */
  address?: PostalAddress | undefined
  termsAcceptedAt: string
}

/** A package as a visitor asks for it, before it has a place in a basket. */
export type PackageToAdd = Omit<CartPackage, 'id'> &
  Pick<CartShipment, 'deliveryDate' | 'address'> & { receiver: Receiver }

/** How long a basket is kept after its last change. */
export const cartLifetimeDays = 30
