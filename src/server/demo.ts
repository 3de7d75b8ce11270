import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { localUrl, type OpenConfig } from '#platform/config/config.ts'
import { loadStorefront } from '#platform/content/read-storefront.ts'
import {
  type AdyenSimulator,
  startAdyenSimulator,
} from '#simulators/adyen/start-adyen-simulator.ts'
import { type SimulatedBrandShop, startBrandShop } from '#simulators/brand-shop/start-brand-shop.ts'
import { accountHolderOf } from './account-holder-of.ts'

/** The payment provider of the demonstration, where this process plays it (`ownPspPort`). */
export async function startDemoPsp(config: OpenConfig): Promise<AdyenSimulator | undefined> {
  const { adyen, port, host } = config
  if (adyen.ownPspPort === undefined) return undefined
  const folder = join(config.dataFolder, 'adyen')
  mkdirSync(folder, { recursive: true })
  return startAdyenSimulator({
    port: adyen.ownPspPort,
    host,
    folder,
    publicUrl: adyen.baseUrl === undefined ? undefined : new URL(adyen.baseUrl).origin,
    shopWebhookUrl: `${localUrl(port)}/webhooks/adyen`,
    webhookAuth: {
      user: adyen.webhookUser,
      password: adyen.webhookPassword,
      hmacKey: adyen.hmacKeys[0] ?? '',
    },
    reportAuth: {
      user: adyen.reports?.user ?? '',
      password: adyen.reports?.password ?? '',
    },
    closesBatchesDaily: true,
    apiKey: adyen.apiKey,
    merchantAccount: adyen.merchantAccount,
    accountHolder: accountHolderOf(config, await loadStorefront(config.home, config.storefront)),
    clientKey: adyen.clientKey,
    retries: 'quick',
  })
}

/** The web shops of the demonstration's brands, at the second port after the shop's. */
export async function startDemoBrands(config: OpenConfig): Promise<SimulatedBrandShop | undefined> {
  const { mode, port, host, adyen, roles } = config
  if (mode !== 'demo' || !roles.web) return undefined
  return startBrandShop({ port: adyen.ownPspPort === port + 1 ? port + 2 : 0, host })
}

/** The configuration with the address that the provider got, where that was open. */
export function withPsp(config: OpenConfig, psp: AdyenSimulator | undefined): OpenConfig {
  const { adyen } = config
  if (psp === undefined || adyen.baseUrl !== undefined) return config
  const redirectOrigins = [...adyen.redirectOrigins, psp.url]
  const reports = adyen.reports && { ...adyen.reports, reportUrl: psp.url }
  return { ...config, adyen: { ...adyen, baseUrl: psp.url, redirectOrigins, reports } }
}
