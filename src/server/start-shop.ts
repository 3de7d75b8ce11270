import { mkdirSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { resumeWork } from '#flows/recovery/resume-work.ts'
import type { Deps } from '#flows/shared/deps.ts'
import { openPlaces } from '#flows/shared/places.ts'
import { jobPolicies } from '#jobs/jobs.ts'
import { startWorkers } from '#jobs/start-workers.ts'
import { createCatalogue } from '#platform/catalogue/create-catalogue.ts'
import { type Config, localUrl, type OpenConfig } from '#platform/config/config.ts'
import { ensureMigrated } from '#platform/database/migrate.ts'
import { type OpenDatabase, openDatabase } from '#platform/database/open-database.ts'
import { findOpenGuards } from '#platform/database/open-guards.ts'
import { askOverFreshConnection, watchDatabase } from '#platform/database/watch-database.ts'
import { createLogger, type ShopLogger } from '#platform/logger/create-logger.ts'
import { openQueue, type ShopQueue } from '#platform/queue/open-queue.ts'
import { openClockGuard } from './clock-guard.ts'
import { listenForCommands } from './commands/command-socket.ts'
import { runCommand } from './commands/commands.ts'
import { composeDeps } from './compose-deps.ts'
import { startDemoBrands, startDemoPsp, withPsp } from './demo.ts'
import { type DemonstrationTime, openTime } from './demonstration-time.ts'
import { buildFrontDoor } from './front-door.ts'
import { migrateDatabase, migrationsIn } from './migrate-database.ts'
import { builtPages, type PageSource } from './pages/page-source.ts'
import { seedContent } from './seed-content.ts'
import { createWebServer } from './web.ts'
import { welcome } from './welcome.ts'

export type RunningShop = { welcome: readonly string[]; close(): Promise<void> }

/** The embedded database, keys, mail and the issuer's books lie there: nobody else of this machine may look. */
const ownerOnly = 0o700

/** As many as the mail server gets connections of one process. */
const mailsAtOnce = 24
/** A mail server that is slow may hold up the end of the process so long, and then sends what it took once more. */
const lastMailsMs = 10_000

/**
 * Starts everything that this process plays, in the order in which the parts need each other, and stops it in
 * the opposite one. Whatever an earlier process left half done is taken up as soon as all of it stands.
 */
export async function startShop(
  given: Config,
  pages: PageSource = builtPages(given.home),
): Promise<RunningShop> {
  const log = createLogger(given.logLevel)
  const closers: Array<() => Promise<unknown>> = []
  const state = { isStopping: false }
  const close = async (): Promise<void> => {
    state.isStopping = true
    for (const stop of closers.reverse()) await stop()
    closers.length = 0
  }
  try {
    // First of all: a port that is taken is told at once, and while tables are brought up to date visitors hear that it starts.
    const door = given.roles.web ? await buildFrontDoor(given) : undefined
    if (door !== undefined) closers.push(() => door.close())
    mkdirSync(given.dataFolder, { recursive: true, mode: ownerOnly })
    const database = await openWatched(given, { log, closers })
    const ownsTables = await ensureMigrated(database, migrationsIn(given.home))
    if (database.url !== undefined) await tellOfOpenGuards(database, log)
    await seedContent(database, given)
    const opened = await openTime(database, given)
    const catalogue = await createCatalogue(database, {
      clock: opened.clock,
      onFailure: (error) => log.error({ err: error }, 'The catalogue could not be read anew.'),
    })
    const placed = placeAt(given, door?.port ?? given.port)
    const psp = await startDemoPsp(placed)
    if (psp !== undefined) closers.push(() => psp.close())
    opened.onMove((ms) => psp?.advance(ms))
    const brands = await startDemoBrands(placed)
    if (brands !== undefined) closers.push(() => brands.close())
    const config = { ...withPsp(placed, psp), brandShopUrl: brands?.url }
    const mailPlaces = openPlaces(mailsAtOnce)
    // What is on its way is noted while the database is still there.
    closers.push(() => Promise.race([mailPlaces.empty(), pause(lastMailsMs)]))
    const { clock, time } = opened
    const queue = await openQueue(database, {
      ...{ log, policies: jobPolicies, ownsTables },
      aheadMs: time?.aheadMs,
    })
    closers.push(() => queue.close())
    const parts = { config, database, catalogue, queue, mailPlaces, clock, log }
    const { deps, mailbox } = await composeDeps(parts)
    const clockAgrees = openClockGuard({ ...{ db: database.db, clock, log }, mode: config.mode })
    if (config.roles.worker) await startWorkers(queue, deps, clockAgrees)
    if (door !== undefined) {
      const app = await createWebServer({
        config,
        door,
        deps,
        database,
        catalogue,
        mailbox,
        pages,
        log,
        moveTime: time && ((ms) => time.forward(queue, ms)),
        isStopping: () => state.isStopping,
      })
      closers.push(async () => {
        await door.close()
        await app.close()
      })
      await app.ready()
      door.open()
    }
    if (config.roles.worker && (await clockAgrees())) await resumeWork(deps)
    if (database.pglite !== undefined) {
      closers.push(await openCommandSocket(config, { deps, queue, time }))
    }
    return { welcome: welcome(config), close }
  } catch (error) {
    await close()
    throw error
  }
}

type Opening = { log: ShopLogger; closers: Array<() => Promise<unknown>> }

/** A server's is watched: a pool that stays broken while new connections work ends the process. */
async function openWatched(given: Config, { log, closers }: Opening): Promise<OpenDatabase> {
  const database = await openDatabase(given.database)
  closers.push(() => database.close())
  if (database.url === undefined) return database
  const watch = watchDatabase({
    overPool: () => sql`select 1`.execute(database.db),
    overFreshOne: askOverFreshConnection({ url: database.url, isPooled: database.isPooled }),
    ...{ log, onDeaf },
  })
  closers.push(() => watch.stop())
  return database
}

/** Nobody catches it: the process ends, and its supervisor starts the next one. */
function onDeaf(): never {
  throw new Error(
    'New connections reach the database, and those of this process have not for minutes.',
  )
}

/** What follows from the port that the shop got. */
const placeAt = (config: Config, port: number): OpenConfig => ({
  ...config,
  port,
  shopUrl: config.shopUrl ?? localUrl(port),
})

/** With one role for everything the shop runs all the same, and says what it goes without. */
async function tellOfOpenGuards({ db }: Pick<OpenDatabase, 'db'>, log: ShopLogger): Promise<void> {
  const off = await findOpenGuards(db)
  if (off.length === 0) return
  log.warn(
    { off },
    'The guard of roles is off: that of DATABASE_URL may do more than a running shop needs.',
  )
}

async function openCommandSocket(
  config: Config,
  { deps, queue, time }: { deps: Deps; queue: ShopQueue; time: DemonstrationTime | undefined },
): Promise<() => Promise<void>> {
  const openQueue = async () => queue
  const { home } = config
  const migrate = () => migrateDatabase(config.database, { home, log: deps.log })
  const context = {
    ...deps,
    time,
    home,
    postSettings: config.post,
    bankAccounts: config.bankAccounts,
    openQueue,
    migrate,
    asOwner: undefined,
  }
  const server = await listenForCommands(config.dataFolder, (words) => runCommand(context, words))
  return () => new Promise((resolve) => server.close(() => resolve()))
}
