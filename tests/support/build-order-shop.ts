import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { addPackage } from '#domain/cart/add-package.ts'
import type { PackageToAdd } from '#domain/cart/cart.ts'
import { findCart } from '#domain/cart/find-cart.ts'
import type { GuestDetails } from '#domain/cart/guest-details.ts'
import { priceCart } from '#domain/cart/price-cart.ts'
import { saveGuestDetails } from '#domain/cart/save-guest-details.ts'
import { pricedIn } from '#domain/catalogue/priced-in.ts'
import type { Product } from '#domain/catalogue/product.ts'
import { openContent } from '#domain/content/content.ts'
import type { Tx } from '#domain/db.ts'
import { AddressRejected, type Mail } from '#domain/mail/mailer.ts'
import type { MailName, Mails, MailWriters } from '#domain/mail/mails.ts'
import type { JobName, JobRequest } from '#domain/outbox/queue.ts'
import type { PaymentProvider } from '#domain/payments/provider.ts'
import type { Promotion } from '#domain/promotions/promotion.ts'
import type { Shop } from '#domain/shop.ts'
import type { Budgets } from '#domain/storefronts/budgets.ts'
import type { Storefront } from '#domain/storefronts/storefront.ts'
import type { PaymentRequest } from '#flows/payments/begin-payment.ts'
import { openAwaitedAnswers } from '#flows/shared/awaited-answers.ts'
import type { CrashPoint } from '#flows/shared/crash-points.ts'
import type { Deps } from '#flows/shared/deps.ts'
import { openPlaces } from '#flows/shared/places.ts'
import { inOneStatement } from '#flows/shared/transact.ts'
import { runJob } from '#jobs/start-workers.ts'
import { ownList } from '#platform/address-lookup/own-list.ts'
import { openAltcha } from '#platform/captcha/altcha.ts'
import type { OpenDatabase } from '#platform/database/open-database.ts'
import { simulatedIssuer } from '#platform/issuer/simulated-issuer.ts'
import { createSettlementReports } from '#platform/payments/settlement-report.ts'
import { openPasswords } from '#platform/secrets/argon2-passwords.ts'
import { openHashAddress } from '#platform/secrets/hash-address.ts'
import { openSecretAttemptKeys } from '#platform/secrets/secret-attempt-keys.ts'
import { openAccountLinks } from '#platform/secrets/signed-account-links.ts'
import { openCardLinks } from '#platform/secrets/signed-card-links.ts'
import { openHolderProofs } from '#platform/secrets/signed-holder-proofs.ts'
import { openInvitationLinks } from '#platform/secrets/signed-invitation-links.ts'
import { openNewsletterLinks } from '#platform/secrets/signed-newsletter-links.ts'
import { openOrderLinks } from '#platform/secrets/signed-order-links.ts'
import { openQuoteLinks } from '#platform/secrets/signed-quote-links.ts'
import { openReminderLinks } from '#platform/secrets/signed-reminder-links.ts'
import { openCardUnlockLinks } from '#platform/secrets/signed-unlock-links.ts'
import { openVault } from '#platform/secrets/vault.ts'
import { openPasskeys } from '#platform/secrets/webauthn-passkeys.ts'
import { printSalesDocument } from '#print/sales-document.ts'
import { writeUbl } from '#print/write-ubl.ts'
import { openSimulatedIssuer } from '#simulators/issuer/simulated-issuer.ts'
import { noContent } from '#tests/support/build-content.ts'
import {
  buildDetails,
  buildPackage,
  testSearch,
  testShop,
  testStorefront,
} from '#tests/support/build-shop.ts'
import { ScriptedProvider } from '#tests/support/scripted-provider.ts'

type Facts = Mails[MailName]

/** Real hashes at the least that Argon2 takes: what a right one costs is proven beside it. */
const cheapestHash = { memory: 8, passes: 1, parallelism: 1 }

/** Reports are handed in by tests. */
const noDownloads = createSettlementReports({ merchantAccount: 'TestShop', reports: undefined })

const keyOf = (fill: number) => new Uint8Array(32).fill(fill)

/** Thrown by a test at a crash point, in place of the end of the process. */
export class Crash extends Error {}

export const unlimited: Budgets = {
  mails: [],
  withdrawals: [],
  providerQuestions: [],
  basketBytes: [],
  promotionCodes: [],
}

/** Tests order by the hundred in an hour; those of limits name the ones that they try. */
const unhurried: Storefront = {
  ...testStorefront,
  fairness: { ...testStorefront.fairness, velocity: [], budgets: unlimited },
}

/** Two jobs are the same work by name and payload. */
const worthOf = ({ name, payload }: JobRequest): string => `${name} ${JSON.stringify(payload)}`

