import type { StoredSettings } from './store/settings.ts'

/** Real time plus a distance that tests may add to: retries of days pass in a moment, and stay passed. */
export type VirtualClock = {
  nowMs(): number
  advance(ms: number): void
}

export function createVirtualClock(settings: StoredSettings): VirtualClock {
  let aheadMs = Number(settings.get('clock.aheadMs') ?? 0)
  return {
    nowMs: () => Date.now() + aheadMs,
    advance(ms) {
      aheadMs += ms
      settings.set('clock.aheadMs', String(aheadMs))
    },
  }
}
