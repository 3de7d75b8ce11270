import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { claimSecretAttempt } from '#domain/secret-attempts/claim-secret-attempt.ts'
import { countSecretAttempt } from '#flows/abuse/count-secret-attempt.ts'
import { OrderShop } from '#tests/support/build-order-shop.ts'
import { openTestPostgres } from '#tests/support/postgres.ts'

const database = await openTestPostgres(20)
const shop = new OrderShop(database)
afterAll(async () => {
  shop.close()
  await database.close()
})

const { secretAttemptKeys } = shop.deps

/** The number of attempts, all sent at the same moment, that are let through. */
async function passed(count: number, keysOf: (index: number) => readonly [string, string]) {
  const outcomes = await Promise.allSettled(
    Array.from({ length: count }, (_, index) => {
      const [number, source] = keysOf(index)
      return countSecretAttempt(shop.deps, [
        secretAttemptKeys.of('cardNumber', number),
        secretAttemptKeys.of('cardSource', source),
      ])
    }),
  )
  const refused = outcomes.filter((outcome) => outcome.status === 'rejected')
  for (const { reason } of refused) expect(reason).toMatchObject({ code: 3601 })
  return count - refused.length
}

test('of 50 guesses at one number at the same moment exactly the free five get through', async () => {
  expect(await passed(50, () => ['one number', 'one source'])).toBe(5)
  shop.later(30_000)
  expect(await passed(50, () => ['one number', 'one source'])).toBe(1)
})

test('so it is from 50 sources', async () => {
  expect(await passed(50, (index) => ['another number', `source ${index}`])).toBe(5)
})

test('one source gets at 50 numbers at the same moment exactly its free twenty', async () => {
  expect(await passed(50, (index) => [`number ${index}`, 'a busy source'])).toBe(20)
})

test('guesses at few numbers from few sources, crosswise, wait for each other without a deadlock', async () => {
  const through = await passed(200, (index) => [`crossed ${index % 7}`, `across ${index % 5}`])
  expect(through).toBeLessThanOrEqual(35)
  expect(through).toBeGreaterThanOrEqual(20)
})

test('a count that goes with what is written next does not wait for the disk; another does, and so does all that comes after', async () => {
  const keys = [secretAttemptKeys.of('cardPaymentSource', 'a source')]
  const said = async (by: typeof database.db) => {
    const { rows } = await sql<{ waits: string }>`
      select current_setting('synchronous_commit') as waits`.execute(by)
    return rows[0]?.waits
  }
  const counted = (commitAsync: boolean) =>
    database.db.connection().execute(async (connection) => {
      await sql`set synchronous_commit = 'local'`.execute(connection)
      const during = await connection.transaction().execute(async (tx) => {
        await claimSecretAttempt(tx, { keys, now: shop.now, commitAsync })
        return said(tx)
      })
      const afterwards = await said(connection)
      await sql`reset synchronous_commit`.execute(connection)
      return { during, afterwards }
    })
  expect(await counted(true)).toEqual({ during: 'off', afterwards: 'local' })
  expect(await counted(false)).toEqual({ during: 'local', afterwards: 'local' })
})
