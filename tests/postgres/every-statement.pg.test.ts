import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { deserialize } from 'node:v8'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { SentStatement } from '#tests/support/count-statements.ts'
import { fillTables, listGrowing } from '#tests/support/fill-tables.ts'
import { openTestPostgres } from '#tests/support/postgres.ts'
import { scansOf } from '#tests/support/scans-of.ts'

/** What `npm run test:long -- statements` kept of all tests of the shop's flows and its API. */
const folder = process.env.STATEMENTS_KEPT

const rows = 100_000

/** What reads a whole table because that is what was asked of it: by a person at the command line, or once a day. */
const wholeByNature: Readonly<Record<string, RegExp>> = {
  'an audit': /as "(?:subject|accountCount|transferCount)"|\bas subject\b/,
  'what a key is still needed for': /"number_hash_key_id", "pin_hash_key_id", count|,keyid=/,
  'the list of all readers': /"consent_version" as "consentVersion".* order by "confirmed_at"/s,
  'the books of a period':
    /"openingCents"|jsonb_to_recordset\(content -> 'vat'\)|::int as count\s+from ledger_transfers/,
  'all payouts': /from "payouts" order by "batch_number" desc/,
  'how many printed cards there are': /from "printed_cards".* group by/s,
}

describe.runIf(folder !== undefined)(`on tables of ${rows} rows`, () => {
  const { promise: opened, resolve } = Promise.withResolvers<{
    planner: pg.Client
    growing: readonly string[]
    close(): Promise<void>
  }>()
  beforeAll(async () => {
    const database = await openTestPostgres(4)
    const growing = await listGrowing(database)
    await fillTables(database, { tables: growing, rows })
    const planner = new pg.Client({ connectionString: database.url })
    await planner.connect()
    const close = async () => {
      await planner.end()
      await database.close()
    }
    resolve({ planner, growing, close })
  })
  afterAll(async () => (await opened).close())

  test('no statement that any test had the shop send reads one from its first row to its last', async () => {
    const { planner, growing } = await opened
    const kept = readKept()
    expect(kept.length).toBeGreaterThan(500)
    const scans: string[] = []
    for (const statement of kept) {
      if (Object.values(wholeByNature).some((pattern) => pattern.test(statement.text))) continue
      scans.push(...(await scansOf(planner, statement, growing).catch(unlessOfATest)))
    }
    expect(scans).toEqual([])
  })
})

/** PostgreSQL: no such table, no such function. A test made it, in a database of its own. */
const madeByATest: readonly unknown[] = ['42P01', '42883']

function unlessOfATest(error: { code?: string }): readonly string[] {
  if (!madeByATest.includes(error.code)) throw error
  return []
}

/** Each once. Of the queue's own tables none stands here: its library knows how to ask them. */
function readKept(): readonly SentStatement[] {
  const kept = new Map<string, SentStatement>()
  for (const file of readdirSync(folder ?? '')) {
    const lines = readFileSync(join(folder ?? '', file), 'utf8')
      .split('\n')
      .filter(Boolean)
    for (const line of lines) {
      const { text, values } = deserialize(Buffer.from(line, 'base64')) as SentStatement
      if (!/\bpgboss\./.test(text)) kept.set(text, { text, values: values.map(asNow) })
    }
  }
  return [...kept.values()]
}

/** A clock of a test may stand years ahead, where all of a table is due; an array of bytes comes back as no buffer. */
function asNow(value: unknown): unknown {
  if (value instanceof Uint8Array) return Buffer.from(value)
  const before = new Date(Date.now() - 30 * 24 * 60 * 60 * 1000)
  if (typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value))
    return new Date(value) < new Date() ? value : before.toISOString().slice(0, 10)
  return value instanceof Date && value > new Date() ? before : value
}
