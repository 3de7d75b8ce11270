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

/** One way in for every call: loads the library at the first, and sorts failures into "again" and "no". */
export function createAsk(options: AdyenOptions): AskAdyen {
  let loading: Promise<AdyenClient> | undefined
  return async (call) => {
    loading ??= loadAdyenClient(options)
    const client = await loading
    try {
      return await call(client)
    } catch (error) {
      if (!(error instanceof client.HttpClientException)) throw error
      const { statusCode, errorCode = '', responseHeaders } = error
      const isTransient = responseHeaders?.['transient-error'] === 'true'
      const isBusy = statusCode === 408 || statusCode === 429 || errorCode === inProgressCode
      if (statusCode >= 500 || isTransient || isBusy)
        throw new ProviderUnreachable(`Adyen answered ${statusCode}, error ${errorCode}.`)
      throw new AdyenRejection(statusCode, errorCode, error.message)
    }
  }
}
