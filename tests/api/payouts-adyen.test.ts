import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listCases } from '#domain/cases/find-case.ts'
import { decideCase } from '#flows/cases/decide-case.ts'
import { beginPayment, type PaymentRequest } from '#flows/payments/begin-payment.ts'
import { receiveNotifications } from '#flows/payments/receive-notifications.ts'
import { runJob } from '#jobs/start-workers.ts'
import {
  type AdyenWorld,
  buildPayment,
  press,
  startAdyenWorld,
  testCard,
} from '#tests/support/adyen-world.ts'
import { openTestDatabase } from '#tests/support/database.ts'
import { ledgerFindings, outcomeOf } from '#tests/support/order-outcome.ts'
import { PayoutShop } from '#tests/support/payout-shop.ts'

const visa = '4111 1111 4555 1142'
const { browserInfo } = buildPayment()
const byCard = { methodId: 'scheme', card: testCard(visa), browserInfo }
const nothingOpen = ['Clearing: the provider owes us 0.00 EUR.']

let world: AdyenWorld
let shop: PayoutShop
let close: () => Promise<void>

beforeAll(async () => {
  world = await startAdyenWorld()
  const database = await openTestDatabase()
  shop = new PayoutShop(database)
  shop.useProvider(world.payments)
  shop.deps.payoutReports = world.reports
  close = () => database.close()
})
afterAll(async () => {
  shop.close()
  await close()
  await world.close()
})

async function hearAll(): Promise<void> {
  await world.flush()
  await receiveNotifications(shop.deps, world.hearing.news)
  await shop.runJobs()
  await world.flush()
  await receiveNotifications(shop.deps, world.hearing.news)
  await shop.runJobs()
}

async function pay(given: Partial<PaymentRequest> = {}, amountCents = 25_00) {
  const visitorKey = await shop.fillBasket([{ amountCents }])
  const begun = await beginPayment(shop.deps, await shop.request(visitorKey, given))
  return { ...begun, visitorKey }
}

async function payByIdeal() {
  const begun = await pay()
  await press(begun.action?.url ?? '', { choice: 'pay' })
  return begun
}

const announce = (paymentId: string, event: object) =>
  world.control(`payments/${paymentId}/announce`, event)

