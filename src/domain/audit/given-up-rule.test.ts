import { afterAll, expect, test } from 'vitest'
import { listReceivables } from '#domain/receivables/find-receivables.ts'
import { writeOffDebt } from '#flows/companies/debts.ts'
import { refundCardsByHand } from '#flows/refunds/refund-by-hand.ts'
import { runJob } from '#jobs/start-workers.ts'
import { OrderShop } from '#tests/support/build-order-shop.ts'
import { openTestDatabase } from '#tests/support/database.ts'
import { byMila, Debtor } from '#tests/support/debtor.ts'
import { expectNamed, move, type Planted, run } from '#tests/support/planted-faults.ts'

const database = await openTestDatabase()
const shop = new OrderShop(database)
const { db } = shop.deps
afterAll(async () => {
  shop.close()
  await database.close()
})

const book = { productId: 'boekenbon', amountCents: 25_00 }
const debtor = await Debtor.open(shop, 1_000_00)
await debtor.order(await debtor.fill([book, book]))
await shop.runJobs()
const [debt = expect.fail()] = await listReceivables(db, debtor.companyId)
const { orderId, orderNumber } = debt
await writeOffDebt(shop.deps, { orderNumber, ...byMila })
const { id } = await db
  .selectFrom('card_units')
  .select('id')
  .where('order_id', '=', orderId)
  .limit(1)
  .executeTakeFirstOrThrow()
await refundCardsByHand(shop.deps, { ...byMila, orderId, unitIds: [id] })
await shop.runJobs()
await runJob(shop.deps, 'make-documents', {})

const owed = 'no more is given up than was owed'
const causes = 'transfer moves what its cause allows'

const planted: readonly Planted[] = [
  [
    'more VAT of a debt that is given up than its documents say',
    run('update receivable_moves set vat_cents = vat_cents + 1'),
    owed,
    orderId,
  ],
  [
    'more of such a debt that came back than was given up',
    run('update refunds set covered_cents = covered_cents + 10000'),
    owed,
    orderId,
  ],
  [
    'what came back of such a debt, and is not booked',
    run('update refunds set covered_cents = covered_cents - 1'),
    owed,
    orderId,
  ],
  [
    'VAT of such a debt that is owed again, and is not booked',
    run('update refunds set covered_vat_cents = covered_vat_cents - 1'),
    causes,
    'bad-debt-back:',
  ],
  [
    'a debt that comes back for no refund',
    (tx) => move(tx, 'bad-debt-back:rfd_none', [`order:${orderId}`, 1], ['system:badDebt:EUR', -1]),
    causes,
    'bad-debt-back:rfd_none',
  ],
]

test('each fault of a debt that is given up is named by its rule', async () => {
  await expectNamed(shop.deps, planted)
})
