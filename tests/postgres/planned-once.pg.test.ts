import pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import { anyOf } from '#domain/any-of.ts'
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
