import { sql } from 'kysely'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { NotLoggedIn } from '#domain/accounts/errors.ts'
import type { OneStatement } from '#domain/db.ts'
import { newId } from '#kernel/ids.ts'
import { openTestDatabase } from '#tests/support/database.ts'
import { inOneStatement, transact } from './transact.ts'

const database = await openTestDatabase()
const { db } = database
afterAll(() => database.close())

const queue = {
  send: async () => {},
  sending: <Given>(tx: Given) => tx,
  sendMissing: async () => 0,
  committed: () => {},
}

/** A statement that the database breaks off so often, as it does with one of two that wait for each other. */
const loses = async (times: number, code = '40P01') => {
  await sql`drop sequence if exists tries`.execute(db)
  await sql`create sequence tries`.execute(db)
  await sql
    .raw(
      `create or replace function lose() returns bigint language plpgsql as $$
        declare tried bigint := nextval('tries');
        begin
          if tried <= ${times} then raise exception 'lost' using errcode = '${code}'; end if;
          return tried;
        end $$`,
    )
    .execute(db)
}

beforeEach(() => loses(0))

const lose = (one: OneStatement) => sql`select lose()`.execute(one)

const ways = [
  ['a transaction', () => transact({ db, queue }, lose)],
  ['a statement by itself', () => inOneStatement({ db }, lose)],
] as const

test.each(ways)('%s that lost a race is done again, a few times', async (_what, by) => {
  for (const code of ['40P01', '40001']) {
    await loses(3, code)
    await expect(by()).resolves.toMatchObject({ rows: [{ lose: 4 }] })
    await loses(4, code)
    await expect(by()).rejects.toMatchObject({ code })
  }
})

test.each(ways)('%s that failed by itself is not done again', async (_what, by) => {
  await loses(1, '23514')
  await expect(by()).rejects.toMatchObject({ code: '23514' })
})

test.each([
  ['a transaction', (run: (one: OneStatement) => Promise<unknown>) => transact({ db, queue }, run)],
  [
    'a statement by itself',
    (run: (one: OneStatement) => Promise<unknown>) => inOneStatement({ db }, run),
  ],
] as const)(
  '%s for an account that ended meanwhile is one of nobody who is logged in',
  async (_what, by) => {
    const ofNobody = (one: OneStatement) =>
      one
        .insertInto('account_sessions')
        .values({
          key: 'k',
          account_id: newId('acc'),
          created_at: new Date(),
          last_used_at: new Date(),
        })
        .execute()
    await expect(by(ofNobody)).rejects.toThrow(NotLoggedIn)
  },
)
