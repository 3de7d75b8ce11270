import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { PackageToAdd } from '#domain/cart/cart.ts'
import { bookAccounts } from '#domain/ledger/books.ts'
import { runJob } from '#jobs/start-workers.ts'
import { commandContext } from '#tests/support/command-context.ts'
import { openTestDatabase } from '#tests/support/database.ts'
import { captured, PayoutShop } from '#tests/support/payout-shop.ts'
import { runCommand } from './commands.ts'

const database = await openTestDatabase()
const shop = new PayoutShop(database)
const { db, clock } = shop.deps
const folder = mkdtempSync(join(tmpdir(), 'books-'))
afterAll(async () => {
  shop.close()
  await database.close()
  rmSync(folder, { recursive: true })
})

async function buy(packages: readonly Partial<PackageToAdd>[]) {
  const bought = await shop.buy(packages)
  await shop.runJobs()
  return bought
}

/** Bookings have the day of the database's own clock. */
const monthNow = () => clockOfDatabase.slice(0, 7)
let clockOfDatabase = ''
const exported = async (...words: string[]) =>
  runCommand(commandContext({ db, clock, home: folder }), ['payments', 'export', ...words])

const read = (kind: string) => {
  const month = monthNow()
  return readFileSync(
    join(folder, 'out', `${kind}-${month}-${month}-EUR.${kind === 'books' ? 'xaf' : 'csv'}`),
    'utf8',
  )
}

beforeAll(async () => {
  await buy([{ amountCents: 25_00, quantity: 3 }])
  // The issuer refuses it, so it goes back with its fee.
  await buy([{ amountCents: 88_00 }])
  await buy([
    { productId: 'boekenbon', amountCents: 25_00 },
    { productId: 'bomen-planten', amountCents: 10_00 },
  ])
  // Of its 25.95 the provider keeps 0.29.
  await shop.payOut([captured(await buy([{}]), 25_95, 29)]).import()
  const { rows } = await sql<{ day: string }>`
    select to_char(now() at time zone 'Europe/Amsterdam', 'YYYY-MM-DD') as day`.execute(db)
  clockOfDatabase = rows[0]?.day ?? ''
  shop.now = new Date(`${clockOfDatabase}T12:00:00Z`)
  await runJob(shop.deps, 'make-documents', {})
  const { lines, exitCode } = await exported('--from', monthNow(), '--out', 'out')
  expect(exitCode).toBe(0)
  expect(lines).toHaveLength(3)
})

const cents = (text: string | undefined) => Math.round(Number((text ?? '').replace(',', '.')) * 100)

describe('the totals', () => {
  test('are the ledger to the cent, account by account', async () => {
    const { rows } = await sql<{ kind: keyof typeof bookAccounts; cents: number }>`
      select kind, sum(amount_cents)::bigint as cents from ledger_entries
      join ledger_accounts on ledger_accounts.id = account_id group by kind`.execute(db)
    const lines = read('totals')
      .split('\r\n')
      .map((line) => line.split(';'))
    expect(rows.length).toBeGreaterThan(4)
    for (const row of rows) {
      const line = lines.find(([number]) => number === bookAccounts[row.kind].number)
      expect(cents(line?.[5]), row.kind).toBe(Number(row.cents))
      expect(cents(line?.[2]) + cents(line?.[4]) - cents(line?.[3]), row.kind).toBe(
        cents(line?.[5]),
      )
    }
    const numbered = lines.filter(([number]) => /^\d{4}$/.test(number ?? ''))
    expect(numbered.reduce((total, line) => total + cents(line[5]), 0)).toBe(0)
  })

  test('say what is owed to people, issuers and causes', () => {
    // Four cards of 25, one of 25 with 9% VAT inside, a donation of 10.
    expect(read('totals')).toContain(`Waarde die we schuldig zijn;;;;132,94`)
  })

  test('say what the shop earns by its fees, and what the provider takes as its payouts say it', () => {
    const text = read('totals')
    // Four fees of 0.95 with 0.16 VAT inside, of which one went back.
    expect(text).toMatch(/^8000;Servicekosten en extra’s;0,00;0,79;3,16;2,37\r$/m)
    expect(text).toMatch(/^4200;Kosten van betaaldienst;0,00;0,29;0,00;-0,29\r$/m)
    expect(text).toMatch(/^1100;Bank;0,00;25,66;0,00;-25,66\r$/m)
  })

  test('the VAT of invoices by rate is what the books say', () => {
    const text = read('vat')
    expect(text).toMatch(/^21%;2,85;2,37;0,48\r$/m)
    expect(text).toMatch(/^9%;25,00;22,94;2,06\r$/m)
    expect(text).toContain('In de boeken;;;2,54')
    expect(text).toContain('Verschil;;;0,00')
  })
})

/**
 * This table of what XAF 3.2 asks of every file stands in for the official schema, each with what stands in it, in its order
 * (decision 0115).
 */
