import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { allowRun, listStoppedRuns } from '#domain/stopped-runs/stopped-runs.ts'
import { inOneStatement } from '#flows/shared/transact.ts'
import { runJob } from '#jobs/start-workers.ts'
import { OrderShop } from '#tests/support/build-order-shop.ts'
import { openTestDatabase } from '#tests/support/database.ts'
import { fillTables } from '#tests/support/fill-tables.ts'

const database = await openTestDatabase()
const { db } = database
const shop = new OrderShop(database)
afterAll(async () => {
  shop.close()
  await database.close()
})

/** The rows of a table, so many that one batch is less than a tenth; and how those that are due look. */
type Batched = { table: string; rows: number; due: string; isTaken: string; beside?: string }

const batched: Readonly<Record<string, Batched>> = {
  orderers: {
    ...{ table: 'orders', rows: 6_000, due: `placed_at = '2001-01-01', customer_type = 'PRIVATE'` },
    isTaken: 'orderer_forgotten_at is not null',
  },
  receivers: {
    ...{ table: 'orders', rows: 6_000, due: `placed_at = '2001-01-01'` },
    beside: 'order_shipments',
    isTaken: 'receivers_forgotten_at is not null',
  },
  billing: {
    ...{ table: 'orders', rows: 6_000 },
    due: `placed_at = '2001-01-01', orderer_forgotten_at = now(), billing = '{}'`,
    isTaken: `billing is null and placed_at = '2001-01-01'`,
  },
  'address-hashes': {
    ...{ table: 'order_shipments', rows: 6_000, due: `receiver_email_hash = 'x'` },
    isTaken: `receiver_email_hash is null`,
  },
  carts: { table: 'carts', rows: 60_000, due: `expires_at = '2001-01-01'`, isTaken: 'gone' },
  notifications: {
    ...{ table: 'payment_notifications', rows: 60_000, isTaken: 'gone' },
    due: `received_at = '2001-01-01'`,
  },
  'notifications-aside': {
    ...{ table: 'notifications_set_aside', rows: 60_000, isTaken: 'gone' },
    due: `last_received_at = '2001-01-01'`,
  },
  pins: {
    ...{ table: 'cards', rows: 60_000 },
    due: `valid_until = '2001-01-01', pin_encrypted = 'x'`,
    isTaken: `pin_encrypted is null and valid_until = '2001-01-01'`,
  },
}

const tables = Object.values(batched).map(({ table }) => table)

const runOf = (name: string) => (name === 'address-hashes' ? 'receivers' : name)

const count = async (table: string, where: string): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from ${sql.table(table)} where ${sql.raw(where)}`.execute(db)
  return rows[0]?.count ?? 0
}

beforeEach(() => {
  shop.alerts.length = 0
})

describe.each(Object.entries(batched))('%s', (name, { table, rows, due, isTaken, beside }) => {
  const dueCount = rows / 10 + 100
  const taken = async () =>
    isTaken === 'gone' ? rows - (await count(table, 'true')) : count(table, isTaken)

  beforeAll(async () => {
    await db.connection().execute(async (one) => {
      await sql`set session_replication_role = replica`.execute(one)
      for (const filled of [...tables, 'stopped_runs'])
        await sql`delete from ${sql.table(filled)}`.execute(one)
      await sql`reset session_replication_role`.execute(one)
    })
    await fillTables(database, { tables: beside === undefined ? [table] : [table, beside], rows })
    await db.connection().execute(async (one) => {
      await sql`set session_replication_role = replica`.execute(one)
      await sql`update order_shipments set receiver_email = 'sanne@voorbeeld.example'`.execute(one)
      await sql`update ${sql.table(table)} set ${sql.raw(due)} where ctid = any(array(
        select ctid from ${sql.table(table)} limit ${dueCount}::int
      ))`.execute(one)
      await sql`reset session_replication_role`.execute(one)
    })
  })

  test('more than a tenth is due: nothing is taken, though one batch is less', async () => {
    const before = await taken()
    await runJob(shop.deps, 'forget-expired', {})
    await runJob(shop.deps, 'forget-expired', {})
    expect((await taken()) - before).toBe(0)
    const run = { run: runOf(name), reason: expect.stringContaining(`${rows} rows of ${table}`) }
    expect(shop.alerts.filter((alert) => 'run' in alert && alert.run === run.run)).toMatchObject([
      { alert: true, ...run },
    ])
  })

  test('a person lets it go on until all of it is taken', async () => {
    const before = await taken()
    const allowed = { name: runOf(name), by: 'Sanne', because: 'a backlog' }
    expect(await inOneStatement(shop.deps, (one) => allowRun(one, allowed))).toBe(true)
    for (let round = 0; round < 3; round += 1) await runJob(shop.deps, 'forget-expired', {})
    expect((await taken()) - before).toBe(dueCount)
    expect((await listStoppedRuns(db)).filter((run) => run.name === runOf(name))).toEqual([])
  })
})
