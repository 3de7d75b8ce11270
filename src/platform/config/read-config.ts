import { readFileSync, statSync } from 'node:fs'
import { resolve } from 'node:path'
import { labelForms } from '#domain/orders/post-papers.ts'
import { hasIbanShape, plainIban } from '#kernel/iban.ts'
import type { DatabaseLocation } from '#platform/database/open-database.ts'
import { readAdyenSettings } from './adyen-settings.ts'
import { readCardKeys } from './card-keys.ts'
import {
  type Config,
  ConfigIncomplete,
  type IssuerName,
  issuerNames,
  localUrl,
  type PostSettings,
} from './config.ts'
import { Settings } from './settings.ts'

const defaultPort = 6161
const defaultPoolSize = 16
/** Far above what a person does, an office behind one address included; far below what guessing needs. */
const defaultPostsPerMinute = 600
/** A process that answers so late refuses heavy requests until it has caught up. */
const defaultEventLoopDelayMs = 2000
/** Costs a phone about a second while its owner types, and makes ten thousand messages expensive to send. */
const defaultCaptchaWork = 100_000
/** Of one kind, about as many as a busy day takes. */
const defaultStockLow = 10
const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const
const captchaWork = { min: 100, max: 10_000_000 }

/**
 * Reads the environment. The demo needs nothing of it; production names every setting that is missing in one
 * list.
 */
export function readConfig(environment: NodeJS.ProcessEnv, home: string): Config {
  const settings = new Settings(environment)
  const isDemo = settings.optional('SHOP_MODE') === 'demo'
  const port = settings.port('PORT', defaultPort)
  const dataFolder = resolve(home, settings.optional('DATA_FOLDER') ?? 'data')
  const shopUrl = readShopUrl(settings, { isDemo, port })
  const config: Config = {
    mode: isDemo ? 'demo' : 'production',
    host: settings.optional('HOST') ?? (isDemo ? 'localhost' : '0.0.0.0'),
    port,
    shopUrl,
    storefront: settings.optional('STOREFRONT') ?? 'GCSNL',
    roles: settings.roles('ROLES'),
    dataFolder,
    home,
    metricsToken: readMetricsToken(settings, { isDemo }),
    database: readDatabase(settings, { isDemo, dataFolder }),
    adyen: readAdyenSettings(settings, { isDemo, port, shopUrl }),
    issuer: readIssuer(settings, { isDemo }),
    addressLookupUrl: settings.optionalUrl('ADDRESS_LOOKUP_URL'),
    vatRegisterUrl: settings.optionalUrl('VAT_REGISTER_URL'),
    brandShopUrl: undefined,
    post: readPost(settings),
    bankAccounts: readBankAccounts(settings, { isDemo }),
    bankAccountHolder: settings.optional('BANK_ACCOUNT_HOLDER'),
    ...readMail(settings, { isDemo }),
    cardKeys: readCardKeys(settings, { isDemo }),
    countryHeader: settings.optional('COUNTRY_HEADER')?.toLowerCase(),
    cdnSecret: settings.optional('CDN_SECRET'),
    partnerDocuments: readPartnerDocuments(settings),
    wellKnownFolder: readWellKnownFolder(settings, home),
    takesAnyDocument: settings.flag('ANY_GRAPHQL_DOCUMENT', isDemo),
    postsPerMinuteMax: settings.count('POSTS_PER_MINUTE', isDemo ? 0 : defaultPostsPerMinute),
    // A demonstration has one visitor, and may run on a machine that is busy with something else.
    eventLoopDelayMaxMs: settings.count(
      'EVENT_LOOP_DELAY_MS',
      isDemo ? 0 : defaultEventLoopDelayMs,
    ),
    captchaWorkMax: readCaptchaWork(settings),
    trustedProxies: readTrustedProxies(settings, { isDemo }),
    logLevel: settings.oneOf('LOG_LEVEL', logLevels, isDemo ? 'warn' : 'info'),
    crashAt: isDemo ? settings.optional('CRASH_AT') : undefined,
  }
  if (!isDemo) settings.ensureSecretKeys()
  settings.ensureNoneMisspelt()
  if (settings.problems.length > 0) throw new ConfigIncomplete(settings.problems)
  return config
}

function readShopUrl(
  settings: Settings,
  { isDemo, port }: { isDemo: boolean; port: number },
): string | undefined {
  if (isDemo)
    return settings.optionalOrigin('SHOP_URL') ?? (port === 0 ? undefined : localUrl(port))
  if (port === 0)
    settings.problems.push('PORT must be a port of its own in production, and is "0".')
  return settings.url('SHOP_URL', 'the address at which visitors reach the shop')
}

/** Whoever guesses it reads how the shop is doing. */
const metricsTokenLengthMin = 16

function readMetricsToken(settings: Settings, { isDemo }: { isDemo: boolean }): string | undefined {
  const name = 'METRICS_TOKEN'
  if (isDemo) return settings.optional(name)
  const token = settings.required(name, 'the token that a reader of /metrics must send')
  if (token !== '' && token.length < metricsTokenLengthMin)
    settings.problems.push(`${name} must have ${metricsTokenLengthMin} characters at least.`)
  return token
}

/** An address, or a name with an address in angle brackets. */
const sender = /^(?:[^<>@]*<[^<>@\s]+@[^<>@\s]+\.[^<>@\s]+>|[^<>@\s]+@[^<>@\s]+\.[^<>@\s]+)$/

