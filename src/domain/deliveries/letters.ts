import type { Language } from '#kernel/language.ts'
import type { Money } from '#kernel/money.ts'

export type Written = { subject: string; text: string; html: string }

/** Facts of the mail that brings somebody a card. The code itself is never in it: it stands on the card's page. */
export type CardMail = {
  language: Language
  shopName: string
  giverName: string
  receiverName: string
  /** True when the giver bought it for himself. */
  isForSelf: boolean
  message: string | undefined
  cards: readonly { title: string; amount: Money; imageUrl: string; backgroundColor: string }[]
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

export type ConfirmationMail = {
  language: Language
  shopName: string
  giverName: string
  orderNumber: string
  orderedAt: Date
  /** `receiver` is undefined for what the giver bought for himself. */
  lines: readonly { title: string; quantity: number; total: Money; receiver: string | undefined }[]
  extras: readonly { kind: ExtraKind; total: Money }[]
  total: Money
  vat: Money
  /** The provider's type, such as `ideal`, and the brand of a card. */
  paymentMethod: string
  cardBrand: string | undefined
  orderUrl: string
  organisation: {
    legalName: string
    address: string
    email: string
    kvkNumber: string
    vatNumber: string
  }
}

/** The mails that jobs ask for; `emails/` writes them and the server hands them in. */
export type Letters = {
  card(mail: CardMail): Promise<Written>
  confirmation(mail: ConfirmationMail): Promise<Written>
}
