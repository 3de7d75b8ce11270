import type { VirtualClock } from '#simulators/adyen/clock.ts'
import type { AdyenSimulatorOptions } from '#simulators/adyen/options.ts'
import type { AdyenStore } from '#simulators/adyen/store/store.ts'
import { createWebhookDelivery } from './webhook-delivery.ts'

const concurrencyMax = 32
/** Timers follow the real clock while the virtual one may jump: look again at least this often. */
const passEveryMs = 60_000

/** Carries the outbox to the shop: at least once, in no promised order. */
export type Courier = {
  /** Looks at the outbox again now: something was written, or time was moved. */
  wake(): void
  /** Resolves when nothing that is due is left or under way. */
  idle(): Promise<void>
  stop(): Promise<void>
}

type CourierParts = {
  options: AdyenSimulatorOptions
  store: AdyenStore
  clock: VirtualClock
  /** Ends payments and batches whose time has come, which may write more webhooks. */
  keepUp(): void
  /** When the next batch ends. */
  nextCloseMs(): number | undefined
}

export function createCourier({
  options,
  store,
  clock,
  keepUp,
  nextCloseMs,
}: CourierParts): Courier {
  const delivery = createWebhookDelivery(options, clock)
  const underway = new Map<number, Promise<void>>()
  let timer: NodeJS.Timeout | undefined
  let isPassPlanned = false
  let isStopped = false

  function pass() {
    isPassPlanned = false
    if (isStopped) return
    keepUp()
    for (const webhook of store.outbox.listDue(clock.nowMs())) {
      if (underway.size >= concurrencyMax) break
      if (underway.has(webhook.id)) continue
      const carried = delivery.attempt(webhook).then((attempted) => {
        const wasFull = underway.size >= concurrencyMax
        underway.delete(webhook.id)
        if (isStopped) return
        store.outbox.record(attempted)
        // One that was delivered leaves nothing to do but a free place.
        if (wasFull || attempted.state === 'waiting') wake()
      })
      underway.set(webhook.id, carried)
    }
    planNextPass()
  }

  function planNextPass() {
    clearTimeout(timer)
    const nowMs = clock.nowMs()
    // What is due already and not under way waits for a free place: the end of a delivery brings the next pass.
    const nextMs = Math.min(
      store.outbox.nextDueMs(nowMs) ?? Infinity,
      store.payments.nextChangeMs() ?? Infinity,
      nextCloseMs() ?? Infinity,
    )
    if (nextMs === Infinity) return
    timer = setTimeout(pass, Math.min(Math.max(nextMs - nowMs, 1), passEveryMs))
  }

  function wake() {
    if (isPassPlanned || isStopped) return
    isPassPlanned = true
    setImmediate(pass)
  }

  return {
    wake,
    async idle() {
      pass()
      while (underway.size > 0) {
        await Promise.all(underway.values())
        pass()
      }
    },
    async stop() {
      isStopped = true
      clearTimeout(timer)
      delivery.close()
      await Promise.all(underway.values())
    },
  }
}
