import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { findFaults } from '#domain/audit/find-faults.ts'
import { lockCompany } from '#domain/companies/change-company.ts'
import { CompanyUnknown } from '#domain/companies/errors.ts'
import { receivableAccount, systemAccount } from '#domain/ledger/accounts.ts'
import { auditLedger } from '#domain/ledger/audit.ts'
import { balanceOf } from '#domain/ledger/balance.ts'
import { CreditLimitPassed } from '#domain/receivables/errors.ts'
import { receiveFromCompany, showDebts, writeOffDebt } from '#flows/companies/debts.ts'
import { receiveTransfers } from '#flows/payments/receive-transfers.ts'
import { runJob } from '#jobs/start-workers.ts'
import { euro, sum } from '#kernel/money.ts'
import { OrderShop } from '#tests/support/build-order-shop.ts'
import { byMila, Debtor } from '#tests/support/debtor.ts'
import { eventually } from '#tests/support/eventually.ts'
import { openTestPostgres } from '#tests/support/postgres.ts'

const database = await openTestPostgres(40)
const shop = new OrderShop(database)
const { db } = shop.deps
afterAll(async () => {
  shop.close()
  await database.close()
})

async function expectRightBooks(): Promise<void> {
  await shop.runJobs()
  await runJob(shop.deps, 'make-documents', {})
  expect(await findFaults(db)).toEqual([])
  expect((await auditLedger(db)).findings).toEqual([])
}

const repeat = <Result>(count: number, run: (index: number) => Promise<Result>) =>
  Promise.allSettled(Array.from({ length: count }, (_, index) => run(index)))

test('of 50 parallel orders as many are made as the limit has room for', async () => {
  const debtor = await Debtor.open(shop, 1_000_00)
  const baskets: string[] = []
  for (let count = 0; count < 50; count += 1) baskets.push(await debtor.fill())
  const each = await shop.totalOf(baskets[0] ?? '')
  const outcomes = await repeat(50, (index) => debtor.order(baskets[index] ?? ''))
  const refused = outcomes.filter((outcome) => outcome.status === 'rejected')
  expect(50 - refused.length).toBe(Math.floor(1_000_00 / each))
  for (const { reason } of refused) expect(reason).toBeInstanceOf(CreditLimitPassed)
  const debts = await showDebts(shop.deps, debtor.companyId)
  const account = receivableAccount(debtor.companyId, 'EUR')
  expect(await balanceOf(db, account)).toBe(-sum(debts.map(({ amountCents }) => amountCents)))
  await expectRightBooks()
}, 120_000)

test('one basket that is ordered by ten presses at once is one order and one debt', async () => {
  const debtor = await Debtor.open(shop, 1_000_00)
  const basket = await debtor.fill()
  const outcomes = await repeat(10, () => debtor.order(basket))
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await showDebts(shop.deps, debtor.companyId)).toHaveLength(1)
  await expectRightBooks()
}, 60_000)

test('whoever is taken out of the company at that moment orders nothing more', async () => {
  const debtor = await Debtor.open(shop, 1_000_00)
  const { companyId } = debtor
  const basket = await debtor.fill()
  let outcome: Promise<unknown> | undefined
  await db.transaction().execute(async (tx) => {
    await lockCompany(tx, companyId)
    outcome = debtor.order(basket).catch((error: unknown) => error)
    await eventually('that the order waits for the company', async () => {
      const { rows } = await sql`
        select from pg_stat_activity where wait_event_type = 'Lock'
          and datname = current_database()`.execute(db)
      return rows.length > 0 ? true : undefined
    })
    await tx.deleteFrom('company_members').where('company_id', '=', companyId).execute()
  })
  expect(await outcome).toBeInstanceOf(CompanyUnknown)
  expect(await showDebts(shop.deps, companyId)).toEqual([])
  await expectRightBooks()
}, 60_000)

test('money, a debt that is given up and new orders at once lose no cent', async () => {
  const debtor = await Debtor.open(shop, 1_000_00)
  const { companyId } = debtor
  for (let count = 0; count < 4; count += 1) await debtor.order(await debtor.fill())
  const [debt] = await showDebts(shop.deps, companyId)
  const baskets: string[] = []
  for (let count = 0; count < 4; count += 1) baskets.push(await debtor.fill())
  await Promise.all([
    ...baskets.map((basket) => debtor.order(basket)),
    writeOffDebt(shop.deps, { orderNumber: debt?.orderNumber ?? '', ...byMila }),
    repeat(8, (index) =>
      receiveFromCompany(shop.deps, {
        companyId,
        amount: euro(10_01 + index),
        // Each comes twice.
        reference: `NL${companyId}${index % 4}`,
        orderNumber: undefined,
        ...byMila,
      }),
    ),
  ])
  const debts = await showDebts(shop.deps, companyId)
  const open = sum(debts.map(({ open: { cents } }) => cents))
  expect(await balanceOf(db, receivableAccount(companyId, 'EUR'))).toBe(-open)
  await expectRightBooks()
}, 60_000)

test('money that people and files tell at the same moment is booked once', async () => {
  const debtor = await Debtor.open(shop, 1_000_00)
  const { companyId } = debtor
  await debtor.order(await debtor.fill())
  const amount = euro(20_00)
  const reference = `B${companyId}`
  const entry = { reference, amount, bookedOn: '2026-12-01', text: 'factuur van vorige maand' }
  const byHand = { companyId, amount, reference, orderNumber: undefined, ...byMila }
  const told = await repeat(12, async (index): Promise<unknown> => {
    if (index % 2 === 0) return await receiveFromCompany(shop.deps, byHand)
    const { newCount } = await receiveTransfers(shop.deps, { entries: [entry] })
    if (newCount === 0) throw new Error('It was told before.')
    return undefined
  })
  expect(told.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  await shop.runJobs()
  const bank = await balanceOf(db, systemAccount('bank', 'EUR'))
  await receiveTransfers(shop.deps, { entries: [entry] })
  await shop.runJobs()
  expect(await balanceOf(db, systemAccount('bank', 'EUR'))).toBe(bank)
  await expectRightBooks()
}, 60_000)

test('rows of debts are changed by nobody, and allocated within their bounds', async () => {
  const debtor = await Debtor.open(shop, 1_000_00)
  const { companyId } = debtor
  await debtor.order(await debtor.fill())
  await receiveFromCompany(shop.deps, {
    companyId,
    amount: euro(5_00),
    reference: undefined,
    orderNumber: undefined,
    ...byMila,
  })
  const attempts: readonly [attack: string, rule: string][] = [
    ['update receivables set amount_cents = 1', 'receivables_are_append_only'],
    ['update receivables set allocated_cents = amount_cents', 'receivables_are_append_only'],
    ['delete from receivables', 'receivables_are_append_only'],
    ['update receivable_moves set amount_cents = 1', 'receivables_are_append_only'],
    ['delete from allocations', 'receivables_are_append_only'],
    [
      `insert into allocations select 'alc_x', id, null, (select id from receivables where company_id = '${companyId}'),
        null, 1, now() from receivable_moves where company_id = '${companyId}'`,
      'allocation_within_its_source',
    ],
  ]
  for (const [attack, rule] of attempts)
    await expect(sql.raw(attack).execute(db), attack).rejects.toMatchObject({ constraint: rule })
  await expectRightBooks()
})