function readMail(
  settings: Settings,
  { isDemo }: { isDemo: boolean },
): Pick<Config, 'smtpUrl' | 'mailFrom'> {
  const smtpUrl = isDemo
    ? settings.optional('SMTP_URL')
    : settings.required('SMTP_URL', 'where mail is handed in')
  if (smtpUrl && !(/^smtps?:\/\/[^/]/.test(smtpUrl) && URL.canParse(smtpUrl)))
    settings.problems.push('SMTP_URL must begin with smtp:// or smtps:// and name a host.')
  const mailFrom = isDemo
    ? (settings.optional('MAIL_FROM') ?? 'cadeaubon <bestelling@cadeaubon.example>')
    : settings.required('MAIL_FROM', 'who mail comes from, as name and address')
  if (mailFrom !== '' && !sender.test(mailFrom))
    settings.problems.push(`MAIL_FROM must be like Shop <mail@shop.nl>, and is "${mailFrom}".`)
  return { smtpUrl, mailFrom }
}

/** A wrong guess makes all visitors one, or lets each of them be anybody: production has to say it. */
function readTrustedProxies(settings: Settings, { isDemo }: { isDemo: boolean }): number {
  const name = 'TRUSTED_PROXIES'
  if (!isDemo) settings.required(name, 'how many proxies stand in front, 0 for none')
  return settings.count(name, 0)
}

/** The path of a file that holds a JSON list of texts. */
function readPartnerDocuments(settings: Settings): string | undefined {
  const path = settings.optional('PARTNER_DOCUMENTS')
  if (path === undefined) return undefined
  try {
    const list: unknown = JSON.parse(readFileSync(path, 'utf8'))
    if (Array.isArray(list) && list.every((text) => typeof text === 'string')) return path
    settings.problems.push(`PARTNER_DOCUMENTS must hold a JSON list of texts: ${path}.`)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    settings.problems.push(`PARTNER_DOCUMENTS cannot be read: ${reason}`)
  }
  return path
}

/** What lies in the printer of labels, and when printed cards are to be ordered. */
function readPost(settings: Settings): PostSettings {
  const asked = settings.optional('POST_LABELS') ?? labelForms[0]
  const labels = labelForms.find((form) => form === asked)
  if (labels === undefined)
    settings.problems.push(`POST_LABELS must be ${labelForms.join(' or ')}, and is "${asked}".`)
  return {
    labels: labels ?? labelForms[0],
    stockLowBelow: settings.count('POST_STOCK_LOW', defaultStockLow),
  }
}

/** Needed by the command that reads a bank's file alone, which says so where they are missing. */
function readBankAccounts(
  settings: Settings,
  { isDemo }: { isDemo: boolean },
): readonly string[] | undefined {
  const said = settings.optional('BANK_ACCOUNTS')
  if (said === undefined) return isDemo ? undefined : []
  const accounts = said.split(',').map(plainIban)
  const wrong = accounts.find((iban) => !hasIbanShape(iban))
  if (wrong !== undefined)
    settings.problems.push(
      `BANK_ACCOUNTS must be IBANs with commas between them; "${wrong}" is none.`,
    )
  return accounts
}

/** Less is no proof of anything, more keeps slow phones busy for minutes. */
function readCaptchaWork(settings: Settings): number {
  const work = settings.count('CAPTCHA_WORK', defaultCaptchaWork)
  if (work < captchaWork.min || work > captchaWork.max)
    settings.problems.push(
      `CAPTCHA_WORK must be from ${captchaWork.min} to ${captchaWork.max} hashes, and is "${work}".`,
    )
  return work
}

/** Cards of the simulated issuer buy nothing anywhere, so no silence may stand for it where people pay. */
function readIssuer(settings: Settings, { isDemo }: { isDemo: boolean }): IssuerName {
  if (isDemo) return 'simulated'
  const name = settings.required('ISSUER', 'who makes the cards, for now only "simulated"')
  const known = issuerNames.find((issuer) => issuer === name)
  if (known === undefined && name !== '')
    settings.problems.push(`ISSUER must be ${issuerNames.join(' or ')}, and is "${name}".`)
  return known ?? 'simulated'
}

function readDatabase(
  settings: Settings,
  { isDemo, dataFolder }: { isDemo: boolean; dataFolder: string },
): DatabaseLocation {
  const url = isDemo
    ? settings.optional('DATABASE_URL')
    : settings.required('DATABASE_URL', 'the PostgreSQL database')
  if (url === undefined || url === '') return { folder: dataFolder }
  const others = {
    ownerUrl: settings.optional('DATABASE_OWNER_URL'),
    listenUrl: settings.optional('DATABASE_LISTEN_URL'),
    replicaUrl: settings.optional('DATABASE_REPLICA_URL'),
  }
  const urls = {
    DATABASE_URL: url,
    DATABASE_OWNER_URL: others.ownerUrl,
    DATABASE_LISTEN_URL: others.listenUrl,
    DATABASE_REPLICA_URL: others.replicaUrl,
  }
  for (const [name, given] of Object.entries(urls))
    if (given !== undefined && !/^postgres(ql)?:\/\//.test(given))
      settings.problems.push(`${name} must begin with postgres://, and does not.`)
    else if (given !== undefined && !URL.canParse(given))
      settings.problems.push(`${name} is no address of a database.`)
  const poolSize = settings.count('DATABASE_POOL_SIZE', defaultPoolSize)
  if (poolSize === 0) settings.problems.push('DATABASE_POOL_SIZE must be 1 at least, and is "0".')
  return { url, poolSize, ...others }
}

function readWellKnownFolder(settings: Settings, home: string): string | undefined {
  const asked = settings.optional('WELL_KNOWN_FOLDER')
  if (asked === undefined) return undefined
  const folder = resolve(home, asked)
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory())
    settings.problems.push(`WELL_KNOWN_FOLDER must be a folder: ${folder} is none.`)
  return folder
}
