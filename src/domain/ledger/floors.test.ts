import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { orderAccount, receivableAccount } from '#domain/ledger/accounts.ts'
import { auditLedger } from '#domain/ledger/audit.ts'
import { balanceOf } from '#domain/ledger/balance.ts'
import { BalanceTooLow, FloorMovedMeanwhile } from '#domain/ledger/errors.ts'
import { floorOf, moveFloor } from '#domain/ledger/floors.ts'
import { post } from '#domain/ledger/post.ts'
import { newId } from '#kernel/ids.ts'
import { openTestDatabase } from '#tests/support/database.ts'

const { db, close } = await openTestDatabase()
afterAll(close)

const newCompany = () => receivableAccount(newId('cmp'), 'EUR')
type Company = ReturnType<typeof newCompany>

const limit = (company: Company, cents: number, seen: number) =>
  db
    .transaction()
    .execute((tx) =>
      moveFloor(tx, { account: company, cents, seen, actor: 'a.bakker', reason: 'Contract' }),
    )

/** Positive cents are owed; negative ones are paid. */
const owe = (company: Company, cents: number) =>
  db.transaction().execute((tx) =>
    post(tx, {
      key: newId('trf'),
      kind: 'settle',
      entries: [
        { account: company, cents: -cents },
        { account: orderAccount('ord_of_companies' as never, 'EUR'), cents },
      ],
    }),
  )

test('a company owes nothing until somebody gives it a limit, and no cent more than that', async () => {
  const company = newCompany()
  await expect(owe(company, 1)).rejects.toBeInstanceOf(BalanceTooLow)
  await limit(company, -100_00, 0)
  await owe(company, 60_00)
  await expect(owe(company, 40_01)).rejects.toBeInstanceOf(BalanceTooLow)
  await owe(company, 40_00)
  expect(await balanceOf(db, company)).toBe(-100_00)
  expect((await auditLedger(db)).findings).toEqual([])
})

test('a limit below the debt stops new debts, and the old one can be paid in parts', async () => {
  const company = newCompany()
  await limit(company, -100_00, 0)
  await owe(company, 90_00)
  await limit(company, -50_00, 1)
  await expect(owe(company, 1)).rejects.toBeInstanceOf(BalanceTooLow)
  await owe(company, -30_00)
  expect(await balanceOf(db, company)).toBe(-60_00)
  await expect(owe(company, 1)).rejects.toBeInstanceOf(BalanceTooLow)
  await owe(company, -20_00)
  await owe(company, 10_00)
  expect(await balanceOf(db, company)).toBe(-50_00)
  expect((await auditLedger(db)).findings).toEqual([])
})

test('two people who set a limit at once do not overwrite each other', async () => {
  const company = newCompany()
  await limit(company, -100_00, 0)
  await expect(limit(company, -500_00, 0)).rejects.toBeInstanceOf(FloorMovedMeanwhile)
  expect(await floorOf(db, company)).toEqual({ cents: -100_00, position: 1 })
})

test('the audit names a floor that its history does not know', async () => {
  const company = newCompany()
  await limit(company, -100_00, 0)
  class Undone extends Error {}
  const attempt = db.transaction().execute(async (tx) => {
    await sql`alter table ledger_accounts disable trigger user`.execute(tx)
    await sql`update ledger_accounts set floor_cents = -90000 where id = ${company.id}`.execute(tx)
    expect((await auditLedger(tx)).findings).toEqual([
      { rule: 'floor equals its history', subject: company.id, cents: -800_00 },
    ])
    throw new Undone()
  })
  await expect(attempt).rejects.toThrow(Undone)
})