describe('a day of orders, and what the provider pays for it', () => {
  test('is matched to the cent, with what no notification told', async () => {
    await payByIdeal()
    const charged = await pay(byCard)
    await pay(byCard, 88_00)
    await hearAll()
    await announce(charged.paymentId, { eventCode: 'CHARGEBACK' })
    await hearAll()

    await world.arm({ on: 'webhooks', kind: 'drop' })
    const lost = await payByIdeal()
    await hearAll()
    expect((await outcomeOf(shop, lost.visitorKey)).orders).toEqual(['awaitingPayment'])

    await world.control('reports')
    await hearAll()
    expect(await outcomeOf(shop, lost.visitorKey)).toMatchObject({
      orders: ['completed'],
      payments: ['settled'],
    })
    // iDEAL 29 a payment; cards 10 + 0.1 % + 0.3 %; a refund 10, a chargeback 750, the batch 110.
    const card = (value: number) => 10 + Math.round(value / 1000) + Math.round((value * 3) / 1000)
    const costs = 29 + card(25_95) + card(88_95) + 10 + 7_50 + 29 + 1_10
    expect(await shop.books()).toMatchObject({
      clearing: 0,
      costs: -costs,
      bank: costs - 2 * 25_95,
      differences: 0,
      reserve: 0,
    })
    expect(await shop.command('payouts', 'open')).toMatchObject({
      lines: nothingOpen,
      exitCode: 0,
    })
    expect((await shop.command('payouts')).text).toContain('gross 51.90 EUR')
    expect(await ledgerFindings(shop)).toEqual([])
  })

  test('names what is still on its way', async () => {
    const { paymentId } = await payByIdeal()
    await hearAll()
    const { lines, exitCode } = await shop.command('payouts', 'open')
    expect({ exitCode, count: lines.length }).toEqual({ exitCode: 0, count: 2 })
    expect(lines[0]).toContain(`${paymentId}, 25.95 EUR`)
  })

  test('of which nobody told is found by looking, also one in between', async () => {
    await world.control('reports', { isSilent: true })
    await payByIdeal()
    await hearAll()
    await world.control('reports', { isSilent: true })
    const third = await payByIdeal()
    await hearAll()
    await announce(third.paymentId, { eventCode: 'CAPTURE_FAILED' })
    await announce(third.paymentId, { eventCode: 'AUTHORISATION', amount: 30_00 })
    await hearAll()
    await world.control('reports')
    await hearAll()
    expect((await shop.command('payouts')).lines).toHaveLength(2)
    await runJob(shop.deps, 'fetch-missing-payouts', {})
    expect((await shop.command('payouts')).lines).toHaveLength(4)
    expect(await shop.command('payouts', 'open')).toMatchObject({ lines: nothingOpen })
    expect(await ledgerFindings(shop)).toEqual([])
  })

  test('that comes to less than nothing is carried over to the next', async () => {
    const { paymentId } = await payByIdeal()
    await hearAll()
    await world.control('reports')
    await announce(paymentId, { eventCode: 'REFUND', isSilent: true })
    await world.control('reports')
    await hearAll()
    expect((await shop.books()).reserve).toBe(-(-25_95 - 10 - 1_10))
    const hand = (await listCases(shop.deps.db, 'open')).find(
      ({ kind }) => kind === 'refundedByHand',
    )
    expect(hand).toMatchObject({ paymentId, openCents: 25_95 })
    await payByIdeal()
    await payByIdeal()
    await hearAll()
    await world.control('reports')
    await hearAll()
    expect(await shop.books()).toMatchObject({ clearing: 0, reserve: 0 })
  })

  test('is decided where a person has to, and the books stay right', async () => {
    for (const { id: caseId, kind } of await listCases(shop.deps.db, 'open')) {
      const decision = kind === 'secondPayment' ? 'pay-back' : 'withdraw-cards'
      await decideCase(shop.deps, { caseId, decision, actor: 'Anna', reason: 'test' })
    }
    await hearAll()
    await world.control('reports')
    await hearAll()
    expect((await shop.books()).clearing).toBe(0)
    expect(await shop.command('payouts', 'open')).toMatchObject({ exitCode: 0 })
    expect(await ledgerFindings(shop)).toEqual([])
  })
})

describe('a report is fetched from the provider alone', () => {
  test.each([
    'http://evil.example/reports/download/MerchantAccount/TestShop/settlement_detail_report_batch_1.csv',
    'WORLD/reports/download/MerchantAccount/Other/settlement_detail_report_batch_1.csv',
    'WORLD/reports/download/MerchantAccount/TestShop/../Other/settlement_detail_report_batch_1.csv',
    'WORLD/reports/download/MerchantAccount/TestShop/settlement_detail_report_batch_1.csv?x',
    'WORLD/reports/download/MerchantAccount/TestShop/payments_accounting_report.csv',
    'file:///etc/passwd',
    '',
  ])('not from %s', async (template) => {
    const address = template.replace('WORLD', world.url)
    const before = shop.alerts.length
    expect(await runJob(shop.deps, 'fetch-payout', { address })).toEqual([undefined])
    expect(shop.alerts.slice(before)).toMatchObject([{ address }])
  })

  test('and by its report user alone; a report that is not there yet is no failure', async () => {
    const address = world.reports.downloads?.addressOf(1) ?? ''
    expect((await fetch(address)).status).toBe(401)
    const next = world.reports.downloads?.addressOf(999) ?? ''
    expect(await world.reports.downloads?.download(next)).toBeUndefined()
  })
})
