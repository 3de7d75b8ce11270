import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from '#platform/config/config.ts'
import {
  type AdyenSimulator,
  startAdyenSimulator,
} from '#simulators/adyen/start-adyen-simulator.ts'

/**
 * The payment provider of the demonstration, on the port beside the shop's. Not started when ADYEN_BASE_URL names another
 * one, such as a simulator that must outlive this process.
 */
export async function startDemoPsp(config: Config): Promise<AdyenSimulator | undefined> {
  const { adyen, port, host, shopUrl } = config
  const url = new URL(adyen.baseUrl ?? '')
  if (url.port !== String(port + 1) || url.hostname !== new URL(shopUrl).hostname) return undefined
  const folder = join(config.dataFolder, 'adyen')
  mkdirSync(folder, { recursive: true })
  return startAdyenSimulator({
    port: port + 1,
    host,
    folder,
    publicUrl: url.origin,
    shopWebhookUrl: `http://localhost:${port}/webhooks/adyen`,
    webhookAuth: {
      user: adyen.webhookUser,
      password: adyen.webhookPassword,
      hmacKey: adyen.hmacKeys[0] ?? '',
    },
    apiKey: adyen.apiKey,
    merchantAccount: adyen.merchantAccount,
    clientKey: adyen.clientKey,
    retries: 'quick',
  })
}
