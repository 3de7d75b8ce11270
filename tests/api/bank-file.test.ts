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
  const { lines, isFine } = await runCommand(context, words)
  await opened.shop.runJobs()
  return { text: lines.join('\n'), isFine }
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
    const { isFine } = await run('cases', 'decide', failed.id, 'paid-otherwise', ...by)
    expect(isFine).toBe(true)
  })

  test('one line that is wrong refuses all of them', async () => {
    const { begun, reference } = await begin()
    const broken = await read(
      { reference: named(), text: reference },
      { reference: named(), amount: '1,00' },
    )
    expect(broken).toMatchObject({ text: expect.stringMatching(/Line 23: 1,00/), isFine: false })
    expect((await endOf(begun)).isPaid).toBe(false)
    expect((await run('payments', 'import-bank', 'nothing.xml')).isFine).toBe(false)
  })
})

describe('a transfer that somebody saw on the account', () => {
  const by = ['--by', 'Mila', '--because', 'Seen at the bank'] as const

  test('pays the order, and the file that tells it later changes nothing', async () => {
    const { begun, number, reference: told } = await begin()
    const reference = named()
    const words = [number, '--amount', '25.95', '--reference', reference, ...by]
    expect((await run('payments', 'transfer', ...words)).isFine).toBe(true)
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
      expect((await run('payments', 'transfer', number, ...words)).isFine).toBe(false)
    expect((await endOf(begun)).isPaid).toBe(false)
  })
})

test('the books agree to the cent after all of this', async () => {
  expect(await ledgerFindings(opened.shop)).toEqual([])
})
