import { fileURLToPath } from 'node:url'
import { say } from './lib/console.mjs'
import { ensureBuilt, ensureInstalled, ensureNode } from './lib/runtime.mjs'

/** A walk that holds once may have been lucky. */
const roundsMin = 2

/**
 * The random walks, races and kills of the tests again and again, each round from a new printed seed, and all of what
 * `npm test` plays a sample of: `npm run test:long -- 30` goes on for half an hour, and for two rounds at least;
 * SEED=… starts from a given one. Journeys are walked once, all of them.
 */
await ensureNode(fileURLToPath(import.meta.url))
await ensureInstalled()
const { ensureHeadlessBrowser, ensurePostgres, findPooler } = await import('./lib/machine.mjs')
const { runJourneys, runVitest } = await import('./lib/checks.mjs')
const postgres = await ensurePostgres()
const pooler = await findPooler()
if (pooler === undefined)
  say("The shop behind a pooler is not tried: that takes Debian's package pgbouncer.")
const browser = await ensureHeadlessBrowser()
await ensureBuilt()
await runJourneys({ CHROMIUM: browser, JOURNEYS: 'all' })

const minutes = Number(process.argv[2] ?? 10)
const endsAt = Date.now() + minutes * 60_000
let seed = Number(process.env.SEED ?? Math.floor(Math.random() * 2 ** 31))
let rounds = 0
do {
  say(`\nRound ${rounds + 1}, SEED=${seed}`)
  await runVitest(['unit', 'postgres'], {
    POSTGRES_BIN: postgres,
    PGBOUNCER: pooler,
    WALK_SEED: String(seed),
    WALK_RUNS: process.env.WALK_RUNS ?? '1000',
  })
  seed = (seed + 1) % 2 ** 31
  rounds += 1
} while (rounds < roundsMin || Date.now() < endsAt)
say(`\n${rounds} round(s) held.`)
