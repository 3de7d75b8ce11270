import type { Kysely } from 'kysely'
import type { AccountLinks } from '#domain/accounts/links.ts'
import type { Passkeys } from '#domain/accounts/passkey.ts'
import type { Passwords } from '#domain/accounts/passwords.ts'
import type { AddressLookup } from '#domain/address-lookup/address-lookup.ts'
import type { Captcha } from '#domain/captcha/captcha.ts'
import type { Barcode } from '#domain/cards/code.ts'
import type { HolderProofs } from '#domain/cards/holder-proofs.ts'
import type { CardIssuer } from '#domain/cards/issuer.ts'
import type { CardUnlockLinks } from '#domain/cards/unlock-links.ts'
import type { CardVault } from '#domain/cards/vault.ts'
import type { Catalogue } from '#domain/catalogue/snapshot.ts'
import type { Clock } from '#domain/clock.ts'
import type { InvitationLinks } from '#domain/companies/links.ts'
import type { VatRegister } from '#domain/companies/vat-register.ts'
import type { Content } from '#domain/content/content.ts'
import type { Database, ReadsBehind } from '#domain/db.ts'
import type { CardLinks } from '#domain/deliveries/card-links.ts'
import type { DocumentPrinter } from '#domain/documents/sales-document.ts'
import type { LeaseHolder } from '#domain/lease-holder.ts'
import type { Mailer } from '#domain/mail/mailer.ts'
import type { MailWriters } from '#domain/mail/mails.ts'
import type { NewsletterLinks } from '#domain/newsletter/links.ts'
import type { HashAddress } from '#domain/orders/address-hash.ts'
import type { OrderLinks } from '#domain/orders/order-links.ts'
import type { Queue } from '#domain/outbox/queue.ts'
import type { PaymentProvider } from '#domain/payments/provider.ts'
import type { PayoutReports } from '#domain/payouts/report.ts'
import type { QuoteLinks } from '#domain/quotes/links.ts'
import type { ReminderLinks } from '#domain/reminders/links.ts'
import type { Search } from '#domain/search/search-content.ts'
import type { SecretAttemptKeys } from '#domain/secret-attempts/secret-attempt-key.ts'
import type { Storefront } from '#domain/storefronts/storefront.ts'
import type { AwaitedAnswers } from './awaited-answers.ts'
import type { CrashPoint } from './crash-points.ts'
import type { Places } from './places.ts'

/** Small structured log; never given a secret. Pino stands behind it. */
export type Logger = {
  info(facts: object, sentence: string): void
  warn(facts: object, sentence: string): void
  error(facts: object, sentence: string): void
}

/** All that flows may ask for. A flow names what it takes: `Pick<Deps, 'db' | 'clock'>`. */
export type Deps = {
  db: Kysely<Database>
  /** For lists and reports, which may be a moment behind. */
  readBehind: ReadsBehind
  clock: Clock
  log: Logger
  /** The one that this process serves. */
  storefront: Storefront
  /** All there are, that one too: a visitor can switch to another. */
  storefronts: readonly Storefront[]
  catalogue: Catalogue
  /** What pages are composed of. */
  content: Content
  /** What the search knows besides the catalogue, and what it offers before anything is typed. */
  search: Search
  payments: PaymentProvider
  /** Of payments that this process asks the provider about. */
  awaitedAnswers: AwaitedAnswers
  payoutReports: PayoutReports
  issuer: CardIssuer
  addressLookup: AddressLookup
  /** Undefined where nobody is asked about VAT numbers. */
  vatRegister: VatRegister | undefined
  vault: CardVault
  cardLinks: CardLinks
  cardUnlockLinks: CardUnlockLinks
  holderProofs: HolderProofs
  orderLinks: OrderLinks
  quoteLinks: QuoteLinks
  captcha: Captcha
  secretAttemptKeys: SecretAttemptKeys
  hashAddress: HashAddress
  newsletterLinks: NewsletterLinks
  reminderLinks: ReminderLinks
  passwords: Passwords
  passkeys: Passkeys
  accountLinks: AccountLinks
  invitationLinks: InvitationLinks
  /** A scannable picture of it, as SVG. */
  drawBarcode(barcode: Barcode): string
  /** Papers as files, for mails that carry them. */
  papers: DocumentPrinter
  mails: MailWriters
  mailer: Mailer
  /** Mails that this process has on their way at once. */
  mailPlaces: Places
  leaseHolder: LeaseHolder
  queue: Queue
  /** The shop's own address without a slash at the end, for links in mails and returns. */
  shopUrl: string
  /** How long a visitor waits for the payment provider before they are told that the payment is looked for. */
  visitorWaitsMs: number
  /** How long an issuer may take for one card before it counts as busy: it is asked again, with the same key. */
  issuerWaitsMs: number
  /** Does nothing, except in the test that ends the process at the named point. */
  reached(point: CrashPoint): void
}
