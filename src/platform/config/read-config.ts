import { resolve } from 'node:path'
import { labelForms } from '#domain/orders/post-papers.ts'
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
const captchaWork = { min: 100, max: 10_000_000 }

/**
 * Reads the environment. The demo needs nothing of it; production names every setting that is missing in one
 * list (DESIGN §3).
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
    metricsToken: isDemo
      ? settings.optional('METRICS_TOKEN')
      : settings.required('METRICS_TOKEN', 'the token that a reader of /metrics must send'),
    database: readDatabase(settings, { isDemo, dataFolder }),
    adyen: readAdyenSettings(settings, { isDemo, port, shopUrl }),
    issuer: readIssuer(settings, { isDemo }),
    addressLookupUrl: settings.optionalUrl('ADDRESS_LOOKUP_URL'),
    brandShopUrl: undefined,
    post: readPost(settings),
    smtpUrl: isDemo
      ? settings.optional('SMTP_URL')
      : settings.required('SMTP_URL', 'where mail is handed in'),
    mailFrom: isDemo
      ? (settings.optional('MAIL_FROM') ?? 'cadeaubon <bestelling@cadeaubon.example>')
      : settings.required('MAIL_FROM', 'who mail comes from, as name and address'),
    cardKeys: readCardKeys(settings, { isDemo }),
    countryHeader: settings.optional('COUNTRY_HEADER')?.toLowerCase(),
    cdnSecret: settings.optional('CDN_SECRET'),
    partnerDocuments: settings.optional('PARTNER_DOCUMENTS'),
    takesAnyDocument: settings.flag('ANY_GRAPHQL_DOCUMENT', isDemo),
    postsPerMinuteMax: settings.count('POSTS_PER_MINUTE', isDemo ? 0 : defaultPostsPerMinute),
    // A demonstration has one visitor, and may run on a machine that is busy with something else.
    eventLoopDelayMaxMs: settings.count(
      'EVENT_LOOP_DELAY_MS',
      isDemo ? 0 : defaultEventLoopDelayMs,
    ),
    captchaWorkMax: readCaptchaWork(settings),
    trustedProxies: settings.count('TRUSTED_PROXIES', 0),
    logLevel: settings.optional('LOG_LEVEL') ?? (isDemo ? 'warn' : 'info'),
    crashAt: isDemo ? settings.optional('CRASH_AT') : undefined,
  }
  if (settings.problems.length > 0) throw new ConfigIncomplete(settings.problems)
  return config
}

function readShopUrl(
  settings: Settings,
  { isDemo, port }: { isDemo: boolean; port: number },
): string | undefined {
  if (isDemo) return settings.optional('SHOP_URL') ?? (port === 0 ? undefined : localUrl(port))
  if (port === 0)
    settings.problems.push('PORT must be a port of its own in production, and is "0".')
  return settings.url('SHOP_URL', 'the address at which visitors reach the shop')
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
  return { url, poolSize: settings.count('DATABASE_POOL_SIZE', defaultPoolSize), ...others }
}
