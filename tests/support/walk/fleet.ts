import { eventually } from '#tests/support/eventually.ts'
import type { Gateway } from '#tests/support/gateway.ts'
import { type RunningShop, runShop } from '#tests/support/running-shop.ts'
import type { Dice } from './dice.ts'
import type { WalkDatabase } from './walk-database.ts'

export type Role = 'web' | 'worker'
/** Where one process stands: what it does, and where its build and its content lie. */
export type PlaceToFill = { role: Role; home: string }
type Place = PlaceToFill & { shop: RunningShop | undefined }

/** Web and worker processes of one shop, their gateway and their database, and how they are hurt. */
export type Fleet = {
  /** Grows with each moment from which answers of 503 are no wonder, and again when they are. */
  outages(): { isAway: boolean; count: number }
  /** SIGKILL of one of them, and its next start. `onDeath` looks at what it left. */
  killOne(role: Role, dice: Dice, onDeath: () => Promise<void>): Promise<void>
  /** The database ends as in a crash and comes back; resolves when all are ready again. */
  restartDatabase(): Promise<void>
  /** The copy ends likewise, which nobody notices. */
  restartReplica(): Promise<void>
  /** What all processes printed, those that were killed too. */
  output(): string
  stop(): Promise<void>
}

export type FleetToStart = {
  places: readonly PlaceToFill[]
  database: Pick<WalkDatabase, 'server' | 'replica'>
  gateway: Gateway
  dataFolder: string
  environment: NodeJS.ProcessEnv
}

/** The first one brings the database up to date, the others find it so. */
export async function startFleet(fleet: FleetToStart): Promise<Fleet> {
  const { database, gateway, dataFolder, environment } = fleet
  const places: Place[] = fleet.places.map((place) => ({ ...place, shop: undefined }))
  const outputs: (() => string)[] = []
  const outages = { isAway: false, count: 0 }

  const lead = () =>
    gateway.leadTo(
      ...places.flatMap(({ role, shop }) => (role === 'web' && shop ? [shop.port] : [])),
    )
  const start = async (place: Place): Promise<void> => {
    const shop = await runShop({
      ...{ home: place.home, dataFolder },
      environment: { ...environment, ROLES: place.role },
    })
    outputs.push(shop.output)
    place.shop = shop
    lead()
  }
  /** A worker process answers nobody; it goes on when the others can. */
  const isReady = async ({ role, shop }: Place): Promise<boolean> =>
    role === 'worker' ||
    shop === undefined ||
    (await fetch(`http://localhost:${shop.port}/ready`)).ok

  const [first, ...others] = places
  if (first === undefined) throw new Error('A fleet has processes.')
  await start(first)
  await Promise.all(others.map(start))

  return {
    outages: () => ({ ...outages }),
    killOne: async (role, dice, onDeath) => {
      const place = dice.pick(places.filter((one) => one.role === role))
      const { shop } = place
      place.shop = undefined
      lead()
      await shop?.kill()
      await onDeath()
      await start(place)
    },
    restartDatabase: async () => {
      outages.isAway = true
      outages.count += 1
      database.server.halt()
      database.server.start()
      await eventually('all web processes to be ready after the database', async () =>
        (await Promise.all(places.map(isReady))).every(Boolean) ? true : undefined,
      )
      outages.isAway = false
      outages.count += 1
    },
    restartReplica: async () => {
      database.replica?.halt()
      database.replica?.start()
    },
    output: () => outputs.map((output) => output()).join(''),
    stop: async () => {
      gateway.leadTo()
      await Promise.all(places.map(({ shop }) => shop?.stop()))
    },
  }
}
