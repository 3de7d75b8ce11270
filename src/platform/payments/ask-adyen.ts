import { ProviderUnreachable } from '#domain/payments/provider.ts'
import { type AdyenClient, loadAdyenClient } from './adyen-client.ts'
import type { AdyenOptions } from './adyen-options.ts'

/** Adyen's own no: the request was understood and turned down, and would be again. */
export class AdyenRejection extends Error {
  override readonly name = 'AdyenRejection'
  readonly status: number
  readonly errorCode: string

  constructor(status: number, errorCode: string, cause: unknown) {
    super(`Adyen answered ${status}, error ${errorCode}.`, { cause })
    this.status = status
    this.errorCode = errorCode
  }
}

export type AskAdyen = <Answer>(call: (client: AdyenClient) => Promise<Answer>) => Promise<Answer>

/** "Request already processed or in progress": somebody is asking the same at this moment. */
const inProgressCode = '704'

/** Redirects, and answers to a key without rights or an address that is none: an operator can correct all of them. */
const isShopsFault = (status: number): boolean =>
  (status >= 300 && status < 400) || [401, 403, 404, 405].includes(status)

/** An alert for each burst of refusals, however many payments meet it. */
const alertAfterMs = 60_000

/** Single entry point for every call: loads the library at the first, and sorts failures into "again" and "no". */
export function createAsk(options: AdyenOptions): AskAdyen {
  let loading: Promise<AdyenClient> | undefined
  let alertedMs = Number.NEGATIVE_INFINITY
  const alert = (status: number): void => {
    const nowMs = options.clock.now().getTime()
    if (nowMs - alertedMs < alertAfterMs) return
    alertedMs = nowMs
    options.log?.error(
      { alert: true, status },
      'Adyen does not let the shop in. Look at ADYEN_API_KEY, its rights and ADYEN_LIVE_PREFIX.',
    )
  }
  return async (call) => {
    loading ??= loadAdyenClient(options)
    const client = await loading
    try {
      return await call(client)
    } catch (error) {
      // Something in between answered: a body that is no JSON, or no object.
      if (error instanceof SyntaxError || error instanceof TypeError)
        throw new ProviderUnreachable('An answer that is none of Adyen.', { cause: error })
      if (!(error instanceof client.HttpClientException)) throw error
      const { statusCode, errorCode = '', responseHeaders } = error
      const isTransient = responseHeaders?.['transient-error'] === 'true'
      const isBusy = statusCode === 408 || statusCode === 429 || errorCode === inProgressCode
      if (isShopsFault(statusCode)) alert(statusCode)
      if (statusCode >= 500 || isTransient || isBusy || isShopsFault(statusCode))
        throw new ProviderUnreachable(`Adyen answered ${statusCode}, error ${errorCode}.`)
      throw new AdyenRejection(statusCode, errorCode, error.message)
    }
  }
}
