import { parseArgs } from 'node:util'
import { sql } from 'kysely'
import { beginPayment } from '#flows/payments/begin-payment.ts'
import { auditBooks } from '#flows/recovery/audit-books.ts'
import { migrate } from '#platform/database/migrate.ts'
import { type OpenDatabase, openDatabase } from '#platform/database/open-database.ts'
import { cardOf, OrderShop } from '#tests/support/build-order-shop.ts'
import { migrationsFolder } from '#tests/support/make-tables.ts'
import { startThrowAwayPostgres } from '#tests/support/postgres-server.ts'

/**
 * Times `audit:ledger` on the books of many orders, while further orders are paid and their cards are made. Each of the many
 * moved value as an order of one card does: paid, fee with VAT, issued. `--orders 600000` are 4.2 million entries.
 */
const { values } = parseArgs({
  args: process.argv.slice(2),
  options: { orders: { type: 'string', default: '600000' } },
})
const orders = Number(values.orders)
const buyers = 4

const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`

async function timed<Result>(work: () => Promise<Result>): Promise<[Result, number]> {
  const started = performance.now()
  return [await work(), performance.now() - started]
}

/** In one statement, without the triggers that would judge each transfer; the audit judges them all. */
async function fillLedger({ db }: OpenDatabase): Promise<void> {
  await db.connection().execute(async (one) => {
    await sql`set session_replication_role = replica`.execute(one)
    await sql`
      with accounts as (
        insert into ledger_accounts (id, kind, currency, is_bounded, balance_cents)
        select 'order:old_' || i, 'order', 'EUR', true, 0 from generate_series(1, ${orders}::int) as i
        union all
        select 'system:' || kind || ':EUR', kind, 'EUR', false, null
        from unnest(array['pspClearing', 'feeRevenue', 'vatPayable', 'issuerPayable']) as kind
      ), transfers as (
        insert into ledger_transfers (id, key, kind, currency, created_at)
        select kind || i, kind || ':old_' || i, kind, 'EUR', now() - (${orders}::int - i + 7200) * interval '1 second'
        from generate_series(1, ${orders}::int) as i cross join unnest(array['settle', 'fee', 'issue']) as kind
      )
      insert into ledger_entries (transfer_id, account_id, amount_cents)
      select kind || i, coalesce(account, 'order:old_' || i), cents
      from generate_series(1, ${orders}::int) as i cross join (values
        ('settle', 'system:pspClearing:EUR', -2595), ('settle', null, 2595),
        ('fee', null, -95), ('fee', 'system:feeRevenue:EUR', 79), ('fee', 'system:vatPayable:EUR', 16),
        ('issue', null, -2500), ('issue', 'system:issuerPayable:EUR', 2500)
      ) as entry (kind, account, cents)`.execute(one)
    await sql`reset session_replication_role`.execute(one)
  })
  await sql`analyze`.execute(db)
}

const server = startThrowAwayPostgres({ settings: ['shared_buffers=512MB', 'max_wal_size=4GB'] })
const database = await openDatabase({ url: server.url, poolSize: 12 })
/** As commands have it: without the time limits of who serves visitors. */
const patient = await openDatabase({ url: server.url, poolSize: 2, isPatient: true })
const shop = new OrderShop(database)
let isOpen = true
let sold = 0

async function buyOn(): Promise<void> {
  while (isOpen) {
    const paid = { methodId: 'scheme', card: cardOf('A. DE VRIES') }
    await beginPayment(shop.deps, await shop.request(await shop.fillBasket(), paid))
    await shop.runJobs()
    sold += 1
  }
}

/** Side by side with the orders; how many were sold meanwhile. */
async function audit(name: string, isAll: boolean): Promise<void> {
  const before = sold
  const deps = { ...patient, vault: shop.deps.vault }
  const [{ findings, transferCount }, ms] = await timed(() => auditBooks(deps, { isAll }))
  const rate = ((sold - before) / (ms / 1000)).toFixed(1)
  console.info(
    `${name}: ${seconds(ms)}, ${transferCount} transfers, ${findings.length} findings; ${rate} orders a second meanwhile`,
  )
}

try {
  await migrate(database, migrationsFolder)
  const [, ms] = await timed(() => fillLedger(patient))
  const { rows } = await sql<{
    entries: number
  }>`select count(*)::int as entries from ledger_entries`.execute(patient.db)
  console.info(`${rows[0]?.entries} entries, made in ${seconds(ms)}`)
  const buying = Array.from({ length: buyers }, buyOn)
  await audit('npm run audit:ledger -- --all', true)
  await audit('npm run audit:ledger, since its mark', false)
  isOpen = false
  await Promise.all(buying)
} finally {
  isOpen = false
  shop.close()
  await database.close()
  await patient.close()
  server.stop()
}
