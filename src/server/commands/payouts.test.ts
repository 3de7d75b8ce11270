import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { systemAccount } from '#domain/ledger/accounts.ts'
import { post } from '#domain/ledger/post.ts'
import { moveBetween } from '#domain/ledger/posting.ts'
import { openTestDatabase } from '#tests/support/database.ts'
import { captured, PayoutShop } from '#tests/support/payout-shop.ts'

const database = await openTestDatabase()
const shop = new PayoutShop(database)
const folder = mkdtempSync(join(tmpdir(), 'payouts-'))
afterAll(async () => {
  rmSync(folder, { recursive: true })
  shop.close()
  await database.close()
})

function write(name: string, text: string): string {
  const file = join(folder, name)
  writeFileSync(file, text)
  return file
}

test('before the first payment and the first report', async () => {
  expect(await shop.command('payouts', 'open')).toMatchObject({
    text: 'Nothing was ever paid.',
    exitCode: 0,
  })
  expect((await shop.command('payouts')).text).toContain('No payout was imported yet')
})

test('a report is imported from its file, told by its sums, and known again', async () => {
  const bought = await shop.buy()
  const { text } = shop.payOut([captured(bought, 25_95), { type: 'Unheard', net: -1_00 }])
  const file = write('settlement_detail_report_batch_1.csv', text)
  const told = 'Batch 1: 3 lines, gross 24.95 EUR, costs 0.29 EUR, paid out 24.66 EUR'
  expect(await shop.command('payouts', 'import', file)).toMatchObject({
    lines: [expect.stringContaining(told), '1 lines are cases now: npm run shop -- cases'],
    exitCode: 0,
  })
  expect((await shop.command('payouts', 'import', file)).text).toMatch(
    /^Batch 1 was imported on 2026-11-21 .*, exactly so: nothing changed\.$/,
  )
  expect((await shop.command('payouts')).text).toContain(told)
  expect((await shop.command('payouts', '1')).text).toContain(told)
  write('settlement_detail_report_batch_1.csv', text.replace('25.66', '25.65'))
  expect(await shop.command('payouts', 'import', file)).toMatchObject({
    text: expect.stringContaining('with other lines: nothing changed. Ask the provider'),
    exitCode: 1,
  })
  expect((await shop.command('cases')).text).toContain(
    "the report of a payout says otherwise than the shop's books, -1.00 EUR",
  )
})

test('a cent on clearing that no line names is a fault, and says how much', async () => {
  const stray = (key: string, cents: number) =>
    shop.deps.db
      .transaction()
      .execute((tx) =>
        post(
          tx,
          moveBetween(
            { key, kind: 'writeOff' },
            [systemAccount('pspClearing', 'EUR'), systemAccount('refundLoss', 'EUR')],
            cents,
          ),
        ),
      )
  await stray('stray', 1)
  expect(await shop.command('payouts', 'open')).toMatchObject({
    text: expect.stringContaining('UNEXPLAINED: 0.01 EUR that no line above names.'),
    exitCode: 1,
  })
  await stray('stray:back', -1)
  expect(await shop.command('payouts', 'open')).toMatchObject({
    text: expect.not.stringContaining('UNEXPLAINED'),
    exitCode: 0,
  })
})

test('what is wrong is said in one sentence, with what may have been meant', async () => {
  const wrong = async (...words: string[]) => {
    const { lines, exitCode } = await shop.command('payouts', ...words)
    expect({ count: lines.length, exitCode }).toEqual({ count: 1, exitCode: 1 })
    return lines[0]
  }
  expect(await shop.command('payouts', 'import')).toMatchObject({
    text: 'Missing <file.csv>. Usage: payouts import <file.csv>',
    exitCode: 2,
  })
  expect(await wrong('import', join(folder, 'settlement_report_batch_1.csv'))).toMatch(
    /cannot be read\. There are: settlement_detail_report_batch_1\.csv\.$/,
  )
  expect(await wrong('import', folder)).toContain('cannot be read.')
  expect(await wrong('import', write('x.csv', 'a,b\n'))).toMatch(
    /was not imported: It is no settlement details report: .* Nothing changed\.$/,
  )
  expect(await wrong('17')).toBe('There is no batch 17. There are: 1.')
})
