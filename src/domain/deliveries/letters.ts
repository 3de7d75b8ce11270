import type { Language } from '#kernel/language.ts'
import type { Money } from '#kernel/money.ts'

export type Written = { subject: string; text: string; html: string }

export type MailedCard = { title: string; amount: Money; imageUrl: string; backgroundColor: string }

/** `cause` is who gets the money, `about` what it is used for. */
export type MailedDonation = MailedCard & { cause: string; about: string }

/**
 * Facts of the mail that brings somebody a card, or tells him of a donation in his name. The code itself is never in
 * it: it stands on the card's page.
 */
export type CardMail = {
  language: Language
  shopName: string
  giverName: string
  receiverName: string
  /** True when the giver bought it for himself. */
  isForSelf: boolean
  message: string | undefined
  cards: readonly MailedCard[]
  /** Given in the receiver's name; never to the giver himself. */
  donations: readonly MailedDonation[]
  cardPageUrl: string
  supportEmail: string
}

/** What is charged besides the gifts themselves; the mail names it in its language. */
export type ExtraKind =
  | 'SERVICE_FEE'
  | 'SHIPPING'
  | 'DIGITAL_WRAPPER'
  | 'WRAPPER'
  | 'GIFT_PACKING'
  | 'PERSONAL_MESSAGE'

/** Who sells, as the law wants it on whatever goes to a customer. */
export type Organisation = {
  legalName: string
  address: string
  email: string
  kvkNumber: string
  vatNumber: string
}

/** The giver's receipt: what was ordered and paid, by law on a durable medium. */
export type ConfirmationMail = {
  language: Language
  shopName: string
  /** As friends say it: the first name. */
  giverName: string
  orderNumber: string
  orderedAt: Date
  /** `receiver` is undefined for what the giver bought for himself, `cause` for all but a donation. */
  lines: readonly {
    title: string
    quantity: number
    total: Money
    receiver: string | undefined
    cause: string | undefined
  }[]
  extras: readonly { kind: ExtraKind; total: Money }[]
  total: Money
  vat: Money
  /** The provider's type, such as `ideal`, and the brand of a card. */
  paymentMethod: string
  cardBrand: string | undefined
  orderUrl: string
  organisation: Organisation
}

/** What of the order is not paid back: it was delivered, it still comes, or there is nothing else. */
export type RestOfOrder = 'delivered' | 'onItsWay' | 'none'

/** Tells the giver that cards could not be made and that their money is on its way back. */
export type RefundMail = {
  language: Language
  shopName: string
  /** The first name. */
  giverName: string
  orderNumber: string
  /** `receiver` is undefined for what the giver bought for himself. */
  lines: readonly { title: string; quantity: number; total: Money; receiver: string | undefined }[]
  /** Fees that come back too, where nothing of the order is left. */
  fees: Money | undefined
  total: Money
  rest: RestOfOrder
  /** The way that it was paid, and so comes back: the provider's type and the brand of a card. */
  paymentMethod: string
  cardBrand: string | undefined
  orderUrl: string
  organisation: Organisation
}

/** Answers somebody who typed this address under the newsletter, whoever it was. */
export type NewsletterMail = {
  language: Language
  shopName: string
  firstName: string | undefined
  /** The link that confirms the wish; undefined for an address that gets the letter already. */
  confirm: { url: string; until: Date } | undefined
  endUrl: string
  organisation: Organisation
}

/**
 * To the owner of an account. `url` is where he confirms his address or chooses a password until `until`; where the
 * password was changed it leads to a new one, should it not have been he.
 */
export type AccountMail = {
  language: Language
  shopName: string
  firstName: string
  url: string
  organisation: Organisation
} & (
  | { kind: 'confirmEmail' | 'newPassword'; until: Date }
  | { kind: 'passwordChanged'; changedAt: Date }
)

/** What a visitor wrote to the shop: for the shop itself, or his own copy. */
export type ContactMail = {
  language: Language
  shopName: string
  name: string
  email: string
  /** What the subject is called in that language. */
  subject: string
  orderNumber: string | undefined
  message: string
  receivedAt: Date
  organisation: Organisation
}

/** The mails that jobs ask for; `emails/` writes them and the server hands them in. */
export type Letters = {
  card(mail: CardMail): Promise<Written>
  confirmation(mail: ConfirmationMail): Promise<Written>
  refund(mail: RefundMail): Promise<Written>
  newsletter(mail: NewsletterMail): Promise<Written>
  account(mail: AccountMail): Promise<Written>
  contactForward(mail: ContactMail): Promise<Written>
  contactCopy(mail: ContactMail): Promise<Written>
}
