import { afterAll, expect, test } from 'vitest'
import { newId } from '#kernel/ids.ts'
import { OrderShop } from '#tests/support/build-order-shop.ts'
import { commandContext } from '#tests/support/command-context.ts'
import { openTestDatabase } from '#tests/support/database.ts'
import { runCommand } from './commands.ts'

const database = await openTestDatabase()
const shop = new OrderShop(database)
afterAll(async () => {
  shop.close()
  await database.close()
})

async function run(line: string) {
  const { db, clock, queue } = shop.deps
  const openQueue = async () => ({ ...queue, listDeadLetters: async () => [] })
  const { lines, exitCode } = await runCommand(
    { ...commandContext({ db, clock }), openQueue },
    line.split(' '),
  )
  return { text: lines.join('\n'), exitCode }
}

async function openCompany(name: string) {
  const id = newId('cmp')
  await database.db
    .insertInto('companies')
    .values({
      id,
      storefront: shop.deps.storefront.key,
      name,
      kvk_number: '12345678',
      address: '{}',
      invoice_emails: '[]',
      created_at: shop.now,
    })
    .execute()
  return id
}

test('a limit is set, told and lowered, each time with its name and reason', async () => {
  const company = await openCompany('Bakkerij Bol')
  expect(await run('companies find bol')).toEqual({
    text: `${company}: Bakkerij Bol, KVK 12345678, no credit, owes 0.00 EUR`,
    exitCode: 0,
  })
  const signed = '--by Mila --because a contract'
  await run(`companies limit ${company} --amount 500.00 ${signed}`)
  expect(await run(`companies limit ${company} --amount 250.00 ${signed}`)).toEqual({
    text: `${company}: Bakkerij Bol, KVK 12345678, may owe 250.00 EUR, owes 0.00 EUR`,
    exitCode: 0,
  })
  expect((await run('companies find 12345678')).text).toContain('may owe 250.00 EUR')
  const floors = await database.db
    .selectFrom('ledger_floors')
    .select(['position', 'floor_cents', 'actor', 'reason'])
    .orderBy('position')
    .execute()
  const actor = { actor: 'Mila', reason: 'a contract' }
  expect(floors).toEqual([
    { position: 1, floor_cents: -500_00, ...actor },
    { position: 2, floor_cents: -250_00, ...actor },
  ])
})

test('money that paid nothing yet is told, until it is paid back', async () => {
  const company = await openCompany('Slagerij Sien')
  const signed = '--by Mila --because paid twice'
  await run(`companies receive ${company} --amount 5.00 ${signed}`)
  expect(await run('companies find sien')).toEqual({
    text: `${company}: Slagerij Sien, KVK 12345678, no credit, owes 0.00 EUR, 5.00 EUR to its good`,
    exitCode: 0,
  })
  await run(`companies pay-back ${company} --amount 5.00 ${signed}`)
  expect((await run('companies find sien')).text).not.toContain('to its good')
})

test('a company that is not there, and an amount that is none, set nothing', async () => {
  const signed = '--by Mila --because why'
  const unknown = newId('cmp')
  expect(await run(`companies limit ${unknown} --amount 5.00 ${signed}`)).toEqual({
    text: `There is no company ${unknown}.`,
    exitCode: 1,
  })
  const company = await openCompany('Timmer Tom')
  expect((await run(`companies limit ${company} --amount veel ${signed}`)).exitCode).toBe(2)
  expect((await run('companies find niemand')).text).toBe('No company has that name or number.')
})
