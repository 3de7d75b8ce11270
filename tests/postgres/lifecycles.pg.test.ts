import { sql } from 'kysely'
import { afterAll, describe, expect, test } from 'vitest'
import { cardLifecycle } from '#domain/cards/card-states.ts'
import { caseLifecycle } from '#domain/cases/case-kinds.ts'
import { deliveryLifecycle } from '#domain/deliveries/delivery-states.ts'
import { holdLifecycle } from '#domain/holds/hold.ts'
import { canBecome, type Lifecycle } from '#domain/lifecycle.ts'
import { orderLifecycle } from '#domain/orders/order-states.ts'
import { shipmentLifecycle } from '#domain/orders/shipment-states.ts'
import { unitLifecycle } from '#domain/orders/unit-states.ts'
import { paymentLifecycle } from '#domain/payments/payment-states.ts'
import { refundLifecycle } from '#domain/payments/refund-states.ts'
import { withdrawalLifecycle } from '#domain/withdrawals/withdrawal-states.ts'
import { openTestPostgres } from '#tests/support/postgres.ts'

const database = await openTestPostgres(2)
const { db } = database
afterAll(() => database.close())

const lifecycles: readonly (readonly [table: string, trigger: string, Lifecycle<string>])[] = [
  ['orders', 'order_moves', orderLifecycle],
  ['order_shipments', 'shipment_moves', shipmentLifecycle],
  ['payments', 'payment_moves', paymentLifecycle],
  ['refunds', 'refund_moves', refundLifecycle],
  ['card_units', 'unit_moves', unitLifecycle],
  ['deliveries', 'delivery_moves', deliveryLifecycle],
  ['cards', 'card_moves', cardLifecycle],
  ['cases', 'case_moves', caseLifecycle],
  ['holds', 'hold_moves', holdLifecycle],
  ['withdrawals', 'withdrawal_moves', withdrawalLifecycle],
]

/** Tries the step on a table that has nothing of the real one but its guard: no other rule can be what refuses it. */
async function isAllowed(trigger: string, [from, to]: readonly [string, string]): Promise<boolean> {
  const { rows } = await sql<{ definition: string }>`
    select pg_get_triggerdef(oid) as definition from pg_trigger where tgname = ${trigger}
  `.execute(db)
  const definition = rows[0]?.definition.replace(/ ON \S+ /, ' ON pg_temp.guarded ') ?? ''
  return db.connection().execute(async (one) => {
    await sql`create temporary table guarded (id text, state text)`.execute(one)
    try {
      await sql`insert into guarded values ('x', ${from})`.execute(one)
      await sql.raw(definition).execute(one)
      await sql`update guarded set state = ${to}`.execute(one)
      return true
    } catch (error) {
      if ((error as { constraint?: string }).constraint === 'state_moves_along_its_lifecycle')
        return false
      throw error
    } finally {
      await sql`drop table guarded`.execute(one)
    }
  })
}

describe('the database lets a state move along its lifecycle only', () => {
  test('of every table that has such a guard', async () => {
    const { rows } = await sql<{ table: string }>`
      select tgrelid::regclass::text as "table" from pg_trigger
      where not tgisinternal and tgname like '%\\_moves' order by 1`.execute(db)
    const listed = lifecycles.map(([table]) => table).toSorted()
    expect(rows.map(({ table }) => table)).toEqual(listed)
  })

  test.each(lifecycles)(
    '%s: every pair, as the code has it',
    async (_table, trigger, lifecycle) => {
      const states = Object.keys(lifecycle)
      for (const from of states) {
        for (const to of states.filter((state) => state !== from)) {
          const allowed = await isAllowed(trigger, [from, to])
          expect(`${from}→${to} ${allowed}`).toBe(`${from}→${to} ${canBecome(lifecycle, from, to)}`)
        }
      }
    },
  )

  test.each(lifecycles)(
    '%s: the code knows every state that the table takes',
    async (table, _trigger, lifecycle) => {
      const { rows } = await sql<{ definition: string }>`
      select pg_get_constraintdef(oid) as definition from pg_constraint
      where conrelid = ${table}::regclass and conname like '%state_is_known'
    `.execute(db)
      const known = [...(rows[0]?.definition ?? '').matchAll(/'(\w+)'/g)].map(([, state]) => state)
      expect(known.toSorted()).toEqual(Object.keys(lifecycle).toSorted())
    },
  )
})

test('history is appended, and never changed', async () => {
  await sql`insert into history (subject, event) values ('case', 'told')`.execute(db)
  for (const change of [
    sql`update history set event = 'untold'`,
    sql`delete from history`,
    sql`truncate history`,
  ])
    await expect(change.execute(db)).rejects.toMatchObject({ constraint: 'history_is_append_only' })
})
