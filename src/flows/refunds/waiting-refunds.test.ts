import { afterAll, describe, expect, test } from 'vitest'
import type { CaseDecision } from '#domain/cases/case-kinds.ts'
import { listCases } from '#domain/cases/find-case.ts'
import { systemAccount } from '#domain/ledger/accounts.ts'
import { balanceOf } from '#domain/ledger/balance.ts'
import { decideCase } from '#flows/cases/decide-case.ts'
import { receiveNotifications } from '#flows/payments/receive-notifications.ts'
import type { PaymentId } from '#kernel/ids.ts'
import { PostShop } from '#tests/support/build-post-shop.ts'
import { changeOf } from '#tests/support/case-shop.ts'
import { openTestDatabase } from '#tests/support/database.ts'
import { ledgerFindings } from '#tests/support/order-outcome.ts'
import { refusalOf } from '#tests/support/refusal-of.ts'

const database = await openTestDatabase()
const { db } = database
const post = new PostShop(database)
/** The provider refuses every refund: all of them fail and wait for a person. */
post.shop.provider.rejectRefunds()
afterAll(async () => {
  post.close()
  await database.close()
})

const by = ['--by', 'Mila', '--because'] as const
const refund = (number: string, ...words: string[]) =>
  post.run('orders', 'refund', number, ...words)

/** Two cards of 20.00, paid with 40.95. */
async function buyTwo() {
  const { number } = await post.buy({ quantity: 2, amountCents: 20_00 })
  const { orderId, paymentId } = await db
    .selectFrom('payments')
    .innerJoin('orders', 'orders.id', 'payments.order_id')
    .select(['orders.id as orderId', 'payments.id as paymentId'])
    .where('reference_number', '=', number)
    .executeTakeFirstOrThrow()
  const [first = '', second = ''] = (await refund(number)).text.match(/unt_[0-9a-z]+/g) ?? []
  return { number, orderId, paymentId, first, second }
}

type Order = Awaited<ReturnType<typeof buyTwo>>

const waitingOf = async ({ orderId }: Order, kind = 'refundFailed') =>
  (await listCases(db, { orderId })).filter((one) => one.state === 'open' && one.kind === kind)

async function decideAll(order: Order, decision: CaseDecision, kind = 'refundFailed') {
  const said: unknown[] = []
  const by = { actor: 'Anna', reason: 'test' }
  for (const { id: caseId } of await waitingOf(order, kind))
    said.push(await refusalOf(decideCase(post.shop.deps, { caseId, decision, ...by })))
  await post.shop.runJobs()
  return said
}

/** What the shop's bank account and the provider paid, and what the bank took. */
async function movedBy(work: () => Promise<unknown>) {
  const read = async () => [
    await balanceOf(db, systemAccount('bank', 'EUR')),
    await balanceOf(db, systemAccount('pspClearing', 'EUR')),
    await balanceOf(db, systemAccount('refundLoss', 'EUR')),
  ]
  const before = await read()
  await work()
  const after = await read()
  const [bank = 0, clearing = 0, loss = 0] = after.map((cents, at) => cents - (before[at] ?? 0))
  return { bank, clearing, loss }
}

const chargebackOf = (paymentId: PaymentId, cents: number) =>
  changeOf(post.shop.provider.newsOf(paymentId), 'chargeback', { cents })

async function hear(news: ReturnType<typeof changeOf>) {
  await receiveNotifications(post.shop.deps, [news])
  await post.shop.runJobs()
}

describe('money that waits in the case of a failed refund', () => {
  test('is subtracted from a favour: both decisions together pay back what came', async () => {
    const order = await buyTwo()
    await refund(order.number, '--cards', order.first, ...by, 'Wrong')
    expect(await waitingOf(order)).toMatchObject([{ openCents: 20_00 }])
    const over = await refund(order.number, '--amount', '40.95', ...by, 'Sorry')
    expect(over).toMatchObject({
      exitCode: 1,
      text: expect.stringContaining('At most 20.95 EUR'),
    })
    const rest = await refund(order.number, '--amount', '20.95', ...by, 'Sorry')
    expect(rest.exitCode).toBe(0)
    const moved = await movedBy(() => decideAll(order, 'paid-otherwise'))
    expect(moved.bank).toBe(40_95)
    expect((await refund(order.number)).text).toContain('At most 0.00 EUR')
  })

  test('is subtracted from cards that go back too, and again when it is tried once more', async () => {
    const order = await buyTwo()
    await refund(order.number, '--cards', order.first, ...by, 'Wrong')
    for (const decision of ['pay-again', 'pay-again'] as const) await decideAll(order, decision)
    await refund(order.number, '--cards', order.second, ...by, 'This too')
    expect(await refund(order.number)).toMatchObject({
      text: expect.stringContaining('At most 0.00 EUR'),
    })
    const moved = await movedBy(() => decideAll(order, 'paid-otherwise'))
    expect(moved).toMatchObject({ bank: 40_95, loss: 0 })
  })

  test('waits for the decision about a chargeback, and is not paid beside it', async () => {
    const order = await buyTwo()
    await refund(order.number, '--cards', order.first, ...by, 'Wrong')
    await hear(chargebackOf(order.paymentId, 40_95))
    expect(await decideAll(order, 'paid-otherwise')).toEqual(['caseMoneyTaken'])
    expect(await decideAll(order, 'pay-again')).toEqual(['caseMoneyTaken'])
    const moved = await movedBy(() => decideAll(order, 'keep-cards', 'chargeback'))
    // Of what the bank took 20.00 was owed anyway.
    expect(moved).toEqual({ bank: 0, clearing: 0, loss: -20_95 })
    expect(await waitingOf(order)).toEqual([])
  })

  test('is paid as far as the bank left it', async () => {
    const order = await buyTwo()
    await refund(order.number, '--cards', order.first, ...by, 'Wrong')
    await hear(chargebackOf(order.paymentId, 30_95))
    await decideAll(order, 'keep-cards', 'chargeback')
    expect(await waitingOf(order)).toMatchObject([{ openCents: 10_00 }])
    const moved = await movedBy(() => decideAll(order, 'paid-otherwise'))
    expect(moved).toEqual({ bank: 10_00, clearing: 0, loss: 0 })
  })

  test('is not owed where the refund fails after the chargeback was decided', async () => {
    const order = await buyTwo()
    await hear(chargebackOf(order.paymentId, 40_95))
    await decideAll(order, 'keep-cards', 'chargeback')
    const { text } = await refund(order.number, '--cards', order.first, ...by, 'Wrong')
    expect(text).toContain('0.00 EUR goes back')
    expect(text).toContain('20.00 EUR the bank took before')
    expect(await refund(order.number, '--amount', '1.00', ...by, 'Sorry')).toMatchObject({
      text: expect.stringContaining('At most 0.00 EUR'),
      exitCode: 1,
    })
    expect(await waitingOf(order)).toEqual([])
  })

  test('and the books are right after all of this', async () => {
    expect(await ledgerFindings(post.shop)).toEqual([])
  })
})
