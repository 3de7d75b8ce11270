import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { beginPayment } from '#flows/payments/begin-payment.ts'
import { runJob } from '#jobs/start-workers.ts'
import { newId } from '#kernel/ids.ts'
import { operatorRefusals } from '#kernel/operator-refusals.ts'
import { cardOf, OrderShop } from '#tests/support/build-order-shop.ts'
import { forOther } from '#tests/support/build-shop.ts'
import { commandContext } from '#tests/support/command-context.ts'
import { openTestDatabase } from '#tests/support/database.ts'
import { commands, runCommand } from './commands.ts'

const database = await openTestDatabase()
const shop = new OrderShop(database)
const home = mkdtempSync(join(tmpdir(), 'commands-'))
afterAll(async () => {
  shop.close()
  rmSync(home, { recursive: true })
  await database.close()
})

function run(...words: readonly string[]) {
  const { db, clock, queue, vault } = shop.deps
  const openQueue = async () => ({ ...queue, listDeadLetters: async () => [] })
  const context = { ...commandContext({ db, clock, home }), vault, openQueue }
  return runCommand({ ...context, migrate: async () => 'Migrated.' }, words)
}

const names = commands.map(({ name }) => name)
const wordsOf = (name: string) => name.split(' ')

describe.each(names)('%s', (name) => {
  test('tells its usage and exits with 0 when asked for help', async () => {
    const { lines, exitCode } = await run(...wordsOf(name), '--help')
    expect(exitCode).toBe(0)
    expect(lines[0]).toMatch(new RegExp(`^Usage: ${name} .*--json`))
  })

  test('refuses an option that it does not have, and exits with 2', async () => {
    const { lines, exitCode } = await run(...wordsOf(name), '--nonsense')
    expect(exitCode).toBe(2)
    expect(lines.join('\n')).toContain(`Usage: ${name}`)
  })
})

test('names of commands are unique', () => {
  expect(new Set(names).size).toBe(names.length)
})

test('words that are no command list all commands, and exit with 2', async () => {
  const { lines, exitCode } = await run('nonsense')
  expect(exitCode).toBe(2)
  for (const name of names) expect(lines.join('\n')).toContain(`  ${name} `)
  expect(await run('help')).toMatchObject({ exitCode: 0 })
})

/** An order that is paid; its giver and receiver have names to mask. */
async function buy(): Promise<string> {
  const receiver = forOther('Bram Bos', 'bram@voorbeeld.example')
  const visitorKey = await shop.fillBasket([{ receiver }])
  const request = await shop.request(visitorKey, { methodId: 'scheme', card: cardOf('A.') })
  const { orderUuid } = await beginPayment(shop.deps, request)
  await shop.runJobs()
  const { number } = await shop.deps.db
    .selectFrom('orders')
    .select('reference_number as number')
    .where('uuid', '=', orderUuid)
    .executeTakeFirstOrThrow()
  return number
}

const by = ['--by', 'Mila', '--because', 'a test']

