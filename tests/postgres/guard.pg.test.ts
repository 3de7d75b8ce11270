import { type Kysely, sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '#domain/db.ts'
import { auditLedger } from '#domain/ledger/audit.ts'
import { jobPolicies } from '#jobs/jobs.ts'
import { findOpenGuards } from '#platform/database/open-guards.ts'
import { openQueue } from '#platform/queue/open-queue.ts'
import { attacks, openBooks, run, shadowAttacks } from '#tests/postgres/ledger-attacks.ts'
import { OrderShop } from '#tests/support/build-order-shop.ts'
import { choiceProducts, issueCard } from '#tests/support/choice-cards.ts'
import { openAsRuntime, openTestPostgres } from '#tests/support/postgres.ts'

const owner = await openTestPostgres(2)
await (await openQueue(owner, { log: { error: () => {} }, policies: jobPolicies })).close()
const runtime = await openAsRuntime(owner, 4)
const { rows } = await sql<{ role: string }>`select current_user as role`.execute(owner.db)
const ownerRole = rows[0]?.role
const shop = new OrderShop(runtime, choiceProducts)
beforeAll(() => owner.db.transaction().execute(openBooks))
afterAll(async () => {
  shop.close()
  await runtime.close()
  await owner.close()
})

/** PostgreSQL: insufficient privilege. */
const notAllowed = '42501'

const tryAs = (db: Kysely<Database>, statements: readonly string[]) =>
  db.transaction().execute((tx) => run(tx, statements))

/** Each on its own is refused, so that none hides behind another. */
const forbidden: Readonly<Record<string, readonly string[]>> = {
  'write a balance': [`update ledger_accounts set balance_cents = 99999 where id = 'order:a'`],
  'lock an account': [`select from ledger_accounts for update`],
  'make a temporary table': [`create temporary table ledger_accounts (id text)`],
  'make a table': [`create table public.mine (id text)`],
  'make a view': [`create view public.mine as select 1`],
  'make a schema that comes first': [`create schema authorization current_user`],
  'make a function': [
    `create function public.lower(text) returns text language sql as 'select $1'`,
  ],
  'make a function beside the queue': [
    `create function pgboss.mine() returns int language sql as 'select 1'`,
  ],
  'make an operator': [
    `create operator public.<> (leftarg = numeric, rightarg = integer, function = numeric_eq)`,
  ],
  'make a type': [`create type public.mine as enum ('a')`],
  'put a trigger on a table': [
    `create trigger mine before update on orders for each row execute function public.ledger_guard_account()`,
  ],
  'switch triggers off': [`alter table ledger_accounts disable trigger all`],
  'switch triggers off for the session': [`set session_replication_role = replica`],
  'drop a rule': [`alter table ledger_accounts drop constraint bounded_account_never_below_zero`],
  'replace the function': [
    `create or replace function public.ledger_guard_account() returns trigger language plpgsql as 'begin return new; end'`,
  ],
  'change the settings of the function': [
    `alter function public.ledger_apply_entries() set search_path = pg_temp, public`,
  ],
  'take a table over': [`alter table ledger_accounts owner to current_user`],
  'give itself rights': [
    `grant update on ledger_accounts to current_user`,
    `update ledger_accounts set balance_cents = 99999 where id = 'order:a'`,
  ],
  'become the owner': [`set role ${ownerRole}`],
  'become the owner for the session': [`set session authorization ${ownerRole}`],
  'change entries': [`update ledger_entries set amount_cents = amount_cents * 2`],
  'delete entries': [`delete from ledger_entries`],
  'empty the entries': [`truncate ledger_entries cascade`],
  'change transfers': [`update ledger_transfers set memo = 'nothing to see'`],
  'delete transfers': [`delete from ledger_transfers`],
  'delete accounts': [`delete from ledger_accounts`],
  'rewrite history': [`update history set actor = 'somebody'`],
  'delete history': [`delete from history`],
  'empty a table': [`truncate spent_captchas`],
  'vouch for what it wrote': [
    `insert into ledger_audits values ('aud_x', now() + interval '10 years')`,
  ],
  'say that a migration ran': [`insert into kysely_migration values ('0000', 'now')`],
  'run what it wrote in the server': [`copy cards to program 'cat'`],
  'write as the owner': [`select set_config('role', '${ownerRole}', true)`],
}

describe('the role of a running shop may not', () => {
  test.each(Object.entries(forbidden))('%s', async (_name, statements) => {
    await expect(tryAs(runtime.db, statements)).rejects.toMatchObject({ code: notAllowed })
  })

  test.each(attacks)('$name', async ({ statements }) => {
    await expect(tryAs(runtime.db, statements)).rejects.toMatchObject({
      code: expect.stringMatching(/^(42501|23\w{3})$/),
    })
  })
})

describe('even with temporary tables', () => {
  beforeAll(() =>
    sql.raw(`grant temporary on database ${databaseName()} to public`).execute(owner.db),
  )

  test.each(shadowAttacks)('the role may not $name', async ({ statements, constraint }) => {
    await expect(tryAs(runtime.db, statements)).rejects.toMatchObject(
      statements.some((text) => text.includes('create trigger'))
        ? { code: notAllowed }
        : { constraint },
    )
  })

  test('and with the right to change balances, its own trigger may not', async () => {
    await sql.raw(`grant update on ledger_accounts to ${runtime.role}`).execute(owner.db)
    const attempt = tryAs(runtime.db, [
      `create temporary table lever (id int)`,
      `create function pg_temp.pull() returns trigger language plpgsql as $$
        begin update public.ledger_accounts set balance_cents = 99999 where id = 'order:a'; return null; end $$`,
      `create trigger pull after insert on lever for each row execute function pg_temp.pull()`,
      `insert into lever values (1)`,
    ])
    await expect(attempt).rejects.toMatchObject({ constraint: 'balance_moves_with_entries' })
  })

  test('and what is off is told', async () => {
    expect(await findOpenGuards(runtime.db)).toEqual([
      'may change balances',
      'may make temporary tables',
    ])
    expect(await findOpenGuards(owner.db)).toContain('owns the tables')
  })
})

const databaseName = () => new URL(owner.url).pathname.slice(1)

test('after all attacks the books are as they were', async () => {
  const { findings, transferCount } = await auditLedger(owner.db)
  expect({ findings, transferCount }).toEqual({ findings: [], transferCount: 1 })
})

test('with those rights a card is sold, paid and issued', async () => {
  await issueCard(shop)
  expect((await auditLedger(runtime.db)).findings).toEqual([])
})

test('and jobs are sent, taken and scheduled', async () => {
  const log = { error: (facts: object) => expect.fail(JSON.stringify(facts)) }
  const queue = await openQueue(runtime, { log, policies: jobPolicies, ownsTables: false })
  await queue.schedule([{ name: 'forget-expired', cron: '17 * * * *' }])
  const ran = new Promise<void>((resolve) => {
    void queue.work('forget-expired', async (payloads) => {
      resolve()
      return payloads.map(() => undefined)
    })
  })
  const tx = await runtime.db.transaction().execute(async (sending) => {
    await queue.send(sending, [{ name: 'forget-expired', payload: {} }])
    return sending
  })
  queue.committed(tx)
  await ran
  await queue.close()
})
