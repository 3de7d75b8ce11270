import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { createLogger } from '#platform/logger/create-logger.ts'
import { openTestDatabase } from '#tests/support/database.ts'

const database = await openTestDatabase()
afterAll(() => database.close())

let written = ''
const log = createLogger('info', {
  write: (line) => {
    written += line
  },
})

test('an error of the database is told without the values that it was about', async () => {
  const insert = sql`insert into refunds (id, cause) values ('rfd', ${'sanne@voorbeeld.example'})`
  const error = await insert.execute(database.db).catch((caught: unknown) => caught)
  log.error({ err: error }, 'It failed.')
  expect(written).toContain('null value in column')
  expect(written).not.toContain('sanne@voorbeeld.example')
})

test('what is called like a secret is hidden, wherever it stands', () => {
  log.info({ card: { number: '6064' }, shopper: { email: 'sanne@' }, a: { b: { pin: '12' } } }, '')
  expect(written).not.toMatch(/6064|sanne@|"12"/)
})

test('an error of the driver does not bring its whole connection along', () => {
  const error = Object.assign(new Error('terminating connection'), { client: { host: 'db-7' } })
  log.error({ err: error }, 'It failed.')
  expect(written).toContain('terminating connection')
  expect(written).not.toContain('db-7')
})
