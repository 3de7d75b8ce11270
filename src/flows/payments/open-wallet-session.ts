import { WalletSessionRefused } from '#domain/payments/errors.ts'
import { ProviderRejected, ProviderUnreachable } from '#domain/payments/provider.ts'
import type { Deps } from '#flows/shared/deps.ts'
import { ProviderSilent } from './errors.ts'
import { inTime } from './in-time.ts'

type SessionDeps = Pick<Deps, 'payments' | 'shopUrl' | 'storefront' | 'log' | 'visitorWaitsMs'>

/**
 * What Apple's wallet wants to see before it opens: that the shop is who it says. The domain is the shop's own, whatever a
 * browser says. Throws `ProviderSilent` (3402) and `WalletSessionRefused` (3341).
 */
export async function openWalletSession(deps: SessionDeps, merchantId: string): Promise<string> {
  const domain = new URL(deps.shopUrl).hostname
  const { name } = deps.storefront
  try {
    return await inTime(deps, deps.payments.openAppleSession({ merchantId, domain, name }))
  } catch (error) {
    if (error instanceof ProviderUnreachable) throw new ProviderSilent(undefined, error)
    if (error instanceof ProviderRejected) throw new WalletSessionRefused()
    throw error
  }
}
