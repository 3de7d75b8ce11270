import { afterAll, expect, test } from 'vitest'
import { findFaults } from '#domain/audit/find-faults.ts'
import { receivableAccount, systemAccount } from '#domain/ledger/accounts.ts'
import { auditLedger } from '#domain/ledger/audit.ts'
import { balanceOf } from '#domain/ledger/balance.ts'
import { giveFavour, refundCardsByHand } from '#flows/refunds/refund-by-hand.ts'
import { runJob } from '#jobs/start-workers.ts'
import { euro } from '#kernel/money.ts'
import { OrderShop } from '#tests/support/build-order-shop.ts'
import { openTestDatabase } from '#tests/support/database.ts'
import { byMila, Debtor } from '#tests/support/debtor.ts'
import { receiveFromCompany, showDebts, writeOffDebt } from './debts.ts'

/*
 * Worked out by hand. A voucher of 25.00 has no VAT, a book of 25.00 holds 2.06 of 9 %, and the fee
 * of 0.95 holds 0.16 of 21 %: all cost 50.95, 2.22 of it VAT. The fee goes back with the last card.
 */

const database = await openTestDatabase()
const shop = new OrderShop(database)
const { db } = shop.deps
afterAll(async () => {
  shop.close()
  await database.close()
})

const voucher = { amountCents: 25_00 }
const book = { productId: 'boekenbon', amountCents: 25_00 }

const stateOwes = () => balanceOf(db, systemAccount('vatPayable', 'EUR'))
const lost = async () => -(await balanceOf(db, systemAccount('badDebt', 'EUR')))

/** A company that ordered a voucher and a book, and what is done with its order. */
async function ordered() {
  const debtor = await Debtor.open(shop, 1_000_00)
  const { companyId } = debtor
  const order = async () => {
    const vatBefore = await stateOwes()
    const uuid = await debtor.order(await debtor.fill([voucher, book]))
    await shop.runJobs()
    expect((await stateOwes()) - vatBefore).toBe(2_22)
    const units = await db
      .selectFrom('card_units')
      .innerJoin('orders', 'orders.id', 'order_id')
      .select(['card_units.id', 'order_id as orderId'])
      .select('reference_number as orderNumber')
      .where('uuid', '=', uuid)
      .orderBy('card_units.vat_cents')
      .execute()
    const [ofVoucher, ofBook] = units
    if (ofVoucher === undefined || ofBook === undefined) throw new Error('Two were ordered.')
    const { orderId, orderNumber } = ofVoucher
    const refund = (unit: typeof ofBook) =>
      refundCardsByHand(shop.deps, { ...byMila, orderId, unitIds: [unit.id] })
    return {
      orderId,
      orderNumber,
      refundVoucher: () => refund(ofVoucher),
      refundBook: () => refund(ofBook),
      giveUp: () => writeOffDebt(shop.deps, { orderNumber, ...byMila }),
    }
  }
  const pay = (cents: number) =>
    receiveFromCompany(shop.deps, {
      companyId,
      amount: euro(cents),
      reference: undefined,
      orderNumber: undefined,
      ...byMila,
    })
  const credit = () => balanceOf(db, receivableAccount(companyId, 'EUR'))
  return { ...(await order()), order, pay, credit, companyId }
}

async function expectRightBooks() {
  await shop.runJobs()
  await runJob(shop.deps, 'make-documents', {})
  expect(await findFaults(db)).toEqual([])
  expect((await auditLedger(db)).findings).toEqual([])
}

/** How much less VAT the state is owed by it. */
async function vatBackBy(act: () => Promise<unknown>): Promise<number> {
  const before = await stateOwes()
  await act()
  return before - (await stateOwes())
}

test('a debt that is given up takes back the VAT inside, to the cent', async () => {
  const { giveUp } = await ordered()
  expect(await vatBackBy(giveUp)).toBe(2_22)
  await expectRightBooks()
})

test('after the book went back, the rest is given up with the VAT of the fee alone', async () => {
  const { refundBook, giveUp } = await ordered()
  expect(await vatBackBy(refundBook)).toBe(2_06)
  expect(await vatBackBy(giveUp)).toBe(16)
  await expectRightBooks()
})

test('of a debt that was paid in part its share of the VAT that is left comes back', async () => {
  const { refundVoucher, pay, giveUp } = await ordered()
  await refundVoucher()
  await pay(10_00)
  // 15.95 of 25.95 is owed, with 2.22 inside the whole.
  expect(await vatBackBy(giveUp)).toBe(1_36)
  await expectRightBooks()
})

test('a favour makes a debt less, and takes no VAT back', async () => {
  const { orderId, giveUp } = await ordered()
  await giveFavour(shop.deps, { ...byMila, orderId, cents: 25_95 })
  // 25.00 of 50.95 is owed.
  expect(await vatBackBy(giveUp)).toBe(1_08)
  await expectRightBooks()
})

test('what goes back of an order whose debt was given up is no credit of the company', async () => {
  const { refundVoucher, refundBook, giveUp, credit } = await ordered()
  const lostBefore = await lost()
  await giveUp()
  expect((await lost()) - lostBefore).toBe(50_95 - 2_22)
  const planned = await refundBook()
  expect([planned.totalCents, planned.givenUpCents]).toEqual([0, 25_00])
  expect(await credit()).toBe(0)
  expect((await lost()) - lostBefore).toBe(25_95 - 16)
  await refundVoucher()
  expect(await credit()).toBe(0)
  expect((await lost()) - lostBefore).toBe(0)
  await expectRightBooks()
})

test('what was paid of such an order goes back once nothing is given up any more', async () => {
  const { refundVoucher, refundBook, pay, giveUp, credit, companyId } = await ordered()
  const [vatBefore, lostBefore] = [await stateOwes(), await lost()]
  await pay(20_00)
  // 30.95 of 50.95, with 2.22 inside the whole.
  expect(await vatBackBy(giveUp)).toBe(1_34)
  // 5.95 of 25.95 stays given up, with 0.16 inside the whole: 1.31 is owed again, 2.06 comes back.
  expect(await vatBackBy(refundBook)).toBe(2_06 - 1_31)
  expect(await credit()).toBe(0)
  expect((await lost()) - lostBefore).toBe(5_95 - 3)
  await refundVoucher()
  expect(await credit()).toBe(20_00)
  expect(vatBefore - (await stateOwes())).toBe(2_22)
  expect((await lost()) - lostBefore).toBe(0)
  expect((await showDebts(shop.deps, companyId))[0]).toMatchObject({ state: 'writtenOff' })
  await expectRightBooks()
})

test('a favour for an order whose debt was given up is within what was paid', async () => {
  const { orderId, pay, giveUp, credit, refundBook, refundVoucher } = await ordered()
  await pay(20_00)
  await giveUp()
  const favour = (cents: number) =>
    giveFavour(shop.deps, { actor: 'Mila', reason: `favour ${cents}`, orderId, cents })
  await expect(favour(20_01)).rejects.toMatchObject({ refusal: 'favourTooLarge' })
  await favour(15_00)
  expect(await credit()).toBe(15_00)
  await refundBook()
  await refundVoucher()
  expect(await credit()).toBe(20_00)
  await expectRightBooks()
})

test('what goes back of an order pays its own debt before an older one', async () => {
  const { order, companyId } = await ordered()
  shop.now = new Date(shop.now.getTime() + 60_000)
  const { refundBook } = await order()
  await refundBook()
  const debts = await showDebts(shop.deps, companyId)
  expect(debts.map(({ allocatedCents }) => allocatedCents)).toEqual([25_00, 0])
  await expectRightBooks()
})
