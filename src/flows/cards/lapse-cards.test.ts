import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { OrderShop } from '#tests/support/build-order-shop.ts'
import { openTestDatabase, openTestEmbedded } from '#tests/support/database.ts'
import { lapseCards } from './lapse-cards.ts'

const database = await openTestDatabase()
const { db } = database
const shop = new OrderShop(database)
afterAll(async () => {
  shop.close()
  await database.close()
})

const here = shop.deps.storefronts[0]?.key ?? ''

type Cards = { count: number; storefront?: string; state?: string; until?: string; cents?: number }

/** Rows alone, without orders and postings: nothing of what is asked here moves value. */
async function fill({
  count,
  storefront = here,
  state = 'active',
  until = '2030-01-01',
  cents = 1,
}: Cards) {
  await db.transaction().execute(async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx)
    await sql`with made as (
      insert into cards (id, order_unit_id, product_id, issuer, issuer_reference, amount_cents, currency, number_encrypted,
        number_hash, barcode_kind, key_id, valid_until, issued_at, state, programme, storefront)
      select 'crd_' || uid, uid, 'card', 'ours', uid, 25, 'EUR', '', uid::bytea, 'qr', 'key', ${until}::date, now(),
        ${state}::text, 'ours', ${storefront}::text
      from generate_series(1, ${count}::int) as number,
        lateral (select md5(concat(${storefront}::text, ${state}::text, ${until}::text, number)) as uid) as ids
      returning id
    )
    insert into ledger_accounts (id, kind, currency, is_bounded, balance_cents)
    select 'card:' || id, 'card', 'EUR', true, ${cents}::int from made`.execute(tx)
  })
}

test('more than a tenth of the cards that hold value in one storefront do not lapse at once', async () => {
  await fill({ count: 1_100 })
  await fill({ count: 5_000, state: 'spent', cents: 0 })
  await fill({ count: 5_000, storefront: 'ELSEWHERE' })
  await fill({ count: 130, until: '2020-01-01' })
  await lapseCards(shop.deps)
  const { rows } =
    await sql`select from cards where valid_until = '2020-01-01' and state = 'active'`.execute(db)
  expect(rows).toHaveLength(130)
  expect(shop.alerts).toMatchObject([
    { alert: true, reason: expect.stringContaining('more than 123 of 1230') },
  ])
})

test('a database of one connection is not waited for by what holds it', async () => {
  const embedded = await openTestEmbedded()
  const alone = new OrderShop(embedded)
  await lapseCards(alone.deps)
  expect(alone.alerts).toEqual([])
  alone.close()
  await embedded.close()
})
