import { afterAll, afterEach, expect, test } from 'vitest'
import type { AccountRef } from '#domain/ledger/accounts.ts'
import { cardAccount, orderAccount, systemAccount } from '#domain/ledger/accounts.ts'
import { auditLedger } from '#domain/ledger/audit.ts'
import { balanceOf } from '#domain/ledger/balance.ts'
import { BalanceTooLow } from '#domain/ledger/errors.ts'
import { postAll } from '#domain/ledger/post.ts'
import type { Posting } from '#domain/ledger/posting.ts'
import { newId } from '#kernel/ids.ts'
import { openTestPostgres } from '#tests/support/postgres.ts'

const connectionCount = 40
const { db, close } = await openTestPostgres(connectionCount)
afterAll(close)
afterEach(async () => expect((await auditLedger(db)).findings).toEqual([]))

const clearing = systemAccount('pspClearing', 'EUR')
const newCard = () => cardAccount(newId('crd'), 'EUR')
const write = (...postings: Posting[]) => db.transaction().execute((tx) => postAll(tx, postings))

type Move = { from: AccountRef; to: AccountRef; cents: number; key?: string }

const move = ({ from, to, cents, key = newId('trf') }: Move): Posting => ({
  key,
  kind: 'issue',
  entries: [
    { account: from, cents: -cents },
    { account: to, cents },
  ],
})

const times = <Value>(count: number, make: (index: number) => Value): Value[] =>
  Array.from({ length: count }, (_, index) => make(index))

test('of 200 parallel spends of €10 from an account of €50 exactly 5 succeed', async () => {
  const card = newCard()
  const payable = systemAccount('issuerPayable', 'EUR', 'loof-en-lente')
  await write(move({ from: clearing, to: card, cents: 50_00 }))
  const outcomes = await Promise.allSettled(
    times(200, () => write(move({ from: card, to: payable, cents: 10_00 }))),
  )
  const refused = outcomes.filter((outcome) => outcome.status === 'rejected')
  expect(outcomes.length - refused.length).toBe(5)
  for (const { reason } of refused) expect(reason).toBeInstanceOf(BalanceTooLow)
  expect(await balanceOf(db, card)).toBe(0)
  expect(await balanceOf(db, payable)).toBe(50_00)
})

test('transfers over the same two cards in opposite directions never deadlock', async () => {
  const [left, right] = [newCard(), newCard()]
  await write(
    move({ from: clearing, to: left, cents: 500_00 }),
    move({ from: clearing, to: right, cents: 500_00 }),
  )
  await Promise.all(
    times(200, (index) =>
      write(
        index % 2 === 0
          ? move({ from: left, to: right, cents: 1_00 + index })
          : move({ from: right, to: left, cents: index }),
      ),
    ),
  )
  expect((await balanceOf(db, left)) + (await balanceOf(db, right))).toBe(1000_00)
})

test('sets that make and use the same new accounts in any order never deadlock', async () => {
  for (const round of times(10, (index) => index)) {
    const cards = times(6, newCard)
    const set = cards.map((to) => move({ from: clearing, to, cents: 1_00 }))
    await Promise.all(
      times(20, (index) => {
        const start = (index + round) % set.length
        const rotated = [...set.slice(start), ...set.slice(0, start)]
        return write(...(index % 2 === 0 ? rotated : rotated.reverse()))
      }),
    )
    for (const card of cards) expect(await balanceOf(db, card)).toBe(1_00)
  }
})

test('the same key 50 times in parallel moves the value once', async () => {
  const order = orderAccount(newId('ord'), 'EUR')
  const posting = move({ from: clearing, to: order, cents: 25_00, key: `settle:${order.id}` })
  const posted = (await Promise.all(times(50, () => write(posting)))).flat()
  expect(posted.filter(({ isNew }) => isNew)).toHaveLength(1)
  expect(new Set(posted.map(({ transferId }) => transferId)).size).toBe(1)
  expect(await balanceOf(db, order)).toBe(25_00)
})

test('a posting that is rolled back leaves its key free', async () => {
  const order = orderAccount(newId('ord'), 'EUR')
  const posting = move({ from: clearing, to: order, cents: 25_00, key: `settle:${order.id}` })
  const failing = db.transaction().execute(async (tx) => {
    await postAll(tx, [posting])
    throw new Error('The rest of the transaction failed.')
  })
  await expect(failing).rejects.toThrow('The rest')
  expect(await write(posting)).toMatchObject([{ isNew: true }])
})

test('payments of different orders do not wait for each other', async () => {
  const orders = times(2, () => orderAccount(newId('ord'), 'EUR'))
  const [first, second] = orders.map((to) => move({ from: clearing, to, cents: 10_00 }))
  if (first === undefined || second === undefined) throw new Error('Two postings are needed.')
  await db.transaction().execute(async (tx) => {
    await postAll(tx, [first])
    // The first transaction is still open: were the shared account locked, this would never end.
    await write(second)
  })
  for (const order of orders) expect(await balanceOf(db, order)).toBe(10_00)
})
