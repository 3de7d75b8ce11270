import type { CardBrand } from '#kernel/card-brand-names.ts'
import type { PaymentId, RefundId } from '#kernel/ids.ts'
import type { Language } from '#kernel/language.ts'
import type { Money } from '#kernel/money.ts'
import type { WalletSheet } from '#kernel/wallet-sheets.ts'

/** A way to pay, as the provider offers it for this country, currency and amount. */
export type PaymentMethod = {
  /** The provider's type: `ideal`, `scheme`. */
  id: string
  name: string
  brands: readonly CardBrand[]
  banks: readonly { id: string; issuer: string }[]
  /** What the provider said of it. */
  raw?: object
  /** Of a method whose wallet lays a sheet over our page. */
  sheet?: WalletSheet | undefined
}

/** What a method asks of the shopper besides a card. */
export type MethodAnswers = {
  /** The id of a bank of `PaymentMethod.banks`. */
  bank?: string | undefined
  /** Six digits. */
  blikCode?: string | undefined
  /** Of the phone that says yes, in the form +351912345678. */
  phoneNumber?: string | undefined
  /** What the sheet of a wallet gave, encrypted for the provider. */
  walletToken?: string | undefined
}

/** What the card frames handed over: encrypted fields only, never a number. */
export type EncryptedCard = {
  encryptedCardNumber: string
  encryptedExpiryMonth: string
  encryptedExpiryYear: string
  encryptedSecurityCode: string
  holderName: string
  brand?: CardBrand
}

export type BrowserInfo = {
  userAgent: string
  acceptHeader: string
  language: string
  colorDepth: number
  screenHeight: number
  screenWidth: number
  timeZoneOffset: number
  javaEnabled: boolean
}

/** What the bank of a card holder may weigh: a gift card is like cash, and it goes to somebody else. */
export type GiftCardsInPayment = {
  /** Face value of all cards together, without fees. */
  amount: Money
  count: number
  /** Empty where nothing goes by e-mail. */
  receiverEmails: readonly string[]
  /** At least one is posted; absent in requests that were kept before it was told. */
  isPosted?: boolean | undefined
}

/** What the bank of a card holder may weigh of who pays: how old their account is here, if they have one. */
export type PayerInPayment = { account: { since: string; days: number } | undefined }

export type PaymentToBegin = {
  /** Also the merchant reference and the idempotency key: a new attempt takes a new id. */
  paymentId: PaymentId
  /** What people know it by, on their bank's statement too; absent in requests that were kept before it was told. */
  order?: { number: string; shopName: string } | undefined
  amount: Money
  countryCode: string
  language: Language
  methodId: string
  card: EncryptedCard | undefined
  /** Absent in requests that a release before this one kept. */
  answers?: MethodAnswers | undefined
  returnUrl: string
  origin: string
  shopperEmail: string
  shopperIp: string | undefined
  browserInfo: BrowserInfo | undefined
  giftCards?: GiftCardsInPayment | undefined
  /** Absent in requests that were kept before it was told. */
  payer?: PayerInPayment | undefined
}

/**
 * What the shopper has to do next: go to an address, by GET or by posting a form. With `scan` the address opens an app on a
 * phone; on any other screen the app reads that text as a QR code (decision 0139).
 */
export type PaymentAction =
  | { type: 'redirect'; url: string; method: 'GET'; scan?: string }
  | { type: 'redirect'; url: string; method: 'POST'; data: Readonly<Record<string, string>> }

/** Whereto a shopper transfers, and by which reference the provider knows the money. */
export type TransferInstructions = {
  beneficiary: string
  iban: string
  bic: string
  reference: string
}

/**
 * The provider's word on a payment, reduced to what the shop acts upon. `pending` may still become anything.
 * No answer at all is not an outcome: that is `ProviderUnreachable`, so ask again with the same id.
 */
export type ProviderOutcome =
  | { state: 'authorised'; reference: string; amount: Money; brand?: CardBrand }
  | {
      state: 'refused'
      reference: string | undefined
      reason: 'refused' | 'cancelled' | 'error' | 'expired'
    }
  | { state: 'actionRequired'; reference: string | undefined; action: PaymentAction }
  | { state: 'pending'; reference: string | undefined; transfer?: TransferInstructions | undefined }

