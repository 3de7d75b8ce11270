import { afterAll, expect, test } from 'vitest'
import { findFaults } from '#domain/audit/find-faults.ts'
import { receivableAccount } from '#domain/ledger/accounts.ts'
import { auditLedger } from '#domain/ledger/audit.ts'
import { balanceOf } from '#domain/ledger/balance.ts'
import { decideCase } from '#flows/cases/decide-case.ts'
import { receiveFromCompany, showDebts } from '#flows/companies/debts.ts'
import { receiveTransfers } from '#flows/payments/receive-transfers.ts'
import { type Currency, euro } from '#kernel/money.ts'
import { OrderShop } from '#tests/support/build-order-shop.ts'
import { openTestDatabase } from '#tests/support/database.ts'
import { byMila, Debtor } from '#tests/support/debtor.ts'

const database = await openTestDatabase()
const { db } = database
const shop = new OrderShop(database)
const { deps } = shop
afterAll(async () => {
  shop.close()
  await database.close()
})

/** A company that ordered so many times; its debts are told in the order of its orders. */
async function debtorOf(orders: number) {
  const debtor = await Debtor.open(shop, 500_00)
  const { companyId } = debtor
  for (let at = 0; at < orders; at += 1) {
    await debtor.order(await debtor.fill())
    shop.later(60_000)
  }
  const debts = async () => (await showDebts(deps, companyId)).toReversed()
  const [first] = await debts()
  return {
    companyId,
    each: first?.amountCents ?? 0,
    numbers: (await debts()).map(({ orderNumber }) => orderNumber),
    paid: async () => (await debts()).map(({ allocatedCents }) => allocatedCents),
    owed: () => balanceOf(db, receivableAccount(companyId, 'EUR')),
  }
}

let number = 0

/** Money on the shop's account whose giver wrote this. */
function transferOf(text: string, cents: number, currency: Currency = 'EUR') {
  number += 1
  return { reference: `B-${number}`, amount: { cents, currency }, bookedOn: '2026-12-01', text }
}

type Transfer = ReturnType<typeof transferOf>

async function tell(...entries: Transfer[]) {
  await receiveTransfers(deps, { entries })
  await shop.runJobs()
}

const caseOf = async ({ reference }: Transfer) => {
  const row = await db
    .selectFrom('cases')
    .select('id')
    .where('subject', '=', `receipt:bank:${reference}`)
    .executeTakeFirst()
  return row?.id
}

const give = async (transfer: Transfer, orderNumber: string) =>
  decideCase(deps, {
    caseId: (await caseOf(transfer)) ?? '',
    decision: 'give-to',
    orderNumber,
    ...byMila,
  })

async function expectRightBooks() {
  await shop.runJobs()
  expect(await findFaults(db)).toEqual([])
  expect((await auditLedger(db)).findings).toEqual([])
}

test('money that names several orders pays these before any other', async () => {
  const { numbers, each, paid } = await debtorOf(3)
  const [, second, third] = numbers
  await tell(transferOf(`${third} en ${second}`, 2 * each - 1_00))
  expect(await paid()).toEqual([0, each - 1_00, each])
  await expectRightBooks()
})

test('money that names no order is given to the debt of one by its case, once', async () => {
  const { numbers, paid } = await debtorOf(2)
  const [, second = ''] = numbers
  const transfer = transferOf('factuur van vorige maand', 20_00)
  await tell(transfer)
  await expect(give(transfer, '61-2222-2222')).rejects.toMatchObject({
    refusal: 'caseOrderNotNamed',
  })
  expect(await give(transfer, second)).toMatchObject({
    decision: 'give-to',
    amount: euro(20_00),
  })
  expect(await paid()).toEqual([0, 20_00])
  await expect(give(transfer, second)).rejects.toMatchObject({ refusal: 'caseDecidedBefore' })
  await tell(transfer)
  expect(await paid()).toEqual([0, 20_00])
  await expectRightBooks()
})

test('more than is owed stays to the good of the company', async () => {
  const { numbers, each, paid, owed } = await debtorOf(1)
  const transfer = transferOf('dank', each + 5_00)
  await tell(transfer)
  await give(transfer, numbers[0] ?? '')
  expect(await paid()).toEqual([each])
  expect(await owed()).toBe(5_00)
  await expectRightBooks()
})

test('money of another currency is not given to a debt', async () => {
  const { numbers, paid } = await debtorOf(1)
  const [orderNumber = ''] = numbers
  const transfer = transferOf(orderNumber, 20_00, 'USD')
  await tell(transfer)
  await expect(give(transfer, orderNumber)).rejects.toMatchObject({ refusal: 'caseOtherCurrency' })
  expect(await paid()).toEqual([0])
  await expectRightBooks()
})

test('money that somebody booked by hand is not booked again by the file of the bank', async () => {
  const { companyId, paid, owed, each } = await debtorOf(1)
  const transfer = transferOf('factuur van vorige maand', 20_00)
  const { reference, amount } = transfer
  const byHand = { companyId, amount, reference, orderNumber: undefined, ...byMila }
  await receiveFromCompany(deps, byHand)
  await tell(transfer)
  expect(await caseOf(transfer)).toBeUndefined()
  expect(await paid()).toEqual([20_00])
  expect(await owed()).toBe(20_00 - each)
  await expect(receiveFromCompany(deps, byHand)).rejects.toMatchObject({
    refusal: 'moneyBookedBefore',
  })
  await expectRightBooks()
})
