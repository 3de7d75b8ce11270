import { afterAll, beforeEach, expect, test } from 'vitest'
import { findFaults } from '#domain/audit/find-faults.ts'
import { receiveFromCompany, showDebts, writeOffDebt } from '#flows/companies/debts.ts'
import { blockCardsOfDebt, unblockCardsOfDebt } from '#flows/orders/block-debt-cards.ts'
import { runJob } from '#jobs/start-workers.ts'
import { dayMs } from '#kernel/day-ms.ts'
import { euro } from '#kernel/money.ts'
import { OrderShop } from '#tests/support/build-order-shop.ts'
import { openTestDatabase } from '#tests/support/database.ts'
import { byMila, Debtor } from '#tests/support/debtor.ts'

const database = await openTestDatabase()
const { db } = database
let shop = new OrderShop(database)
beforeEach(() => {
  shop.close()
  shop = new OrderShop(database)
})
afterAll(async () => {
  shop.close()
  await database.close()
})

/** An order on account whose invoice is overdue since yesterday. */
async function overdue() {
  const debtor = await Debtor.open(shop, 500_00)
  const uuid = await debtor.order(await debtor.fill())
  await shop.runJobs()
  await runJob(shop.deps, 'make-documents', {})
  await shop.runJobs()
  const debtNow = async () => {
    const [debt] = await showDebts(shop.deps, debtor.companyId)
    if (debt === undefined) throw new Error('The order is owed.')
    return debt
  }
  const { dueAt, orderNumber, orderId, open } = await debtNow()
  shop.later(dueAt.getTime() + dayMs - shop.now.getTime())
  const pay = (cents: number) =>
    receiveFromCompany(shop.deps, {
      companyId: debtor.companyId,
      amount: euro(cents),
      reference: undefined,
      orderNumber,
      ...byMila,
    })
  const state = async () => {
    const order = await db
      .selectFrom('orders')
      .select('state')
      .where('id', '=', orderId)
      .executeTakeFirstOrThrow()
    const cards = await db
      .selectFrom('cards')
      .innerJoin('card_units', 'card_units.id', 'order_unit_id')
      .select('cards.state')
      .where('order_id', '=', orderId)
      .execute()
    return [order.state, ...cards.map((card) => card.state)]
  }
  return { asked: { orderNumber, ...byMila }, uuid, open, pay, state, debtNow }
}

async function expectRightBooks() {
  await shop.runJobs()
  expect(await findFaults(db)).toEqual([])
}

test('cards of an overdue invoice are frozen, and good again once it is paid whole', async () => {
  const { asked, open, pay, state, debtNow } = await overdue()
  await blockCardsOfDebt(shop.deps, asked)
  expect(await state()).toEqual(['halted', 'frozen'])
  expect((await debtNow()).cardsBlockedAt).toEqual(shop.now)
  await expectRightBooks()
  await pay(10_00)
  await shop.runJobs()
  expect(await state()).toEqual(['halted', 'frozen'])
  await pay(open.cents - 10_00)
  await shop.runJobs()
  expect(await state()).toEqual(['completed', 'active'])
  expect((await debtNow()).cardsBlockedAt).toBeNull()
  await expectRightBooks()
})

test('an operator lets them go on before', async () => {
  const { asked, state } = await overdue()
  await blockCardsOfDebt(shop.deps, asked)
  await expect(blockCardsOfDebt(shop.deps, asked)).rejects.toMatchObject({
    refusal: 'debtCardsGone',
  })
  await unblockCardsOfDebt(shop.deps, asked)
  expect(await state()).toEqual(['completed', 'active'])
  await expect(unblockCardsOfDebt(shop.deps, asked)).rejects.toMatchObject({
    refusal: 'debtCardsGood',
  })
  await expectRightBooks()
})

test('those of a debt that is given up stay blocked', async () => {
  const { asked, state } = await overdue()
  await blockCardsOfDebt(shop.deps, asked)
  await writeOffDebt(shop.deps, asked)
  await shop.runJobs()
  expect(await state()).toEqual(['halted', 'frozen'])
  await expectRightBooks()
})

test('an invoice that is paid, or not due yet, blocks nothing', async () => {
  const { asked, open, pay, state } = await overdue()
  shop.later(-2 * dayMs)
  await expect(blockCardsOfDebt(shop.deps, asked)).rejects.toMatchObject({
    refusal: 'receivableNotDue',
  })
  shop.later(2 * dayMs)
  await pay(open.cents)
  await expect(blockCardsOfDebt(shop.deps, asked)).rejects.toMatchObject({
    refusal: 'receivablePaid',
  })
  expect(await state()).toEqual(['completed', 'active'])
  await expectRightBooks()
})

test('an order that goes on while its debt says otherwise is a fault', async () => {
  const { asked } = await overdue()
  await blockCardsOfDebt(shop.deps, asked)
  await db
    .updateTable('orders')
    .set({ state: 'completed' })
    .where('reference_number', '=', asked.orderNumber)
    .execute()
  const faults = await findFaults(db)
  expect(JSON.stringify(faults)).toContain('its debt says that its cards are blocked')
})