/** One verified item of a webhook. Amount and success are signed; nothing else is trusted for money. */
export type ProviderNotification = {
  /** (eventCode, pspReference, success): the same news twice has the same key. */
  dedupeKey: string
  kind:
    | 'authorised'
    | 'refused'
    | 'expired'
    | 'cancelled'
    | 'refunded'
    | 'refundFailed'
    /** The whole payment was cancelled, lapsed or could not be collected. */
    | 'voided'
    | 'chargeback'
    | 'chargebackReversed'
    /** The bank asks, warns or goes on with a dispute; no money moves. */
    | 'fraudNotice'
    | 'disputeOpened'
    | 'disputeNotice'
    /** A report is there: that of a payout lies at `reportAddress`. */
    | 'reportAvailable'
    /** Known, and nothing to act upon. */
    | 'nothing'
    | 'unknown'
    /** What a release before this one stored of chargebacks and everything that it did not know. */
    | 'contested'
    | 'other'
  paymentId: PaymentId | undefined
  refundId: RefundId | undefined
  reference: string
  originalReference: string | undefined
  amount: Money
  occurredAt: string
  /** As it was told, which is not signed. */
  reportAddress?: string | undefined
}

/** Genuine news that the shop does not act upon. */
export type NotificationSetAside = {
  /** It is about another merchant account, or it cannot be read, or not be stored. */
  why: 'otherAccount' | 'unreadable' | 'notStored'
  /** The same news again has the same. */
  digest: string
  /** What it told, as JSON, cut: for an operator to read. */
  facts: string
}

/** Port to the payment provider; `platform/payments` speaks Adyen behind it. */
export type PaymentProvider = {
  /** Cached for a minute per country, currency, language and amount band is allowed. */
  listMethods(query: {
    amount: Money
    countryCode: string
    language: Language
  }): Promise<readonly PaymentMethod[]>
  /** Throws `ProviderUnreachable` when no answer came; the same paymentId may then be sent again. */
  begin(payment: PaymentToBegin): Promise<ProviderOutcome>
  /**
   * Hands in what the shopper brought back (`redirectResult`); safe to repeat. The provider says whose payment it is
   * about; undefined when it is garbled, which proves nothing.
   */
  complete(details: { redirectResult: string }): Promise<Completion | undefined>
  /** Asks for money back; the outcome comes by notification. Throws `ProviderRejected` on a final no. */
  refund(refund: {
    refundId: RefundId
    paymentReference: string
    amount: Money
    reason: string
    /** It is all that the payment brought: what is not captured yet is cancelled instead. */
    isWhole: boolean
  }): Promise<{ reference: string }>
  /**
   * Proves to Apple who opens the sheet of its wallet, and gives what the browser hands to it. Throws `ProviderUnreachable`
   * and `ProviderRejected`.
   */
  openAppleSession(shop: { merchantId: string; domain: string; name: string }): Promise<string>
  /** The scripts of others that pages may load after a press, with where those go. */
  foreignSources(): ForeignSources
  /** What the provider's component in the browser needs for the fields of a card: the address of its frames, and whose they are. */
  cardFields(): { frameUrl: string; clientKey: string }
  /** Verifies and reads a webhook body. Items that are not genuine are left out and counted. */
  readWebhook(request: { body: unknown; authorization: string | undefined }): {
    notifications: readonly ProviderNotification[]
    setAside: readonly NotificationSetAside[]
    rejectedCount: number
  }
}

export type ForeignSources = {
  scripts: readonly string[]
  frames: readonly string[]
  connects: readonly string[]
}

/** What the provider says of a payment that it names itself, be it one of ours or not. */
export type Completion = { paymentId: string; outcome: ProviderOutcome }

/** No answer, or one that says "try again": nothing is known about the payment. */
export class ProviderUnreachable extends Error {
  override readonly name = 'ProviderUnreachable'
}

/** A final no to a refund or a cancel: sending the same again gives the same answer. */
export class ProviderRejected extends Error {
  override readonly name = 'ProviderRejected'
}
