import { readFile } from 'node:fs/promises'
import type { Kysely } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import type { Database } from '#domain/db.ts'
import { cardAccount, orderAccount, systemAccount } from '#domain/ledger/accounts.ts'
import { balanceOf } from '#domain/ledger/balance.ts'
import { BalanceTooLow } from '#domain/ledger/errors.ts'
import { post, postAll } from '#domain/ledger/post.ts'
import type { Posting } from '#domain/ledger/posting.ts'
import { vatInside } from '#kernel/money.ts'
import { openTestDatabase } from '#tests/support/database.ts'

const { db, close } = await openTestDatabase()
afterAll(close)

// The example of docs/ledger.md begins.
async function example(db: Kysely<Database>, print: (line: string) => void) {
  const write = (postings: Posting[]) => db.transaction().execute((tx) => postAll(tx, postings))
  const clearing = systemAccount('pspClearing', 'EUR')
  const order = orderAccount('ord_anna', 'EUR')
  const card = cardAccount('crd_choice', 'EUR')
  const fee = systemAccount('feeRevenue', 'EUR')
  const vat = systemAccount('vatPayable', 'EUR')
  const payable = systemAccount('issuerPayable', 'EUR', 'loof-en-lente')
  const report = async (title: string) => {
    print(title)
    for (const account of [clearing, order, card, fee, vat, payable]) {
      const euros = ((await balanceOf(db, account)) / 100).toFixed(2)
      print(`  ${account.id.padEnd(38)}${euros.padStart(8)}`)
    }
  }

  // Anna pays €95.95: a choice card of €50, a garden card of €45, and the service fee.
  const paid: Posting = {
    key: 'settle:pay_anna',
    kind: 'settle',
    entries: [
      { account: clearing, cents: -95_95 },
      { account: order, cents: 95_95 },
    ],
  }
  const feeVat = vatInside(95, 2100)
  const charged: Posting = {
    key: 'fee:ord_anna',
    kind: 'fee',
    entries: [
      { account: order, cents: -95 },
      { account: fee, cents: 95 - feeVat },
      { account: vat, cents: feeVat },
    ],
  }
  await write([paid, charged])
  await report('Paid, and the fee is charged')

  const issued = (key: string, [to, cents]: [typeof card, number]): Posting => ({
    key,
    kind: 'issue',
    entries: [
      { account: order, cents: -cents },
      { account: to, cents },
    ],
  })
  await write([
    issued('issue:unt_choice', [card, 50_00]),
    issued('issue:unt_garden', [payable, 45_00]),
  ])
  await report('Both cards are issued')

  const again = await db.transaction().execute((tx) => post(tx, paid))
  print(`The webhook comes again: ${again.isNew ? 'moved' : 'nothing moves'}`)

  const more = write([issued('issue:unt_more', [payable, 1]), { ...charged, key: 'fee:again' }])
  await more.catch((error) => {
    if (!(error instanceof BalanceTooLow)) throw error
    print(`One cent more: refused, ${error.details.accountId} does not hold it`)
  })
}
// The example of docs/ledger.md ends.

const blockOf = (text: string, language: string): string | undefined =>
  new RegExp(`\`\`\`${language}\n([\\s\\S]*?)\`\`\``).exec(text)?.[1]

test('the example of the document prints what the document says', async () => {
  const document = await readFile('docs/ledger.md', 'utf8')
  const lines: string[] = []
  await example(db, (line) => lines.push(line))
  expect(`${lines.join('\n')}\n`).toBe(blockOf(document, 'text'))
})

test('the example of the document is the one that runs', async () => {
  const document = await readFile('docs/ledger.md', 'utf8')
  const source = await readFile(new URL(import.meta.url), 'utf8')
  const running = /begins\.\n([\s\S]*?)\/\/ The example of docs\/ledger\.md ends/.exec(source)?.[1]
  expect(running).toBe(blockOf(document, 'ts'))
})
