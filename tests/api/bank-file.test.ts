import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { dayMs } from '#kernel/day-ms.ts'
import { inMajorUnits } from '#kernel/minor-units.ts'
import { runCommand } from '#server/commands/commands.ts'
import type { Data } from '#tests/support/api-shop.ts'
import { type CamtEntry, camtOf } from '#tests/support/camt-statement.ts'
import { commandContext } from '#tests/support/command-context.ts'
import { ledgerFindings } from '#tests/support/order-outcome.ts'
import { openWaysToPay, paid } from '#tests/support/ways-to-pay.ts'

const ways = await openWaysToPay()
const home = await mkdtemp(join(tmpdir(), 'bank-file-'))
afterAll(async () => {
  await rm(home, { recursive: true })
  await ways.close()
})
const { opened, shopIn, pay, runChecks, endOf, look } = ways
const { db } = opened.shop.deps

async function run(...words: readonly string[]) {
  const { clock, queue } = opened.shop.deps
  const openQueue = async () => ({ ...queue, listDeadLetters: async () => [] })
  const context = { ...commandContext({ db, clock, home }), openQueue }
  const { lines, exitCode } = await runCommand(context, words)
  await opened.shop.runJobs()
  return { text: lines.join('\n'), exitCode }
}

async function read(...entries: readonly CamtEntry[]) {
  await writeFile(join(home, 'bank.xml'), camtOf(...entries))
  return run('payments', 'import-bank', 'bank.xml')
}

/** An order that waits for a transfer, with what its giver was told. */
async function begin() {
  await shopIn('GCSNL')
  const begun: Data = await pay('bankTransfer_IBAN')
  await opened.shop.runJobs()
  const { transfer, number, cents } = await db
    .selectFrom('payments')
    .innerJoin('orders', 'orders.id', 'payments.order_id')
    .select(['transfer', 'reference_number as number', 'amount_cents as cents'])
    .where('payments.id', '=', begun.paymentId)
    .executeTakeFirstOrThrow()
  return { begun, number, reference: transfer?.reference ?? '', cents }
}

let counted = 0
function named(): string {
  counted += 1
  return `B${counted}`
}

describe('a transfer in a file of the bank', () => {
  test('pays the order by the reference that its giver was told, once', async () => {
    const { begun, reference, number } = await begin()
    const entry = { reference: named(), text: `cadeau ${reference.toLowerCase()}` }
    const first = await read(entry)
    expect(first.text).toContain(`${entry.reference}: 25.95 EUR, 2026-11-21, order ${number}`)
    expect(await endOf(begun)).toEqual(paid)
    expect(await look(begun)).toMatchObject({ state: 'PAID' })
    const again = await read(entry)
    expect(again.text).toContain('0 transfer(s) are booked now, 1 were known')
    expect(await endOf(begun)).toEqual(paid)
  })

  test.each([
    ['the number of the order', ({ number }: { number: string }) => number],
    ['its number without its signs', ({ number }) => number.replaceAll('-', '')],
  ])('pays it by %s too', async (_, write) => {
    const order = await begin()
    await read({ reference: named(), text: `Voor ${write(order)}, bedankt` })
    expect(await endOf(order.begun)).toEqual(paid)
  })

  test('that the bank broke in two pays it all the same', async () => {
    const { begun, reference } = await begin()
    await read({ reference: named(), text: `${reference.slice(0, 5)} ${reference.slice(5)}` })
    expect(await endOf(begun)).toEqual(paid)
  })

  test.each([
    ['less', -1],
    ['more', 1],
  ])('of %s than was asked waits for somebody', async (_, cents) => {
    const { begun, reference, cents: asked } = await begin()
    await read({ reference: named(), amount: inMajorUnits(asked + cents, 'EUR'), text: reference })
    expect(await endOf(begun)).toEqual({
      ...{ isPaid: false, payments: ['held'], cases: ['otherAmount'] },
    })
  })

  test('that comes after more than thirty days is a case', async () => {
    const { begun, reference } = await begin()
    opened.shop.later(31 * dayMs)
    await runChecks()
    await read({ reference: named(), text: reference })
    expect(await endOf(begun)).toMatchObject({ isPaid: false, cases: ['tooLate'] })
  })

  test('a second time is a case, and no order is paid twice', async () => {
    const { begun, reference } = await begin()
    await read({ reference: named(), text: reference }, { reference: named(), text: reference })
    expect(await endOf(begun)).toEqual({ ...paid, cases: ['secondPayment'] })
  })

  test('that fits no order is a case at once; paid back it goes from the account itself', async () => {
    const reference = named()
    expect((await read({ reference, text: 'rent' })).text).toContain('fits no order')
    const { id } = await db
      .selectFrom('cases')
      .select('id')
      .where('kind', '=', 'unknownPayment')
      .where('provider_reference', '=', `bank:${reference}`)
      .executeTakeFirstOrThrow()
    const by = ['--by', 'Mila', '--because', 'It is not ours']
    await run('cases', 'decide', id, 'pay-back', ...by)
    const failed = await db
      .selectFrom('cases')
      .select('id')
      .where('kind', '=', 'refundFailed')
      .where('provider_reference', '=', `bank:${reference}`)
      .executeTakeFirstOrThrow()
    const { exitCode } = await run('cases', 'decide', failed.id, 'paid-otherwise', ...by)
    expect(exitCode).toBe(0)
  })

  test('one line that is wrong refuses all of them', async () => {
    const { begun, reference } = await begin()
    const broken = await read(
      { reference: named(), text: reference },
      { reference: named(), amount: '1,00' },
    )
    expect(broken).toMatchObject({ text: expect.stringMatching(/Line 23: 1,00/), exitCode: 1 })
    expect((await endOf(begun)).isPaid).toBe(false)
    expect((await run('payments', 'import-bank', 'nothing.xml')).exitCode).toBe(1)
  })
})

