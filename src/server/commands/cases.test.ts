import { afterAll, describe, expect, test } from 'vitest'
import { listCases } from '#domain/cases/find-case.ts'
import { newId } from '#kernel/ids.ts'
import { CaseShop, changeOf } from '#tests/support/case-shop.ts'
import { commandContext } from '#tests/support/command-context.ts'
import { openTestDatabase } from '#tests/support/database.ts'
import { outcomeOf } from '#tests/support/order-outcome.ts'
import { runCommand } from './commands.ts'

const database = await openTestDatabase()
const shop = new CaseShop(database)
afterAll(async () => {
  shop.close()
  await database.close()
})

async function run(...words: string[]) {
  const { db, clock, queue } = shop.deps
  const openQueue = async () => ({ ...queue, listDeadLetters: async () => [] })
  const context = { ...commandContext({ db, clock }), openQueue }
  const { lines, exitCode } = await runCommand(context, words)
  return { text: lines.join('\n'), exitCode }
}

async function contest() {
  const bought = await shop.buy()
  await shop.runJobs()
  await shop.hear(changeOf(bought.news, 'chargeback'))
  const { id, orderNumber } = await shop.oneCaseOf(bought.paymentId)
  return { ...bought, id, orderNumber }
}

test('no case, no worry', async () => {
  expect(await run('cases')).toEqual({ text: 'No case waits.', exitCode: 0 })
})

describe('a case', () => {
  test('is listed with what happened, who decides what, and by when', async () => {
    const { id, orderNumber } = await contest()
    expect((await run('cases')).text).toBe(
      `${id}: ${orderNumber}, the bank took the money back, 25.95 EUR, ${await referenceOf(id)}, ` +
        'finance decides keep-cards or withdraw-cards or refund-cards, by 2026-11-28 11:00:00',
    )
    shop.later(8 * 24 * 60 * 60_000)
    expect((await run('cases')).text).toContain('OVERDUE since 2026-11-28 11:00:00')
  })

  test('is decided by a name and for a reason, which its history keeps', async () => {
    const { id, visitorKey } = await contest()
    const unsigned = await run('cases', 'decide', id, 'keep-cards')
    expect(unsigned).toMatchObject({ exitCode: 2, text: expect.stringContaining('--because') })
    const wrong = await run('cases', 'decide', id, 'burn', '--by', 'Anna', '--because', 'x')
    expect(wrong.text).toContain('keep-cards or withdraw-cards')
    expect((await outcomeOf(shop, visitorKey)).orders).toEqual(['halted'])

    const signed = ['--by', 'Anna de Vries', '--because', 'the customer paid', 'by transfer']
    expect(await run('cases', 'decide', id, 'keep-cards', ...signed)).toEqual({
      text: `${id}: keep-cards, 25.95 EUR, by Anna de Vries.`,
      exitCode: 0,
    })
    const again = await run('cases', 'decide', id, 'keep-cards', ...signed)
    expect(again).toMatchObject({ exitCode: 1, text: expect.stringContaining('decided before') })
    const { text } = await run('cases', 'show', id)
    expect(text).toContain('decided keep-cards')
    expect(text).toContain('by Anna de Vries')
    expect(text).toContain('the customer paid by transfer')
    // What the decision did to the order is told under the same name.
    expect(text).toMatch(/completed, by Anna de Vries, {"from":"halted"}/)
  })

  test('stands with its order, decided or not', async () => {
    const { id, orderNumber, paymentId } = await contest()
    const ofOrder = async () => (await run('orders', 'show', orderNumber ?? '')).text
    expect(await ofOrder()).toContain(`  ${id}: ${orderNumber}, the bank took the money back`)
    await shop.decide(paymentId, 'keep-cards')
    expect(await ofOrder()).toContain(`  ${id}: keep-cards`)
  })

  test('that is not there is answered with those that are', async () => {
    const { id } = await contest()
    const typo = newId('cas')
    const signed = ['--by', 'Anna', '--because', 'x']
    for (const words of [['show', typo], ['decide', typo, 'noted', ...signed], [typo]]) {
      const { text, exitCode } = await run('cases', ...words)
      expect(exitCode).toBe(1)
      expect(text).toContain(`There is no case ${typo}. Waiting: `)
    }
    expect((await run('cases', 'show', id.slice(0, -1))).text).toContain(id)
  })
})

async function referenceOf(id: string): Promise<string | null | undefined> {
  const cases = await listCases(shop.deps.db, 'open')
  return cases.find((one) => one.id === id)?.reference
}
