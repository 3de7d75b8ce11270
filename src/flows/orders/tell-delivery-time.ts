import {
  type DeliveryTime,
  isDeliveryDelayed,
  measureDelivery,
} from '#domain/deliveries/measure-delivery.ts'
import type { Deps } from '#flows/shared/deps.ts'

/** A page asks as often as it is made; the deliveries are looked at this often. */
const measuredEveryMs = 60_000
/** An older figure is none: the database was away, and so may be the mails. */
const toldMs = 10 * 60_000

type Measured = { time: DeliveryTime | undefined; isDelayed: boolean }
type Known = Measured & { measuredAt: number; isMeasuring: boolean }
type MeasureDeps = Pick<Deps, 'db' | 'readBehind' | 'clock' | 'log'>

/** Of one database; a figure is never worth a wait, so who asks gets the last one. */
const known = new WeakMap<Deps['db'], Known>()

/** How long the last deliveries took; undefined before the first measure, and where there is nothing to be proud of. */
export const tellDeliveryTime = (deps: MeasureDeps): DeliveryTime | undefined => tell(deps)?.time

/** Whether cards come later than promised just now; false before the first measure. */
export const isDelayedNow = (deps: MeasureDeps): boolean => tell(deps)?.isDelayed ?? false

/** What was measured last, in the background. */
function tell(deps: MeasureDeps): Measured | undefined {
  const now = deps.clock.now().getTime()
  const last = known.get(deps.db) ?? {
    ...{ time: undefined, isDelayed: false },
    ...{ measuredAt: 0, isMeasuring: false },
  }
  known.set(deps.db, last)
  const age = now - last.measuredAt
  if (age >= measuredEveryMs && !last.isMeasuring) void measure(deps, last)
  return age < toldMs ? last : undefined
}

async function measure(
  { readBehind, clock, log }: Pick<MeasureDeps, 'readBehind' | 'clock' | 'log'>,
  last: Known,
): Promise<void> {
  last.isMeasuring = true
  try {
    const now = clock.now()
    last.time = await readBehind((db) => measureDelivery(db, now))
    last.isDelayed = await readBehind((db) => isDeliveryDelayed(db, now))
    last.measuredAt = now.getTime()
  } catch (error) {
    log.warn({ error }, 'The time of delivery could not be measured.')
  } finally {
    last.isMeasuring = false
  }
}
