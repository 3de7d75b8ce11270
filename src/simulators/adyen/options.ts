export type AdyenSimulatorOptions = {
  /** 0 takes any free port. */
  port: number
  host: string
  /** Where the state is kept, so that it outlives this process and the shop's. */
  folder: string
  /** The address that browsers reach it at; `http://localhost:<port>` when not given. */
  publicUrl?: string | undefined
  shopWebhookUrl: string
  webhookAuth: { user: string; password: string; hmacKey: string }
  /** Who may fetch reports. */
  reportAuth: { user: string; password: string }
  apiKey: string
  merchantAccount: string
  /** Whose account transfers go to. */
  accountHolder: string
  clientKey: string
  /** `quick` tries again within seconds, so that a shop that starts again soon hears what it missed. */
  retries?: 'quick' | 'adyen' | undefined
  /** How long an unfinished visit to the bank stays open before OFFER_CLOSED. */
  offerClosesAfterMs?: number | undefined
  /** Each day's batch ends with the day; otherwise only by the control route. */
  closesBatchesDaily?: boolean | undefined
  /** How long "decide later" takes until the bank says yes. */
  pendingEndsAfterMs?: number | undefined
}

const minuteMs = 60_000

/** An iDEAL payment is open for a quarter of an hour. */
export const offerClosesAfterMsDefault = 15 * minuteMs
export const pendingEndsAfterMsDefault = 20_000