describe('a transfer that somebody saw on the account', () => {
  const by = ['--by', 'Mila', '--because', 'Seen at the bank'] as const

  test('pays the order, and the file that tells it later changes nothing', async () => {
    const { begun, number, reference: told } = await begin()
    const reference = named()
    const words = [number, '--amount', '25.95', '--reference', reference, ...by]
    expect((await run('payments', 'transfer', ...words)).exitCode).toBe(0)
    expect(await endOf(begun)).toEqual(paid)
    await read({ reference, text: told })
    expect(await endOf(begun)).toEqual(paid)
    expect((await run('orders', 'show', number)).text).toMatch(/transferSeen.*Mila/)
  })

  test('needs its amount, its reference, a name and a reason', async () => {
    const { begun, number } = await begin()
    for (const words of [
      ['--amount', '25.95', ...by],
      ['--reference', 'X', ...by],
      ['--amount', '25.95', '--reference', 'X'],
    ])
      expect((await run('payments', 'transfer', number, ...words)).exitCode).toBe(2)
    expect((await endOf(begun)).isPaid).toBe(false)
  })
})

test('the books agree to the cent after all of this', async () => {
  expect(await ledgerFindings(opened.shop)).toEqual([])
})

/** A transfer that fitted no order, with its case. */
async function readUnmatched(amount = '25.95') {
  const reference = named()
  await read({ reference, amount, text: 'birthday' })
  const { id } = await db
    .selectFrom('cases')
    .select('id')
    .where('subject', '=', `receipt:bank:${reference}`)
    .executeTakeFirstOrThrow()
  return { reference, id }
}

describe('a transfer that fitted no order', () => {
  const by = ['--by', 'Mila', '--because', 'They called'] as const

  test('is given to its order by its case, once', async () => {
    const { begun, number } = await begin()
    const { id } = await readUnmatched()
    const nowhere = await run('cases', 'decide', id, 'give-to', ...by)
    expect(nowhere).toMatchObject({ exitCode: 1, text: expect.stringContaining('--order') })
    const given = await run('cases', 'decide', id, 'give-to', '--order', number, ...by)
    expect(given.exitCode).toBe(0)
    expect(await endOf(begun)).toMatchObject({ isPaid: true, payments: ['settled'] })
    const again = await run('cases', 'decide', id, 'give-to', '--order', number, ...by)
    expect(again.exitCode).toBe(1)
  })

  test('is given to it by its reference too, and never booked a second time', async () => {
    const { begun, number } = await begin()
    const { reference } = await readUnmatched()
    const book = (amount: string) =>
      run('payments', 'transfer', number, '--amount', amount, '--reference', reference, ...by)
    expect(await book('30.00')).toMatchObject({
      ...{ exitCode: 1, text: expect.stringContaining('came with 25.95 EUR') },
    })
    expect((await book('25.95')).exitCode).toBe(0)
    expect(await endOf(begun)).toMatchObject({ isPaid: true, payments: ['settled'] })
    expect((await book('25.95')).exitCode).toBe(1)
  })

  test('of another amount waits for a decision about its order', async () => {
    const { begun, number } = await begin()
    const { id } = await readUnmatched('20.00')
    const given = await run('cases', 'decide', id, 'give-to', '--order', number, ...by)
    expect(given.text).toContain('another amount was paid than was asked')
    expect(await endOf(begun)).toMatchObject({ isPaid: false, cases: ['otherAmount'] })
    await run('cases', 'decide', id, 'accept', ...by)
    expect(await endOf(begun)).toMatchObject({ isPaid: true })
    expect(await ledgerFindings(opened.shop)).toEqual([])
  })
})

describe('a file of an account', () => {
  const readOf = async (text: string) => {
    await writeFile(join(home, 'bank.xml'), text)
    const { clock, queue } = opened.shop.deps
    const openQueue = async () => ({ ...queue, listDeadLetters: async () => [] })
    const bankAccounts = ['NL02BANK0123456789']
    const context = { ...commandContext({ db, clock, home, bankAccounts }), openQueue }
    const { lines, exitCode } = await runCommand(context, ['payments', 'import-bank', 'bank.xml'])
    return { text: lines.join('\n'), exitCode }
  }
  const foreign = (text: string) => text.replace('NL02BANK0123456789', 'NL99FREM0123456789')

  test("that is not the shop's is refused, and both are named", async () => {
    const { exitCode, text } = await readOf(foreign(camtOf({ reference: named() })))
    expect(exitCode).toBe(1)
    expect(text).toContain('it is of NL99FREM0123456789')
    expect(text).toContain("the shop's account is NL02BANK0123456789")
  })

  test("beside the shop's in one file is named and left out", async () => {
    const [own, other] = [named(), named()]
    const statement = /<Stmt>[\s\S]*<\/Stmt>/
    const second = statement.exec(foreign(camtOf({ reference: other })))?.[0] ?? ''
    const file = camtOf({ reference: own }).replace('</Stmt>', `</Stmt>${second}`)
    const { exitCode, text } = await readOf(file)
    expect(exitCode).toBe(0)
    expect(text).toContain(`${own}: 25.95 EUR`)
    expect(text).not.toContain(`${other}: `)
    expect(text).toContain('Account NL99FREM0123456789 is not the shop')
  })
})
