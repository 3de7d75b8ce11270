import { type DeliveryTime, measureDelivery } from '#domain/deliveries/measure-delivery.ts'
import type { Deps } from '#flows/shared/deps.ts'

/** A page asks as often as it is made; the deliveries are looked at this often. */
const measuredEveryMs = 60_000
/** An older figure is none: the database was away, and so may be the mails. */
const toldMs = 10 * 60_000

type Known = { measuredAt: number; time: DeliveryTime | undefined; isMeasuring: boolean }

/** Of one database; a figure is never worth a wait, so who asks gets the last one. */
const known = new WeakMap<Deps['db'], Known>()

/** How long the last deliveries took, measured in the background; undefined before the first measure. */
export function tellDeliveryTime(
  deps: Pick<Deps, 'db' | 'readBehind' | 'clock' | 'log'>,
): DeliveryTime | undefined {
  const now = deps.clock.now().getTime()
  const last = known.get(deps.db) ?? { measuredAt: 0, time: undefined, isMeasuring: false }
  known.set(deps.db, last)
  const age = now - last.measuredAt
  if (age >= measuredEveryMs && !last.isMeasuring) void measure(deps, last)
  return age < toldMs ? last.time : undefined
}

async function measure(
  { readBehind, clock, log }: Pick<Deps, 'readBehind' | 'clock' | 'log'>,
  last: Known,
): Promise<void> {
  last.isMeasuring = true
  try {
    const now = clock.now()
    last.time = await readBehind((db) => measureDelivery(db, now))
    last.measuredAt = now.getTime()
  } catch (error) {
    log.warn({ error }, 'The time of delivery could not be measured.')
  } finally {
    last.isMeasuring = false
  }
}
