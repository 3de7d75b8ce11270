import {
  type ForeignSources,
  ProviderRejected,
  ProviderUnreachable,
} from '#domain/payments/provider.ts'
import { foreignScripts, standInScript, type WalletSheet } from '#kernel/wallet-sheets.ts'
import type { AdyenOptions } from './adyen-options.ts'
import { AdyenRejection, type AskAdyen } from './ask-adyen.ts'

type Configuration = Readonly<Record<string, string>>

/** What opens the sheet of a wallet: as its owner's script does it, or what stands in for that. */
export const walletSheetOf = (
  { baseUrl, environment, merchantAccount }: AdyenOptions,
  methodId: string,
  { merchantId = '', gatewayMerchantId = merchantAccount }: Configuration = {},
): WalletSheet => ({
  scriptUrl:
    baseUrl === undefined ? ownersScript(methodId) : new URL(standInScript(methodId), baseUrl).href,
  isTest: environment === 'test',
  merchantId,
  gatewayMerchantId,
})

const ownersScript = (methodId: string): string | null =>
  foreignScripts.find((script) => script.methodId === methodId)?.url ?? null

export function foreignSources({ baseUrl }: AdyenOptions): ForeignSources {
  if (baseUrl === undefined)
    return {
      scripts: foreignScripts.map(({ url }) => url),
      frames: foreignScripts.flatMap(({ frames }) => frames),
      connects: foreignScripts.flatMap(({ connects }) => connects),
    }
  const scripts = ['applepay', 'googlepay'].map((id) => new URL(standInScript(id), baseUrl).href)
  return { scripts, frames: [], connects: [] }
}

export async function openAppleSession(
  ask: AskAdyen,
  shop: { merchantId: string; domain: string; name: string },
): Promise<string> {
  const { merchantId: merchantIdentifier, domain: domainName, name: displayName } = shop
  try {
    const { data } = await ask(({ utility }) =>
      utility.getApplePaySession({ merchantIdentifier, domainName, displayName }),
    )
    return Buffer.from(data, 'base64').toString('utf8')
  } catch (error) {
    if (!(error instanceof AdyenRejection)) throw error
    const { status } = error
    if (status === 401 || status === 403)
      throw new ProviderUnreachable(error.message, { cause: error })
    throw new ProviderRejected(error.message, { cause: error })
  }
}
