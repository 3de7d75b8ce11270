import { afterAll, describe, expect, test } from 'vitest'
import { listCases } from '#domain/cases/find-case.ts'
import { systemAccount } from '#domain/ledger/accounts.ts'
import { balanceOf } from '#domain/ledger/balance.ts'
import { runCommand } from '#server/commands/commands.ts'
import { buildProduct } from '#tests/support/build-product.ts'
import { forOther } from '#tests/support/build-shop.ts'
import { CaseShop, changeOf } from '#tests/support/case-shop.ts'
import { commandContext } from '#tests/support/command-context.ts'
import { openTestDatabase } from '#tests/support/database.ts'
import { ledgerFindings } from '#tests/support/order-outcome.ts'

const database = await openTestDatabase()
const { db } = database
const issuer = 'aan-tafel'
/** VAT is due at the sale: 2.06 of 25.00. Of the other one its issuer says before that it blocks none. */
const ticket = buildProduct({
  ...{ id: 'filmkaart', issuer, vat: { kind: 'singlePurpose', rateBasisPoints: 900 } },
})
const known = buildProduct({ id: 'ruitjesbon', issuer, cannotBlock: true })
const shop = new CaseShop(database, [ticket, known])
const { issuer: port } = shop.deps
afterAll(async () => {
  shop.close()
  await database.close()
})

const cannot = () => {
  shop.deps.issuer = { ...port, setState: async () => 'cannot' }
}
const can = () => {
  shop.deps.issuer = port
}

async function run(...words: string[]) {
  const { clock, queue } = shop.deps
  const openQueue = async () => ({ ...queue, listDeadLetters: async () => [] })
  const { lines, exitCode } = await runCommand(
    { ...commandContext({ db, clock }), openQueue },
    words,
  )
  await shop.runJobs()
  return { text: lines.join('\n'), exitCode }
}

const listed = async () =>
  (await run('cases')).text.split('\n').filter((line) => line.includes('cannot void'))

/** A card is withdrawn, and its money goes back. */
async function refund(productId: string) {
  const { paymentId, news } = await shop.buy([{ productId }])
  await shop.runJobs()
  await shop.hear(changeOf(news, 'fraudNotice', { cents: 0 }))
  await shop.decide(paymentId, 'refund-cards')
  return paymentId
}

const sums = async () => ({
  owed: await balanceOf(db, systemAccount('issuerPayable', 'EUR', issuer)),
  loss: await balanceOf(db, systemAccount('refundLoss', 'EUR')),
})

async function moved(work: () => Promise<unknown>) {
  const before = await sums()
  await work()
  const after = await sums()
  return { owed: after.owed - before.owed, loss: after.loss - before.loss }
}

const by = ['--by', 'Anna', '--because', 'the issuer said so on the phone'] as const

async function decideListed(decision: string) {
  const [line = ''] = await listed()
  return moved(async () =>
    expect(await run('cases', 'decide', line.split(':')[0] ?? '', decision, ...by)).toMatchObject({
      exitCode: 0,
    }),
  )
}

describe('an issuer that cannot void a card whose money went back', () => {
  test('is a case with what is owed, listed until somebody decided', async () => {
    cannot()
    const paymentId = await refund('filmkaart')
    can()
    const [line = ''] = await listed()
    expect(line).toContain('22.94 EUR, finance decides voided or bear-loss')
    expect((await run('orders', 'held')).text).toContain(line)
    expect(shop.alerts.at(-1)).toMatchObject({ alert: true, unitId: expect.any(String) })
    expect(await decideListed('bear-loss')).toEqual({ owed: 0, loss: 0 })
    expect(await listed()).toEqual([])
    expect((await shop.casesOf(paymentId)).every(({ state }) => state === 'decided')).toBe(true)
  })

  test('voided it after all: it is not owed for any more', async () => {
    cannot()
    await refund('filmkaart')
    can()
    expect(await decideListed('voided')).toEqual({ owed: -22_94, loss: 22_94 })
    expect(await listed()).toEqual([])
  })

  test('is no case where it was said before the card was ordered', async () => {
    cannot()
    await refund('ruitjesbon')
    can()
    expect(await listed()).toEqual([])
  })
})

describe('an issuer that was asked, and whose answer never came', () => {
  async function stayAway() {
    const { issuerWaitsMs } = shop.deps
    const { promise: never } = Promise.withResolvers<never>()
    shop.deps.issuer = { ...port, issue: () => never, setState: async () => 'cannot' }
    Object.assign(shop.deps, { issuerWaitsMs: 1 })
    await shop.buy([{ productId: 'filmkaart' }])
    for (let attempt = 0; attempt < 11; attempt += 1) {
      await shop.runJobs()
      shop.later(11 * 60_000)
    }
    Object.assign(shop.deps, { issuerWaitsMs })
    can()
  }

  test('is a case: what it made and cannot void is owed', async () => {
    await stayAway()
    expect(await listed()).toHaveLength(1)
    expect(await decideListed('bear-loss')).toEqual({ owed: 22_94, loss: -22_94 })
    expect(await listed()).toEqual([])
  })

  test('made none: nothing is owed', async () => {
    await stayAway()
    expect(await decideListed('voided')).toEqual({ owed: 0, loss: 0 })
    expect(await listed()).toEqual([])
  })
})

test('a card that nobody asked its issuer for is called off without a word to it', async () => {
  const asked: string[] = []
  shop.deps.issuer = {
    ...port,
    setState: async ({ unitId }) => {
      asked.push(unitId)
      return 'cannot'
    },
  }
  const later = new Date(shop.now.getTime() + 20 * 24 * 60 * 60 * 1000).toISOString()
  const receiver = forOther('Bram', 'bram@voorbeeld.example')
  const { paymentId, news } = await shop.buy([
    { productId: 'filmkaart', receiver, deliveryDate: later },
  ])
  await shop.runJobs()
  await shop.hear(changeOf(news, 'fraudNotice', { cents: 0 }))
  await shop.decide(paymentId, 'refund-cards')
  can()
  expect([asked, await listed()]).toEqual([[], []])
})

test('and the books are right after all of this', async () => {
  expect((await listCases(db, 'open')).map(({ kind }) => kind)).toEqual([])
  expect(await ledgerFindings(shop)).toEqual([])
})