const compulsory: readonly (readonly [string, readonly string[]])[] = [
  ['auditfile', ['header', 'company']],
  [
    'header',
    [
      'fiscalYear',
      'startDate',
      'endDate',
      'curCode',
      'dateCreated',
      'softwareDesc',
      'softwareVersion',
    ],
  ],
  [
    'company',
    [
      ...['companyIdent', 'companyName', 'taxRegistrationCountry', 'taxRegIdent', 'streetAddress'],
      ...['generalLedger', 'periods', 'openingBalance', 'transactions'],
    ],
  ],
  ['ledgerAccount', ['accID', 'accDesc', 'accTp']],
  ['period', ['periodNumber', 'periodDesc', 'startDatePeriod', 'endDatePeriod']],
  ['openingBalance', ['opBalDate', 'linesCount', 'totalDebit', 'totalCredit']],
  ['transactions', ['linesCount', 'totalDebit', 'totalCredit', 'journal']],
  ['journal', ['jrnID', 'desc', 'jrnTp', 'transaction']],
  ['transaction', ['nr', 'desc', 'periodNumber', 'trDt', 'trLine']],
  ['trLine', ['nr', 'accID', 'docRef', 'effDate', 'desc', 'amnt', 'amntTp']],
]

/** The elements right inside the first of a name, each once. */
function partsOf(xml: string, tag: string): readonly string[] {
  const [, indent = '', inside = ''] =
    new RegExp(`^( *)<${tag}(?: [^>]*)?>\\n([\\s\\S]*?)^\\1</${tag}>`, 'm').exec(xml) ?? []
  const parts = inside.matchAll(new RegExp(`^${indent}  <(\\w+)`, 'gm'))
  return [...new Set([...parts].map(([, name = '']) => name))]
}

describe('the audit file', () => {
  test.each(compulsory)('has what is compulsory of %s, in its order', (tag, parts) => {
    expect(partsOf(indented(read('books')), tag)).toEqual(parts)
  })

  test('its lines are all bookings, its sums are theirs, and each transaction is zero', async () => {
    const xml = read('books')
    const lines = [...xml.matchAll(/<amnt>([\d.]+)<\/amnt>\s*<amntTp>([DC])<\/amntTp>/g)].map(
      ([, value, side]) => (side === 'D' ? -cents(value) : cents(value)),
    )
    const { count } = await db
      .selectFrom('ledger_entries')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
    expect(lines).toHaveLength(Number(count))
    expect(xml).toContain(`<linesCount>${count}</linesCount>`)
    const debit = -lines.filter((one) => one < 0).reduce((total, one) => total + one, 0)
    expect(xml).toContain(`<totalDebit>${(debit / 100).toFixed(2)}</totalDebit>`)
    for (const [transaction] of xml.matchAll(/<transaction>[\s\S]*?<\/transaction>/g)) {
      const sides = [...transaction.matchAll(/<amnt>([\d.]+)<\/amnt>\s*<amntTp>([DC])/g)]
      expect(
        sides.reduce((total, [, value, side]) => total + (side === 'D' ? -1 : 1) * cents(value), 0),
      ).toBe(0)
    }
  })

  test('names the costs of the provider beside the bank and what the payout brought', () => {
    const payout = [...read('books').matchAll(/<transaction>[\s\S]*?<\/transaction>/g)]
      .map(([text]) => text)
      .find((text) => text.includes('<desc>payout</desc>'))
    const lines = [...(payout ?? '').matchAll(/<accID>(\d+)<[\s\S]*?<amnt>(.*?)<[\s\S]*?>([DC])</g)]
    expect(
      lines.map(([, account, value, side]) => `${account} ${value} ${side}`).toSorted(),
    ).toEqual(['1100 25.66 D', '1200 25.95 C', '4200 0.29 D'])
  })

  test('lies in the folder for its owner alone, and names no person', () => {
    const month = monthNow()
    expect(statSync(join(folder, 'out', `books-${month}-${month}-EUR.xaf`)).mode & 0o777).toBe(
      0o600,
    )
    expect(read('books')).not.toMatch(/Vries|@voorbeeld/)
  })
})

/** Transactions are written by themselves; for the table they stand where they belong. */
const indented = (xml: string): string =>
  xml.replaceAll(/^<(transaction>[\s\S]*?^)<\/transaction>/gm, (part) =>
    part.replaceAll(/^/gm, '        '),
  )

describe('asked wrongly', () => {
  test.each([
    [[]],
    [['--from', '2026-13', '--out', 'x']],
    [['--from', '2026-11', '--until', '2026-10', '--out', 'x']],
    [['--from', '2025-11', '--until', '2026-10', '--out', 'x']],
    [['--from', '2026-11']],
  ])('%j writes nothing', async (words) => {
    expect((await exported(...words)).exitCode).toBe(2)
  })

  test('a month without bookings carries over what stood there', async () => {
    const { exitCode } = await exported('--from', '2031-01', '--out', 'later')
    expect(exitCode).toBe(0)
    const xml = readFileSync(join(folder, 'later', 'books-2031-01-2031-01-EUR.xaf'), 'utf8')
    expect(xml).toMatch(/<openingBalance>[\s\S]*<obLine>/)
    expect(xml).not.toContain('<transaction>')
  })
})
