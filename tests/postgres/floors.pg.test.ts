import { afterAll, expect, test } from 'vitest'
import { orderAccount, receivableAccount } from '#domain/ledger/accounts.ts'
import { auditLedger } from '#domain/ledger/audit.ts'
import { balanceOf } from '#domain/ledger/balance.ts'
import { BalanceTooLow, FloorMovedMeanwhile } from '#domain/ledger/errors.ts'
import { floorOf, moveFloor } from '#domain/ledger/floors.ts'
import { post } from '#domain/ledger/post.ts'
import { newId } from '#kernel/ids.ts'
import { openTestPostgres } from '#tests/support/postgres.ts'

const { db, close } = await openTestPostgres(40)
afterAll(close)

const company = receivableAccount(newId('cmp'), 'EUR')

const limit = (cents: number, seen: number) =>
  db
    .transaction()
    .execute((tx) =>
      moveFloor(tx, { account: company, cents, seen, actor: 'a.bakker', reason: 'Contract' }),
    )

const orderFor = (cents: number) =>
  db.transaction().execute((tx) =>
    post(tx, {
      key: newId('trf'),
      kind: 'settle',
      entries: [
        { account: company, cents: -cents },
        { account: orderAccount(newId('ord'), 'EUR'), cents },
      ],
    }),
  )

const parallel = (count: number, run: (index: number) => Promise<unknown>) =>
  Promise.allSettled(Array.from({ length: count }, (_, index) => run(index)))

test('of 50 parallel orders of €30 with a limit of €1,000 exactly 33 succeed', async () => {
  await limit(-1000_00, 0)
  const outcomes = await parallel(50, () => orderFor(30_00))
  const refused = outcomes.filter((outcome) => outcome.status === 'rejected')
  expect(outcomes.length - refused.length).toBe(33)
  for (const { reason } of refused) expect(reason).toBeInstanceOf(BalanceTooLow)
  expect(await balanceOf(db, company)).toBe(-990_00)
})

test('of 20 people who set a limit at once one does, and the others are told', async () => {
  const outcomes = await parallel(20, (index) => limit(-(index + 1) * 100_00, 1))
  const refused = outcomes.filter((outcome) => outcome.status === 'rejected')
  expect(refused).toHaveLength(19)
  for (const { reason } of refused) expect(reason).toBeInstanceOf(FloorMovedMeanwhile)
  expect((await floorOf(db, company)).position).toBe(2)
})

test('orders beside a limit that falls never owe more than the highest limit', async () => {
  const before = await balanceOf(db, company)
  const outcomes = await parallel(30, (index) =>
    index === 15 ? limit(-500_00, 2) : orderFor(1_00),
  )
  const ordered = outcomes.filter((outcome) => outcome.status === 'fulfilled').length - 1
  expect(await balanceOf(db, company)).toBe(before - ordered * 1_00)
  await expect(orderFor(1)).rejects.toBeInstanceOf(BalanceTooLow)
  expect((await auditLedger(db)).findings).toEqual([])
})
