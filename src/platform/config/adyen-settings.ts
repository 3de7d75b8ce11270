import type { AdyenSettings } from './config.ts'
import type { Settings } from './settings.ts'

/** What the demo and its simulator agree upon; of no worth anywhere else. */
const demo = {
  apiKey: 'demo-api-key',
  merchantAccount: 'CadeaubonDemo',
  clientKey: 'test_DEMOCLIENTKEY',
  hmacKey: '5C0FFEE05C0FFEE05C0FFEE05C0FFEE05C0FFEE05C0FFEE05C0FFEE05C0FFEE0',
  user: 'demo',
  password: 'demo-webhook',
} as const

export function readAdyenSettings(
  settings: Settings,
  { isDemo, port }: { isDemo: boolean; port: number },
): AdyenSettings {
  const value = (name: string, fallback: string, meaning: string): string =>
    isDemo ? (settings.optional(name) ?? fallback) : settings.required(name, meaning)
  const environment = settings.optional('ADYEN_ENVIRONMENT') === 'live' ? 'live' : 'test'
  const prefix = settings.optional('ADYEN_LIVE_PREFIX')
  if (environment === 'live' && prefix === undefined) {
    settings.problems.push('ADYEN_LIVE_PREFIX is missing: the live endpoint of this account.')
  }
  const baseUrl = settings.optional('ADYEN_BASE_URL')
  return {
    environment,
    liveEndpointUrlPrefix: prefix,
    baseUrl: baseUrl ?? (isDemo ? `http://localhost:${port + 1}` : undefined),
    cardFrameUrl: settings.optional('ADYEN_CARD_FRAME_URL'),
    apiKey: value('ADYEN_API_KEY', demo.apiKey, 'key of the Checkout API'),
    merchantAccount: value(
      'ADYEN_MERCHANT_ACCOUNT',
      demo.merchantAccount,
      'name of the merchant account',
    ),
    clientKey: value('ADYEN_CLIENT_KEY', demo.clientKey, 'public key of the card fields'),
    hmacKeys: readHmacKeys(
      settings,
      value('ADYEN_HMAC_KEYS', demo.hmacKey, 'keys that sign webhooks, the newest first'),
    ),
    webhookUser: value('ADYEN_WEBHOOK_USER', demo.user, 'user that webhooks give'),
    webhookPassword: value('ADYEN_WEBHOOK_PASSWORD', demo.password, 'password that webhooks give'),
  }
}

const hmacKeyBytes = 32

/** A key that cannot be read would leave the shop without news of its payments, so nothing starts with one. */
function readHmacKeys(settings: Settings, text: string): readonly string[] {
  const keys = text.split(',').map((key) => key.trim())
  if (text !== '') for (const key of keys) settings.bytes('ADYEN_HMAC_KEYS', key, hmacKeyBytes)
  return keys
}