/** Arguments with which each command does something or refuses. */
const argumentsOf = (order: string): Readonly<Record<string, readonly string[]>> => ({
  'orders show': [order],
  'orders close': [order, ...by],
  'orders find': [order],
  'orders unmask': [order, ...by],
  'orders retry': [order],
  'orders refund': [order],
  'orders resend': [order, ...by],
  'invoices show': [order],
  'invoices write': [order, '--out', 'out'],
  'cases show': [newId('cas')],
  'cases decide': [newId('cas'), 'noted', ...by],
  'runs go': ['attempts', ...by],
  'payments export': ['--from', '2026-11', '--out', 'books'],
  'payments import-bank': ['none.xml'],
  'payments transfer': [order, '--amount', '1.00', '--reference', 'B1', ...by],
  'payouts import': ['none.csv'],
  'newsletter export': ['news.csv'],
  'newsletter end': ['nobody@voorbeeld.example'],
  'companies find': ['Bakkerij Bol'],
  'companies limit': [newId('cmp'), '--amount', '500.00', ...by],
  'companies term': [newId('cmp'), '--days', '30', ...by],
  'companies debts': [newId('cmp')],
  'companies receive': [newId('cmp'), '--amount', '500.00', ...by],
  'companies statement': [
    newId('cmp'),
    '--from',
    '2026-11-01',
    '--until',
    '2026-11-30',
    '--out',
    'there',
  ],
  'companies block-cards': ['61-AAAA-AAAA', ...by],
  'companies unblock-cards': ['61-AAAA-AAAA', ...by],
  'companies write-off': ['61-AAAA-AAAA', ...by],
  'companies pay-back': [newId('cmp'), '--amount', '5.00', ...by],
  'quotes show': ['Q61-AAAA-AAAA'],
  'quotes answer': ['Q61-AAAA-AAAA', '--by', 'Mila'],
  'quotes withdraw': ['Q61-AAAA-AAAA', ...by],
  'quotes called': ['Q61-AAAA-AAAA', '--by', 'Mila'],
  'stock out': ['nothing-like-it'],
  'stock back': ['nothing-like-it'],
  'cards make': ['none', '--count', '1', '--by', 'Mila'],
  'cards export': [newId('bat'), '--out', 'cards.csv', '--by', 'Mila'],
  'cards block': [newId('crd'), ...by],
  'cards unblock': [newId('crd'), ...by],
  'cards replace': [newId('crd'), '--with', '6299310000000000015', ...by],
  'cards extend': [newId('crd'), '--until', '2030-01-01', ...by],
  'cards history': [newId('crd')],
  'cards undo-lapse': [newId('end'), ...by],
  'cards unlock': ['6299 3100 0000 0000 015'],
  'post print': ['--out', 'post'],
  'post lost': [`${order}/1`, '--replace', '--by', 'Mila'],
  'post returned': [`${order}/1`, '--refund', '--by', 'Mila'],
  'post packed': [`${order}/1`],
  'post posted': [`${order}/1`],
  'post unpacked': [`${order}/1`, '--by', 'Mila'],
  'post stock import': ['rows.csv'],
  'post stock remove': ['90000001', '--by', 'Mila'],
  'withdrawals show': [newId('wdr')],
  'withdrawals unmask': [newId('wdr'), ...by],
  'withdrawals decide': [newId('wdr'), '--refuse', ...by],
})

describe('every command with --json', () => {
  let order = ''
  beforeAll(async () => {
    order = await buy()
    await runJob(shop.deps, 'make-documents', {})
    writeFileSync(join(home, 'rows.csv'), '90000001,1234,nergens,25\n')
  })

  // Ends with 1 for a fault that it reports; all others refuse with a code.
  const reportsFaults = new Set<string>(['post packed', 'post posted', 'post stock import'])

  // It reads all content of the shop from its home.
  test.each(names.filter((name) => name !== 'catalogue import'))(
    '%s prints its result or its refusal as JSON',
    async (name) => {
      const words = [...wordsOf(name), ...(argumentsOf(order)[name] ?? []), '--json']
      const { lines, exitCode } = await run(...words)
      const printed: unknown = JSON.parse(lines.join('\n'))
      expect(exitCode, lines.join('\n')).not.toBe(2)
      if (exitCode === 0) expect(printed).not.toHaveProperty('error')
      else if (!reportsFaults.has(name))
        expect(printed).toHaveProperty('error.code', expect.any(Number))
    },
  )

  test('a refusal has its code, name and sentence', async () => {
    const { lines, exitCode } = await run('orders', 'show', '61-XXXX-XXXX', '--json')
    expect(exitCode).toBe(1)
    expect(JSON.parse(lines.join('\n'))).toEqual({
      error: {
        code: operatorRefusals.orderUnknown.code,
        name: 'orderUnknown',
        message: 'There is no order 61-XXXX-XXXX.',
        details: { order: '61-XXXX-XXXX' },
      },
    })
  })

  test.each(['orders show', 'orders find', 'orders refund', 'invoices show'])(
    '%s masks names and addresses in JSON as in text',
    async (name) => {
      for (const json of [[], ['--json']]) {
        const { lines } = await run(...wordsOf(name), order, ...json)
        expect(lines.join('\n')).not.toMatch(/Bram|bram@|Vries|anna@/)
      }
    },
  )

  test('amounts are in cents', async () => {
    const { lines } = await run('orders', 'show', order, '--json')
    expect(JSON.parse(lines.join('\n'))).toMatchObject({
      referenceNumber: order,
      totalCents: 25_95,
      orderer: { name: 'A••• d••• V•••', email: 'a•••@v•••.example' },
    })
  })
})
