import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { sql } from 'kysely'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { runJob } from '#jobs/start-workers.ts'
import { createSettlementReports } from '#platform/payments/settlement-report.ts'
import { openTestDatabase } from '#tests/support/database.ts'
import { PayoutShop } from '#tests/support/payout-shop.ts'
import { reportOf } from '#tests/support/settlement-report.ts'

/** What the provider has at the address of each batch: a report, or the status of its refusal. */
const kept = new Map<number, string | number>()
const asked: number[] = []
const provider = createServer((request, response) => {
  const batch = Number(/_batch_(\d+)\.csv$/.exec(request.url ?? '')?.[1])
  asked.push(batch)
  const report = kept.get(batch) ?? 404
  response.statusCode = typeof report === 'number' ? report : 200
  response.end(typeof report === 'number' ? '' : report)
})
await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve))
const { port } = provider.address() as AddressInfo
const merchantAccount = 'TestShop'
const reports = {
  ...{ reportUrl: `http://127.0.0.1:${port}`, user: 'report', password: 'secret', firstBatch: 1 },
}

const database = await openTestDatabase()
const shop = new PayoutShop(database)
shop.deps.payoutReports = createSettlementReports({ merchantAccount, reports })
afterAll(async () => {
  shop.close()
  await database.close()
  await new Promise((resolve) => provider.close(resolve))
})

beforeEach(async () => {
  kept.clear()
  asked.length = 0
  shop.alerts.length = 0
  await sql`truncate payouts, payout_lines`.execute(shop.deps.db)
})

/** A fee that is taken from our bank. */
const reportOfBatch = (batch: number, net = -1_00) =>
  reportOf(
    [
      { type: 'Fee', net },
      { type: 'MerchantPayout', net: -net },
    ],
    { batch },
  )
const keep = (...batches: readonly number[]) => {
  for (const batch of batches) kept.set(batch, reportOfBatch(batch))
}
const addressOf = (batch: number) => shop.deps.payoutReports.downloads?.addressOf(batch) ?? ''
const look = () => runJob(shop.deps, 'fetch-missing-payouts', {})
const fetchOne = (batch: number) => runJob(shop.deps, 'fetch-payout', { address: addressOf(batch) })

async function imported(): Promise<readonly number[]> {
  const rows = await shop.deps.db
    .selectFrom('payouts')
    .select('batch_number as batch')
    .orderBy('batch_number')
    .execute()
  return rows.map(({ batch }) => batch)
}

test('looking takes all there are, and what one day brings is not asked for the next', async () => {
  keep(1, 2, 3)
  expect(await look()).toEqual([undefined])
  expect(await imported()).toEqual([1, 2, 3])
  asked.length = 0
  await look()
  expect(asked).toEqual([4])
})

test('however many older ones are gone for good, the next one is found, and of the others the newest', async () => {
  keep(90)
  await fetchOne(90)
  keep(89, 91, 92)
  await look()
  expect(await imported()).toEqual([89, 90, 91, 92])
})

test('one that cannot be read keeps no other back, and says so', async () => {
  kept.set(1, 'Company Account,Merchant Account\n')
  keep(2, 3)
  await look()
  expect(await imported()).toEqual([2, 3])
  expect(shop.alerts).toMatchObject([
    {
      alert: true,
      address: addressOf(1),
      sentence: 'The report of a payout cannot be read.',
      problem: expect.stringContaining('It is no settlement details report'),
    },
  ])
})

test('one that the provider fails to serve keeps no other back, and the look has failed', async () => {
  keep(4)
  await fetchOne(4)
  keep(2, 5)
  kept.set(1, 500).set(3, 500)
  const [failure] = await look()
  expect(failure).toMatchObject({ message: expect.stringContaining('answers 500') })
  expect(await imported()).toEqual([2, 4, 5])
  keep(1, 3)
  expect(await look()).toEqual([undefined])
  expect(await imported()).toEqual([1, 2, 3, 4, 5])
})

test('a provider that serves nothing is not asked for each', async () => {
  keep(40)
  await fetchOne(40)
  for (let batch = 1; batch < 42; batch += 1) kept.set(batch, 500)
  asked.length = 0
  expect((await look())[0]).toBeInstanceOf(Error)
  expect(asked).toHaveLength(3)
})

test('one that is served again with other lines is not booked, and a person hears of it', async () => {
  keep(1)
  await fetchOne(1)
  expect(await fetchOne(1)).toEqual([undefined])
  expect(shop.alerts).toEqual([])
  kept.set(1, reportOfBatch(1, -2_00))
  const before = await shop.books()
  await fetchOne(1)
  expect(await shop.books()).toEqual(before)
  expect(shop.alerts).toMatchObject([
    { batchNumber: 1, sentence: expect.stringContaining('other') },
  ])
})
