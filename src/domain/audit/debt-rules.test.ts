import { afterAll, test } from 'vitest'
import { receiveFromCompany } from '#flows/companies/debts.ts'
import { euro } from '#kernel/money.ts'
import { OrderShop } from '#tests/support/build-order-shop.ts'
import { openTestDatabase } from '#tests/support/database.ts'
import { byMila, Debtor } from '#tests/support/debtor.ts'
import { expectNamed, move, type Planted, run } from '#tests/support/planted-faults.ts'

const database = await openTestDatabase()
const shop = new OrderShop(database)
afterAll(async () => {
  shop.close()
  await database.close()
})
const debtor = await Debtor.open(shop, 1_000_00)
await debtor.order(await debtor.fill())
const other = await Debtor.open(shop, 1_000_00)
await other.order(await other.fill())
const { companyId } = debtor
await receiveFromCompany(shop.deps, {
  companyId,
  amount: euro(10_00),
  reference: undefined,
  orderNumber: undefined,
  ...byMila,
})
await shop.runJobs()

const sums = 'company owes what its receivables say'
const causes = 'transfer moves what its cause allows'
const payers = 'receivable is paid by its own company'

const planted: readonly Planted[] = [
  [
    'a debt that is greater than its order',
    run(`update receivables set amount_cents = amount_cents + 1 where company_id = '${companyId}'`),
    causes,
    companyId,
  ],
  [
    'a debt that nobody owes',
    run(
      `update receivables set company_id = '${other.companyId}' where company_id = '${companyId}'`,
    ),
    sums,
    companyId,
  ],
  [
    'a debt that became less by itself',
    (tx) => move(tx, 'favour:z', ['system:bank:EUR', -5_00], [`receivable:${companyId}:EUR`, 5_00]),
    sums,
    companyId,
  ],
  [
    'money of a company that came twice',
    run(`insert into receivable_moves select 'rmv_twice', company_id, kind, currency, amount_cents, 0,
      null, moved_at, actor, reason from receivable_moves`),
    sums,
    'rmv_twice',
  ],
  [
    'a receivable that says more than its allocations',
    run(
      `update receivables set allocated_cents = allocated_cents + 1 where company_id = '${companyId}'`,
    ),
    payers,
    '10.01',
  ],
  [
    'money that pays the debt of another company',
    run(`update receivable_moves set company_id = '${other.companyId}'`),
    payers,
    other.companyId,
  ],
  [
    'money that pays more than it is',
    run(`insert into allocations select 'alc_more', move_id, null, receivable_id, null, 1, allocated_at
      from allocations`),
    payers,
    '10.01',
  ],
  [
    'a credit that was paid back and is none',
    run(
      `insert into receivable_moves values ('rmv_back', '${companyId}', 'payBack', 'EUR', 100, 0, null, now(), 'a', 'b')`,
    ),
    payers,
    'rmv_back',
  ],
]

test('each fault of a debt is named by its rule', async () => {
  await expectNamed(shop.deps, planted)
})
