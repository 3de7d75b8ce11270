import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { say } from './lib/console.mjs'
import { ensureBuilt, ensureInstalled, ensureNode } from './lib/runtime.mjs'

/** A walk that holds once may have been lucky. */
const roundsMin = 2

/**
 * Plays what `npm test` leaves out (`tests/long-run.ts`), and the random walks, races and kills again and again, each
 * round from a new printed seed: `npm run test:long -- 30` goes on for half an hour, and for two rounds at least;
 * SEED=… starts from a given one. Journeys are walked once, and lists of naughty values played once to their end, by
 * `npm run test:long -- lists` alone. `npm run test:long -- walk --minutes 30` is the
 * walk that nobody steers alone; Ctrl-C ends it, and what was walked is audited. `npm run test:long -- beside` walks it with every
 * second process of the release before the tables last changed, or of the commit that is named; `-- statements` explains every statement that any test
 * has the shop send. Any other words are names of files, which are played once:
 * `npm run test:long -- pooler replica outage`.
 */
await ensureNode(fileURLToPath(import.meta.url))
await ensureInstalled()
const { ensureHeadlessBrowser, ensurePostgres, findPooler } = await import('./lib/machine.mjs')
const { runJourneys, runVitest } = await import('./lib/checks.mjs')
const { ensureOlderRelease } = await import('./lib/older-release.mjs')
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { minutes: { type: 'string' } },
})
const [what = '10'] = positionals
const isBeside = what === 'beside'
const isWalk = what === 'walk' || isBeside
const isLists = what === 'lists'
const isStatements = what === 'statements'
const isNamed = !(isWalk || isLists || isStatements || /^\d+$/.test(what))
const minutes = Number(values.minutes ?? (/^\d+$/.test(what) ? what : 10))
const postgres = await ensurePostgres()

if (isWalk) {
  await ensureBuilt()
  await walkFor(isBeside ? await ensureOlderRelease(positionals[1]) : undefined)
} else if (isStatements) {
  await ensureBuilt()
  await explainAll()
} else if (isNamed) await playNamed()
else if (isLists) {
  await ensureBuilt()
  await playLists()
} else await playAll()

async function findPoolerOrSay() {
  const pooler = await findPooler()
  if (pooler === undefined)
    say("The shop behind a pooler is not tried: that takes Debian's package pgbouncer.")
  return pooler
}

async function playAll() {
  const pooler = await findPoolerOrSay()
  const browser = await ensureHeadlessBrowser()
  await ensureBuilt()
  await runJourneys({ CHROMIUM: browser, LONG_RUN: '1' })
  await playLists()
  await runVitest(['unit', 'api'], { POSTGRES_BIN: postgres, TEST_ENGINE: 'embedded' })
  await explainAll()
  await inRounds({ least: roundsMin }, (seed) =>
    runVitest(['unit', 'postgres'], {
      POSTGRES_BIN: postgres,
      PGBOUNCER: pooler,
      WALK_SEED: String(seed),
      LONG_RUN: '1',
      WALK_RUNS: process.env.WALK_RUNS ?? '1000',
    }),
  )
}

/** What the shop asks its database in all tests of flows and API, explained on tables that have grown. */
async function explainAll() {
  const folder = mkdtempSync(join(tmpdir(), 'gift-card-shop-statements-'))
  await runVitest(['unit', 'api'], { POSTGRES_BIN: postgres, STATEMENTS: folder })
  await runVitest(
    ['postgres'],
    { POSTGRES_BIN: postgres, STATEMENTS_KEPT: folder },
    { files: ['every-statement'] },
  )
  rmSync(folder, { recursive: true })
}

/** Half an hour for every naughty value in every argument, page, form, method and type. */
async function playLists() {
  await runVitest(
    ['api', 'postgres'],
    { POSTGRES_BIN: postgres, LONG_RUN: '1', LISTS: 'all' },
    { files: ['naughty'] },
  )
}

async function playNamed() {
  const pooler = await findPoolerOrSay()
  await ensureBuilt()
  await runVitest(
    ['unit', 'api', 'postgres'],
    {
      POSTGRES_BIN: postgres,
      PGBOUNCER: pooler,
      LONG_RUN: '1',
      WALK_RUNS: process.env.WALK_RUNS ?? '1000',
    },
    { files: positionals },
  )
}

async function walkFor(olderHome) {
  const pooler = await findPoolerOrSay()
  const folder = mkdtempSync(join(tmpdir(), 'gift-card-shop-walk-'))
  const breakOff = join(folder, 'break-off')
  const state = { isBrokenOff: false }
  process.on('SIGINT', () => {
    if (state.isBrokenOff) process.exit(130)
    state.isBrokenOff = true
    writeFileSync(breakOff, '')
    say('\nThe walk ends, and is audited; once more leaves at once.')
  })
  await inRounds({ least: 1, isOver: () => state.isBrokenOff }, (seed) =>
    runVitest(
      ['postgres'],
      {
        POSTGRES_BIN: postgres,
        PGBOUNCER: pooler,
        WALK_SEED: String(seed),
        LONG_RUN: '1',
        WALK_RUNS: '1',
        WALK_BREAK_OFF: breakOff,
        WALK_OLDER: olderHome,
      },
      { files: ['tests/postgres/walk.pg.test.ts'], detached: true },
    ),
  )
  rmSync(folder, { recursive: true })
}

async function inRounds({ least, isOver = () => false }, play) {
  const endsAt = Date.now() + minutes * 60_000
  let seed = Number(process.env.SEED ?? Math.floor(Math.random() * 2 ** 31))
  let rounds = 0
  do {
    say(`\nRound ${rounds + 1}, SEED=${seed}`)
    await play(seed)
    seed = (seed + 1) % 2 ** 31
    rounds += 1
  } while (!isOver() && (rounds < least || Date.now() < endsAt))
  say(`\n${rounds} round(s) held.`)
}
