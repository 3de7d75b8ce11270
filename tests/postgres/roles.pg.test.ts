import { afterAll, expect, inject, test } from 'vitest'
import { openDatabase } from '#platform/database/open-database.ts'
import { administer, makeDatabase } from '#tests/support/make-database.ts'
import { makeRole } from '#tests/support/postgres.ts'
import { commandShop, discardFolder, launchShop, runShop } from '#tests/support/running-shop.ts'
import { Visitor } from '#tests/support/visitor.ts'

const owner = await makeDatabase(inject('postgresUrl'))
const runtime = await makeRole(owner.url)
afterAll(async () => {
  await runtime.drop()
  await owner.drop()
})

const environment = { DATABASE_URL: runtime.url }

async function countMarks(): Promise<number> {
  const { db, close } = await openDatabase({ url: owner.url, poolSize: 1 })
  const marks = await db.selectFrom('ledger_audits').selectAll().execute()
  await close()
  return marks.length
}

test('a role that owns nothing does not start on tables of another release, and says what to do', async () => {
  const shop = launchShop({ environment })
  expect(await shop.ended, shop.output()).toBe(1)
  expect(shop.output().trim()).toMatch(
    /^The database lacks 0001-catalogue, .+, and this role may not change its tables: run "npm run shop -- migrate" with DATABASE_OWNER_URL\.$/,
  )
  discardFolder(shop.dataFolder)
})

test('the owner migrates, and the role then runs the shop', async () => {
  const migrated = await commandShop(['migrate'], {
    ...environment,
    DATABASE_OWNER_URL: owner.url,
  })
  expect(migrated).toEqual({
    code: 0,
    output: `The database is migrated, and ${runtime.role} may do what a running shop does.\n`,
  })
  const shop = await runShop({ environment })
  expect((await fetch(`${shop.url}/ready`)).status).toBe(200)
  const visitor = new Visitor(shop.url, 'nl')
  await visitor.addCard({ productId: 'aan-tafel-dinerbon', amountCents: 2500, quantity: 1 })
  await shop.stop()
  expect(shop.output()).not.toContain('may do more')
  expect(await commandShop(['audit-ledger'], environment)).toMatchObject({ code: 0 })
  expect(await countMarks()).toBe(0)
  const asOwner = { ...environment, DATABASE_OWNER_URL: owner.url }
  expect(await commandShop(['audit-ledger'], asOwner)).toMatchObject({ code: 0 })
  expect(await countMarks()).toBe(1)
  expect(await commandShop(['audit-ledger'], asOwner)).toMatchObject({
    code: 0,
    output: expect.stringContaining('What moved since'),
  })
  discardFolder(shop.dataFolder)
})

test('a command that may not do its work says so and ends', async () => {
  const reader = await makeRole(owner.url)
  for (const schema of ['public', 'pgboss'])
    await administer(
      owner.url,
      `grant usage on schema ${schema} to ${reader.role}; grant select on all tables in schema ${schema} to ${reader.role}`,
    )
  const command = ['clock', 'forward', '1', 'hour']
  expect(await commandShop(command, { DATABASE_URL: reader.url })).toMatchObject({ code: 1 })
  await reader.drop()
})
