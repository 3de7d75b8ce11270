import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { AddressLookup } from '#domain/address-lookup/address-lookup.ts'
import type { CardIssuer } from '#domain/cards/issuer.ts'
import { brandsPlayedAt } from '#domain/catalogue/brand-shop.ts'
import { pricedIn } from '#domain/catalogue/priced-in.ts'
import type { Clock } from '#domain/clock.ts'
import type { VatRegister } from '#domain/companies/vat-register.ts'
import type { Mailer } from '#domain/mail/mailer.ts'
import type { Queue } from '#domain/outbox/queue.ts'
import { asDemonstration } from '#domain/storefronts/as-demonstration.ts'
import { mailWriters } from '#emails/mails.ts'
import { openAwaitedAnswers } from '#flows/shared/awaited-answers.ts'
import type { Deps } from '#flows/shared/deps.ts'
import type { Places } from '#flows/shared/places.ts'
import { createLocatieserver } from '#platform/address-lookup/locatieserver.ts'
import { ownList } from '#platform/address-lookup/own-list.ts'
import { drawBarcode } from '#platform/barcodes/draw-barcode.ts'
import { openAltcha } from '#platform/captcha/altcha.ts'
import type { LiveCatalogue } from '#platform/catalogue/create-catalogue.ts'
import type { Config, OpenConfig } from '#platform/config/config.ts'
import { loadStorefront, loadStorefronts } from '#platform/content/read-storefront.ts'
import type { OpenDatabase } from '#platform/database/open-database.ts'
import { simulatedIssuer } from '#platform/issuer/simulated-issuer.ts'
import type { ShopLogger } from '#platform/logger/create-logger.ts'
import { createMailboxMailer } from '#platform/mail/mailbox-mailer.ts'
import { createSmtpMailer } from '#platform/mail/smtp-mailer.ts'
import { createAdyenProvider } from '#platform/payments/create-adyen-provider.ts'
import { createSettlementReports } from '#platform/payments/settlement-report.ts'
import { openLeaseHolder } from '#platform/process/lease-holder.ts'
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
import { createVies } from '#platform/vat-register/vies.ts'
import { openSimulatedIssuer } from '#simulators/issuer/simulated-issuer.ts'
import { type Mailbox, openMailbox } from '#simulators/mailbox/mailbox.ts'
import { accountHolderOf } from './account-holder-of.ts'
import { crashAt } from './crash.ts'
import { ensureServed } from './ensure-served.ts'
import { printDocuments } from './print-documents.ts'
import { secretsOf } from './secrets-of.ts'

export type Parts = {
  config: OpenConfig
  database: OpenDatabase
  catalogue: LiveCatalogue
  queue: Queue
  mailPlaces: Places
  clock: Clock
  log: ShopLogger
}

const visitorWaitsMs = 8_000
const issuerWaitsMs = 20_000

export type Composed = { deps: Deps; mailbox: Mailbox | undefined }

/** Puts the adapters behind the ports: the one place that knows which. */
export async function composeDeps({
  config,
  database,
  catalogue,
  queue,
  mailPlaces,
  clock,
  log,
}: Parts): Promise<Composed> {
  const secrets = secretsOf(config)
  const mailbox =
    config.smtpUrl === undefined ? openMailbox(folderIn(config, 'mailbox')) : undefined
  const storefronts = await loadStorefronts(config.home)
  const own = await loadStorefront(config.home, config.storefront)
  const storefront = config.mode === 'demo' ? asDemonstration(own) : own
  ensureServed(storefront, config)
  const deps: Deps = {
    db: database.db,
    readBehind: database.readBehind,
    clock,
    log,
    storefront,
    storefronts,
    catalogue: brandsPlayedAt(config.brandShopUrl, pricedIn(storefront.currency, catalogue)),
    content: catalogue.content,
    search: catalogue.search,
    payments: createAdyenProvider({
      ...config.adyen,
      accountHolder: accountHolderOf(config, storefront),
      clock,
      log,
    }),
    awaitedAnswers: openAwaitedAnswers(),
    payoutReports: createSettlementReports(config.adyen),
    issuer: issuerOf(config, clock),
    addressLookup: addressLookupOf(config),
    vatRegister: vatRegisterOf(config),
    vault: openVault(secrets),
    cardLinks: openCardLinks(secrets),
    cardUnlockLinks: openCardUnlockLinks(secrets),
    holderProofs: openHolderProofs(secrets),
    orderLinks: openOrderLinks(secrets),
    quoteLinks: openQuoteLinks(secrets),
    captcha: openAltcha({ ...secrets, clock, workMax: config.captchaWorkMax }),
    secretAttemptKeys: openSecretAttemptKeys(secrets),
    hashAddress: openHashAddress(secrets),
    newsletterLinks: openNewsletterLinks(secrets),
    reminderLinks: openReminderLinks(secrets),
    passwords: openPasswords(secrets),
    passkeys: openPasskeys({
      ...secrets,
      shopUrl: config.shopUrl,
      shopName: storefront.name,
      clock,
    }),
    accountLinks: openAccountLinks(secrets),
    invitationLinks: openInvitationLinks(secrets),
    drawBarcode,
    papers: printDocuments,
    mails: mailWriters,
    mailer: mailerOf(config, { mailbox, connectionsMax: mailPlaces.count }),
    mailPlaces,
    leaseHolder: openLeaseHolder(),
    queue,
    shopUrl: config.shopUrl,
    visitorWaitsMs,
    issuerWaitsMs,
    reached: crashAt(config.crashAt),
  }
  return { deps, mailbox }
}

const addressLookupOf = ({ addressLookupUrl: url }: Config): AddressLookup =>
  url === undefined ? ownList : createLocatieserver({ url })

const vatRegisterOf = ({ vatRegisterUrl: url }: Config): VatRegister | undefined =>
  url === undefined ? undefined : createVies({ url })

function folderIn(config: Config, name: string): string {
  const folder = join(config.dataFolder, name)
  mkdirSync(folder, { recursive: true })
  return folder
}

/** A real issuer is one more name in the configuration and one more line here. */
const issuerOf = (config: Config, clock: Clock): CardIssuer =>
  ({
    simulated: () =>
      simulatedIssuer(openSimulatedIssuer({ folder: folderIn(config, 'issuer'), clock })),
  })[config.issuer]()

function mailerOf(
  config: Config,
  { mailbox, connectionsMax }: { mailbox: Mailbox | undefined; connectionsMax: number },
): Mailer {
  if (mailbox !== undefined) return createMailboxMailer(mailbox)
  return createSmtpMailer({
    url: config.smtpUrl ?? '',
    from: config.mailFrom,
    connectionsMax,
  })
}
