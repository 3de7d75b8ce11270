import pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import { anyOf, byId } from '#domain/any-of.ts'
import type { OrderId } from '#kernel/ids.ts'
import { openTestPostgres } from '#tests/support/postgres.ts'

const database = await openTestPostgres(1)
const client = new pg.Client({ connectionString: database.url })
await client.connect()
afterAll(async () => {
  await client.end()
  await database.close()
})

const ordersOf = (...ids: OrderId[]) =>
  database.db.selectFrom('orders').select('id').where('id', '=', anyOf(ids)).compile()

test('a list is one text, and planned for good after its fifth run, however long it is each time', async () => {
  const { sql } = ordersOf('ord_1')
  for (let length = 1; length <= 12; length += 1) {
    const asked = ordersOf(...Array.from({ length }, (_, at): OrderId => `ord_${at}`))
    expect(asked.sql).toBe(sql)
    await client.query({ name: 'of a list', text: asked.sql, values: [...asked.parameters] })
  }
  const { rows } = await client.query(
    `select custom_plans::int as custom, generic_plans::int as generic from pg_prepared_statements
    where name = 'of a list'`,
  )
  expect(rows).toEqual([{ custom: 5, generic: 7 }])
})

test('rows that are named are found by their names, however few the table says are waiting', async () => {
  const named = database.db
    .selectFrom('orders')
    .select(['id', 'settled_at', 'confirmation_sent_at'])
    .where('id', '=', anyOf<OrderId>(['ord_1', 'ord_2']))
  const due = database.db
    .selectFrom(byId(named).as('orders'))
    .select('id')
    .where('settled_at', 'is not', null)
    .where('confirmation_sent_at', 'is', null)
    .compile()
  await client.query('set enable_seqscan = off')
  const { rows } = await client.query({
    text: `explain ${due.sql}`,
    values: [...due.parameters],
    rowMode: 'array',
  })
  const plan = rows.flat().join('\n')
  expect(plan).toContain('orders_pkey')
  expect(plan).not.toContain('orders_without_confirmation')
})