/**
 * The engine with everything real but the outside: a scripted provider, the simulated issuer, and a mailbox. Jobs
 * are kept as the queue keeps them, from the commit on, and are run when the test says so.
 */
export class OrderShop {
  readonly provider = new ScriptedProvider()
  readonly mails = new Map<string, { mail: Mail; about: Facts }>()
  readonly alerts: object[] = []
  readonly #jobs: JobRequest[] = []
  readonly #uncommitted = new WeakMap<Tx, JobRequest[]>()
  readonly #issuerFolder = mkdtempSync(join(tmpdir(), 'gift-card-shop-issuer-'))
  readonly #issuer
  readonly #shop
  readonly deps: Deps
  now = new Date('2026-11-21T10:00:00Z')
  /** Of today. */
  promotions: readonly Promotion[] = []
  /** Named once, the process "dies" there the next time it comes by. */
  crashAt: CrashPoint | undefined
  sentTwice = 0

  constructor(
    database: Pick<OpenDatabase, 'db'>,
    products?: readonly Product[],
    storefront: Storefront = unhurried,
  ) {
    const clock = { now: () => this.now }
    this.#issuer = openSimulatedIssuer({ folder: this.#issuerFolder, clock })
    this.#shop = testShop(products)
    const { catalogue } = this.#shop
    const shown = pricedIn(storefront.currency, { current: () => catalogue })
    this.deps = {
      db: database.db,
      readBehind: (read) => read(database.db),
      clock,
      log: {
        info: () => {},
        warn: () => {},
        error: (facts, sentence) => this.alerts.push({ ...facts, sentence }),
      },
      storefront: { ...storefront, paymentAttemptsMax: 5 },
      storefronts: [storefront],
      catalogue: shown,
      content: {
        current: () => openContent({ ...noContent, promotions: this.promotions }, this.now),
      },
      search: { current: () => testSearch },
      payments: this.provider,
      awaitedAnswers: openAwaitedAnswers(),
      payoutReports: noDownloads,
      issuer: simulatedIssuer(this.#issuer),
      addressLookup: ownList,
      vatRegister: undefined,
      vault: openVault({
        keys: [{ id: 'k', key: keyOf(1) }],
        activeKeyId: 'k',
        hashKeys: [{ id: '1', key: keyOf(2) }],
      }),
      cardLinks: openCardLinks({ linkKeys: [{ id: '1', key: keyOf(3) }] }),
      cardUnlockLinks: openCardUnlockLinks({ linkKeys: [{ id: '1', key: keyOf(3) }] }),
      holderProofs: openHolderProofs({ linkKeys: [{ id: '1', key: keyOf(3) }] }),
      captcha: openAltcha({ linkKeys: [{ id: '1', key: keyOf(3) }], clock, workMax: 200 }),
      secretAttemptKeys: openSecretAttemptKeys({ linkKeys: [{ id: '1', key: keyOf(3) }] }),
      hashAddress: openHashAddress({ hashKeys: [{ id: '1', key: keyOf(2) }] }),
      newsletterLinks: openNewsletterLinks({ linkKeys: [{ id: '1', key: keyOf(3) }] }),
      orderLinks: openOrderLinks({ linkKeys: [{ id: '1', key: keyOf(3) }] }),
      quoteLinks: openQuoteLinks({ linkKeys: [{ id: '1', key: keyOf(3) }] }),
      reminderLinks: openReminderLinks({ linkKeys: [{ id: '1', key: keyOf(3) }] }),
      passwords: openPasswords({ hashKeys: [{ id: '1', key: keyOf(2) }], cost: cheapestHash }),
      passkeys: openPasskeys({
        linkKeys: [{ id: '1', key: keyOf(3) }],
        shopUrl: 'https://shop.example',
        shopName: 'Cadeaubon',
        clock,
      }),
      accountLinks: openAccountLinks({ linkKeys: [{ id: '1', key: keyOf(3) }] }),
      invitationLinks: openInvitationLinks({ linkKeys: [{ id: '1', key: keyOf(3) }] }),
      papers: { pdf: printSalesDocument, ubl: async (document) => writeUbl(document) },
      drawBarcode: ({ kind }) =>
        `<svg data-kind="${kind}" viewBox="0 0 1 1"><path d="M0 0h1v1z"/></svg>`,
      // Every mail is written as its own facts.
      mails: new Proxy({} as MailWriters, {
        get: () => async (about: Facts) => this.#write(about),
      }),
      mailer: { send: async (mail) => this.#post(mail) },
      mailPlaces: openPlaces(24),
      leaseHolder: { name: randomUUID(), isGone: () => false },
      queue: {
        send: async (tx, jobs) => this.#send(tx, jobs),
        sending: (tx, jobs) => {
          this.#send(tx, jobs)
          return tx
        },
        sendMissing: async (tx, jobs) => {
          const told = new Set(this.#jobs.map(worthOf))
          const missing = jobs.filter((job) => !told.has(worthOf(job)))
          this.#send(tx, missing)
          return missing.length
        },
        committed: (tx) => {
          this.#jobs.push(...(this.#uncommitted.get(tx) ?? []))
        },
      },
      shopUrl: 'https://shop.example',
      visitorWaitsMs: 60_000,
      issuerWaitsMs: 60_000,
      reached: (point) => {
        if (this.crashAt !== point) return
        this.crashAt = undefined
        throw new Crash(point)
      },
    }
  }

  #send(tx: Tx, jobs: readonly JobRequest[]): void {
    this.#uncommitted.set(tx, [...(this.#uncommitted.get(tx) ?? []), ...jobs])
  }

  #write(about: Facts) {
    return { subject: 'subject', text: JSON.stringify(about), html: '' }
  }

  #post(mail: Mail): void {
    if (mail.to.address.startsWith('bounce')) throw new AddressRejected('No such address.')
    if (this.mails.has(mail.key)) this.sentTwice += 1
    this.mails.set(mail.key, { mail, about: JSON.parse(mail.text) })
  }

