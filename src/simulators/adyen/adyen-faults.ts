/**
 * What may go wrong between the shop and the provider. Faults of requests: `delay` answers late, `error-500`
 * and `transient-error` are answered without doing anything, `timeout` never answers and does nothing,
 * `drop-after-commit` does everything and then loses the answer. Faults of webhooks: `delay`, `reorder` (held
 * back until others overtook it), `duplicate`, `bad-hmac` (the first attempt only), `drop` (never sent).
 */
export const requestFaults = [
  'delay',
  'error-500',
  'transient-error',
  'timeout',
  'drop-after-commit',
] as const
export const webhookFaults = ['delay', 'reorder', 'duplicate', 'bad-hmac', 'drop'] as const

export type RequestFault = (typeof requestFaults)[number]
export type WebhookFault = (typeof webhookFaults)[number]

/** The places where faults can be armed: the endpoints of the API, and webhooks. */
export const faultPlaces = [
  'paymentMethods',
  'payments',
  'details',
  'refunds',
  'captures',
  'cancels',
  'reversals',
  'appleSession',
  'webhooks',
] as const

export type FaultPlace = (typeof faultPlaces)[number]
export type AdyenFault = { kind: RequestFault | WebhookFault; delayMs: number }
export type ArmedFault = AdyenFault & { on: FaultPlace; times: number }

export type AdyenFaults = {
  arm(fault: ArmedFault): void
  disarm(): void
  /** The fault for this occasion, used up by asking. */
  take(place: FaultPlace): AdyenFault | undefined
}

/** Kept in memory: a fault is a test's, and ends with the process. */
export function createFaults(): AdyenFaults {
  let armed: ArmedFault[] = []
  return {
    arm(fault) {
      armed.push({ ...fault })
    },
    disarm() {
      armed = []
    },
    take(place) {
      const fault = armed.find((candidate) => candidate.on === place)
      if (!fault) return undefined
      fault.times -= 1
      if (fault.times <= 0) armed = armed.filter((candidate) => candidate !== fault)
      return fault
    },
  }
}
