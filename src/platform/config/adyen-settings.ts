import { type AdyenSettings, localUrl } from './config.ts'
import type { Settings } from './settings.ts'

/** What the demo and its simulator agree upon; of no worth anywhere else. */
const demo = {
  apiKey: 'demo-api-key',
  merchantAccount: 'CadeaubonDemo',
  clientKey: 'test_DEMOCLIENTKEY',
  hmacKey: '5C0FFEE05C0FFEE05C0FFEE05C0FFEE05C0FFEE05C0FFEE05C0FFEE05C0FFEE0',
  user: 'demo',
  password: 'demo-webhook',
  reportUser: 'report@Company.CadeaubonDemo',
  reportPassword: 'demo-reports',
} as const

export function readAdyenSettings(
  settings: Settings,
  { isDemo, port, shopUrl }: { isDemo: boolean; port: number; shopUrl: string | undefined },
): AdyenSettings {
  const value = (name: string, fallback: string, meaning: string): string =>
    isDemo ? (settings.optional(name) ?? fallback) : settings.required(name, meaning)
  const environment = settings.oneOf('ADYEN_ENVIRONMENT', ['test', 'live'], 'test')
  const prefix = settings.optional('ADYEN_LIVE_PREFIX')
  if (environment === 'live' && prefix === undefined) {
    settings.problems.push('ADYEN_LIVE_PREFIX is missing: the live endpoint of this account.')
  }
  const ownPspUrl = port === 0 ? undefined : localUrl(port + 1)
  const givenUrl = settings.optionalUrl('ADYEN_BASE_URL')
  const baseUrl =
    (givenUrl !== undefined && URL.canParse(givenUrl) ? givenUrl : undefined) ??
    (isDemo ? ownPspUrl : undefined)
  return {
    environment,
    liveEndpointUrlPrefix: prefix,
    baseUrl,
    ownPspPort: isDemo ? readOwnPspPort({ port, shopUrl, baseUrl }) : undefined,
    cardFrameUrl: readCardFrameUrl(settings, environment),
    redirectOrigins: readRedirectOrigins(settings, { isDemo, baseUrl }),
    apiKey: value('ADYEN_API_KEY', demo.apiKey, 'key of the Checkout API'),
    merchantAccount: value(
      'ADYEN_MERCHANT_ACCOUNT',
      demo.merchantAccount,
      'name of the merchant account',
    ),
    clientKey: value('ADYEN_CLIENT_KEY', demo.clientKey, 'public key of the card fields'),
    reports: readReports(settings, { isDemo, baseUrl, environment }),
    hmacKeys: readHmacKeys(
      settings,
      value('ADYEN_HMAC_KEYS', demo.hmacKey, 'keys that sign webhooks, the newest first'),
    ),
    webhookUser: value('ADYEN_WEBHOOK_USER', demo.user, 'user that webhooks give'),
    webhookPassword: value('ADYEN_WEBHOOK_PASSWORD', demo.password, 'password that webhooks give'),
  }
}

/** The provider's component takes no other address: it tells its frames from strangers by it. */
function readCardFrameUrl(settings: Settings, environment: string): string | undefined {
  const name = 'ADYEN_CARD_FRAME_URL'
  const url = settings.optional(name)
  const isRight = url?.includes(environment) && /^https:\/\/[^/]+\/checkoutshopper\/$/.test(url)
  if (url !== undefined && !isRight)
    settings.problems.push(
      `${name} must be like https://checkoutshopper-${environment}-us.adyen.com/checkoutshopper/, and is "${url}".`,
    )
  return url
}

/**
 * The provider of the demonstration stands on the port beside the shop's, or on any where the system chooses. Another
 * address names another one, such as a simulator that must outlive this process.
 */
function readOwnPspPort({ port, shopUrl, baseUrl }: Addresses): number | undefined {
  if (baseUrl === undefined) return 0
  const { port: pspPort, hostname } = new URL(baseUrl)
  const isBeside = pspPort === String(port + 1) && hostname === new URL(shopUrl ?? baseUrl).hostname
  return isBeside ? port + 1 : undefined
}

type Addresses = { port: number; shopUrl: string | undefined; baseUrl: string | undefined }

/** One source of a Content-Security-Policy: an origin, a family of them, or any address by https. */
const policySource = /^https:(?:\/\/(?:\*\.)?[a-z0-9-]+(?:\.[a-z0-9-]+)*(?::\d{1,5})?)?$/

/**
 * Browsers follow the form that pays only to origins that the page's policy names, through every redirect. A
 * stand-in for Adyen leads to itself; which pages and banks Adyen leads to only the account's owner can say.
 */
function readRedirectOrigins(
  settings: Settings,
  { isDemo, baseUrl }: { isDemo: boolean; baseUrl: string | undefined },
): readonly string[] {
  const name = 'ADYEN_REDIRECT_ORIGINS'
  if ((isDemo || baseUrl !== undefined) && settings.optional(name) === undefined)
    return baseUrl === undefined ? [] : [new URL(baseUrl).origin]
  const list = settings.required(name, 'origins that paying leads to, or https: for all of them')
  const origins = list.split(',').map((origin) => origin.trim())
  if (list !== '' && !origins.every((origin) => policySource.test(origin)))
    settings.problems.push(`${name} must be https origins with commas between, and is "${list}".`)
  return origins
}

const hmacKeyBytes = 32

/** A key that cannot be read would leave the shop without news of its payments, so nothing starts with one. */
function readHmacKeys(settings: Settings, text: string): readonly string[] {
  const keys = text.split(',').map((key) => key.trim())
  if (text !== '') for (const key of keys) settings.bytes('ADYEN_HMAC_KEYS', key, hmacKeyBytes)
  return keys
}

/** Adyen's screens and reports are on a host of their own; a stand-in serves them itself. Off without a user. */
function readReports(
  settings: Settings,
  about: { isDemo: boolean; baseUrl: string | undefined; environment: 'test' | 'live' },
): AdyenSettings['reports'] {
  const { isDemo, baseUrl, environment } = about
  const user = settings.optional('ADYEN_REPORT_USER') ?? (isDemo ? demo.reportUser : undefined)
  const password =
    settings.optional('ADYEN_REPORT_PASSWORD') ?? (isDemo ? demo.reportPassword : undefined)
  const reportUrl = settings.optional('ADYEN_REPORT_URL') ?? baseUrl
  const firstBatch = settings.count('ADYEN_REPORT_FIRST_BATCH', 1)
  if (user === undefined) return undefined
  if (password === undefined)
    settings.problems.push('ADYEN_REPORT_PASSWORD is missing: the password of ADYEN_REPORT_USER.')
  if (reportUrl !== undefined && !URL.canParse(reportUrl))
    settings.problems.push(`ADYEN_REPORT_URL must be an address, and is "${reportUrl}".`)
  return {
    reportUrl: reportUrl ?? `https://ca-${environment}.adyen.com`,
    user,
    password: password ?? '',
    firstBatch,
  }
}
