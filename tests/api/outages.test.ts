import { sql } from 'kysely'
import { afterAll, afterEach, describe, expect, test } from 'vitest'
import {
  type Answer,
  addPackage,
  detailsInput,
  giftInput,
  openApiShop,
  saveDetails,
  showCart,
} from '#tests/support/api-shop.ts'
import { failingMachine, failWrites, writeAgain } from '#tests/support/failing-writes.ts'

const { browser, shop, database, close } = await openApiShop()
afterAll(close)

/** Whoever changes a basket meets this failure of the database. */
const fail = (code: string) =>
  failWrites(database.db, { writes: 'insert or update on carts', code })
afterEach(() => writeAgain(database.db, 'carts'))

const errorsOf = ({ data }: Answer) => Object.values<{ errors: object[] }>(data)[0]?.errors ?? []

describe('a failure of the database while somebody orders', () => {
  const visitor = browser()
  const input = detailsInput()

  test.each([
    ['a statement that took too long', '57014', 3602],
    ['a lock that took too long', '55P03', 3602],
    ['a transaction that lay idle', '25P03', 3602],
    ['races that were lost too often', '40001', 3602],
    ['deadlocks without an end', '40P01', 3602],
    ['no memory', '53200', 3602],
    ['too many connections', '53300', 3602],
    ['a connection that broke', '08006', 3365],
    ['a server that shuts down', '57P01', 3365],
    ['a server that starts', '57P03', 3365],
    ['a server that only reads', '25006', 3365],
    ['a full disk', '53100', 3365],
    ['a disk that fails', '58030', 3365],
    ['a rule of the tables', '23514', -1],
    ['whatever nobody knows', 'XX000', -1],
  ])('%s is said by its own code, and logged', async (_what, sqlState, code) => {
    await visitor.ask(addPackage, { input: giftInput() })
    const logged = shop.alerts.length
    await fail(sqlState)
    const answer = await visitor.ask(saveDetails, { input })
    expect(answer.status).toBe(200)
    expect(errorsOf(answer)).toMatchObject([{ code }])
    expect(answer.text).not.toContain(failingMachine)
    expect(shop.alerts.slice(logged)).toMatchObject([{ err: { code: sqlState } }])
  })

  test('in the language of whoever asks', async () => {
    await fail('57P01')
    const said = async (language: 'nl' | 'en') =>
      errorsOf(await browser(language).ask(addPackage, { input: giftInput() }))
    expect(await said('nl')).toMatchObject([
      {
        message:
          'We kunnen nu niet bij onze gegevens. Probeer het over een paar tellen nog eens. Een betaling gaat niet verloren.',
      },
    ])
    expect(await said('en')).toMatchObject([
      {
        message:
          'We can’t reach our records just now. Please try again in a few seconds. A payment won’t be lost.',
      },
    ])
  })
})

/** Whoever reads a basket meanwhile meets a server that shuts down. */
async function whileUnreadable<Result>(work: () => Promise<Result>): Promise<Result> {
  const { db } = database
  await sql`create or replace function fail_to_read() returns boolean language plpgsql as $$
    begin raise exception 'no' using errcode = '57P01'; end $$`.execute(db)
  await sql`alter table carts rename to hidden`.execute(db)
  try {
    await sql`create view carts as select * from hidden where fail_to_read()`.execute(db)
    return await work()
  } finally {
    await sql`drop view if exists carts`.execute(db)
    await sql`alter table hidden rename to carts`.execute(db)
  }
}

test('a question about a basket is answered by the same code at the top, under which the log has it', async () => {
  const visitor = browser()
  await visitor.ask(addPackage, { input: giftInput() })
  const logged = shop.alerts.length
  const { data, errors } = await whileUnreadable(() => visitor.ask(showCart))
  expect(data.cartV2).toBeNull()
  const { code, reference } = errors?.[0]?.extensions ?? {}
  expect(code).toBe(3365)
  expect(shop.alerts[logged]).toMatchObject({ reference, err: { code: '57P01' } })
})
