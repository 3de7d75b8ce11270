import type { Clock } from '#domain/clock.ts'

export type AdyenOptions = {
  environment: 'test' | 'live'
  /** The live endpoint of this account, needed in `live`. */
  liveEndpointUrlPrefix?: string | undefined
  /** Where a stand-in answers instead of Adyen. */
  baseUrl?: string | undefined
  /** Where the frames of card fields come from, for accounts outside Europe; without, from Adyen's own host in Europe. */
  cardFrameUrl?: string | undefined
  apiKey: string
  merchantAccount: string
  /** In whose name the account stands that transfers go to, as givers read it. */
  accountHolder: string
  clientKey: string
  /** The newest first; the others are still accepted while keys rotate. */
  hmacKeys: readonly string[]
  webhookUser: string
  webhookPassword: string
  /** How long an answer may take; half a minute when not given. */
  timeoutMs?: number | undefined
  clock: Clock
  log?: Log | undefined
}

export type Log = {
  warn(facts: object, sentence: string): void
  error(facts: object, sentence: string): void
}