  /** Puts another outside world in place of the scripted one. */
  useProvider(payments: PaymentProvider): void {
    this.deps.payments = payments
  }

  get waitingJobs(): readonly JobRequest[] {
    return this.#jobs
  }

  /** The process died and lost its memory. Jobs are in the database, so they stay. */
  loseJobs(): void {
    this.#jobs.length = 0
  }

  /** Runs what is due, and what that leads to; a failed job waits for the next call. */
  async runJobs(only?: JobName): Promise<void> {
    const failed: JobRequest[] = []
    for (;;) {
      const index = this.#jobs.findIndex(
        ({ name, startAfter }) =>
          (only === undefined || name === only) &&
          (startAfter === undefined || startAfter <= this.now),
      )
      const [job] = index < 0 ? [] : this.#jobs.splice(index, 1)
      if (job === undefined) break
      const [error] = await runJob(this.deps, job.name, job.payload)
      if (error !== undefined) failed.push(job)
    }
    this.#jobs.push(...failed)
  }

  get shop(): Shop {
    return { ...this.#shop, promotions: this.promotions }
  }

  later(ms: number): void {
    this.now = new Date(this.now.getTime() + ms)
  }

  async fillBasket(
    packages: readonly Partial<PackageToAdd>[] = [{}],
    details: Partial<GuestDetails> = {},
  ): Promise<string> {
    const visitorKey = randomUUID()
    await this.addTo(visitorKey, packages)
    await this.saveDetails(visitorKey, details)
    return visitorKey
  }

  async saveDetails(visitorKey: string, details: Partial<GuestDetails> = {}): Promise<void> {
    const saved = { ...this.#by(visitorKey), details: buildDetails(details) }
    await inOneStatement(this.deps, (one) => saveGuestDetails(one, this.shop, saved))
  }

  async addTo(visitorKey: string, packages: readonly Partial<PackageToAdd>[]): Promise<void> {
    for (const given of packages) {
      const added = { ...this.#by(visitorKey), package: buildPackage(given) }
      await inOneStatement(this.deps, (one) => addPackage(one, this.shop, added))
    }
  }

  #by = (visitorKey: string) => ({ visitorKey, language: 'nl' as const, now: this.now })

  async totalOf(visitorKey: string): Promise<number> {
    const cart = await findCart(this.deps.db, visitorKey, this.now)
    if (cart === undefined) throw new Error('No basket.')
    return priceCart(cart, this.shop).grandTotalCents
  }

  /** What the button of the payment step sends. */
  async request(visitorKey: string, given: Partial<PaymentRequest> = {}): Promise<PaymentRequest> {
    return {
      visitorKey,
      language: 'nl',
      methodId: 'ideal',
      card: undefined,
      browserInfo: undefined,
      earlyDelivery: { isAgreed: true, textVersion: 1 },
      expectedTotalCents: given.expectedTotalCents ?? (await this.totalOf(visitorKey)),
      // As if each visitor had a network of their own.
      shopperIp: `${visitorKey}.example`,
      origin: 'https://shop.example',
      ...given,
    }
  }

  close(): void {
    this.#issuer.close()
    rmSync(this.#issuerFolder, { recursive: true, force: true })
  }
}

/** A card as the card fields hand it over; the scripted provider decides by the name on it. */
export const cardOf = (holderName: string): NonNullable<PaymentRequest['card']> => ({
  encryptedCardNumber: 'encrypted',
  encryptedExpiryMonth: 'encrypted',
  encryptedExpiryYear: 'encrypted',
  encryptedSecurityCode: 'encrypted',
  holderName,
})
