import type { KyselyPlugin } from 'kysely'
import { afterAll, describe, expect, test } from 'vitest'
import { cardAccount, orderAccount, systemAccount } from '#domain/ledger/accounts.ts'
import { balanceOf } from '#domain/ledger/balance.ts'
import { BalanceTooLow } from '#domain/ledger/errors.ts'
import { post, postAll, posting } from '#domain/ledger/post.ts'
import type { Posting, PostingEntry } from '#domain/ledger/posting.ts'
import { newId } from '#kernel/ids.ts'
import { InvariantViolated } from '#kernel/invariant.ts'
import { openTestEmbedded } from '#tests/support/database.ts'

const { db, close } = await openTestEmbedded()
afterAll(close)

const clearing = systemAccount('pspClearing', 'EUR')
const newOrder = () => orderAccount(newId('ord'), 'EUR')
const write = (...postings: Posting[]) => db.transaction().execute((tx) => postAll(tx, postings))

const paid = (order: Posting['entries'][number]['account'], cents: number): Posting => ({
  key: `settle:${order.id}`,
  kind: 'settle',
  entries: [
    { account: clearing, cents: -cents },
    { account: order, cents },
  ],
})

test('a posting moves value from one account to another', async () => {
  const order = newOrder()
  const before = await balanceOf(db, clearing)
  const { isNew } = await db.transaction().execute((tx) => post(tx, paid(order, 50_00)))
  expect(isNew).toBe(true)
  expect(await balanceOf(db, order)).toBe(50_00)
  expect(await balanceOf(db, clearing)).toBe(before - 50_00)
})

test('the same key twice moves the value once', async () => {
  const order = newOrder()
  const [first] = await write(paid(order, 50_00))
  const [second] = await write(paid(order, 50_00))
  expect(second).toEqual({ transferId: first?.transferId, isNew: false })
  expect(await balanceOf(db, order)).toBe(50_00)
})

describe('a key that has moved its value', () => {
  const order = newOrder()
  const first = paid(order, 50_00)
  const [fromClearing, toOrder] = first.entries as [PostingEntry, PostingEntry]

  test.each<[string, Partial<Posting>]>([
    ['another amount', { entries: paid(order, 60_00).entries }],
    ['another reason', { kind: 'refund' }],
    ['another account', { entries: [fromClearing, { account: newOrder(), cents: 50_00 }] }],
    [
      'a further account',
      {
        entries: [
          { ...fromClearing, cents: -60_00 },
          toOrder,
          { account: newOrder(), cents: 10_00 },
        ],
      },
    ],
    [
      'further accounts that balance',
      {
        entries: [
          fromClearing,
          toOrder,
          { account: newOrder(), cents: 1 },
          { account: systemAccount('feeRevenue', 'EUR'), cents: -1 },
        ],
      },
    ],
    [
      'another currency',
      {
        entries: [
          { account: { ...clearing, currency: 'GBP' }, cents: -50_00 },
          { account: { ...order, currency: 'GBP' }, cents: 50_00 },
        ],
      },
    ],
  ])('is refused with %s, whatever else is posted with it', async (_name, change) => {
    await write(first)
    const other = newOrder()
    await expect(write({ ...first, ...change }, paid(other, 1_00))).rejects.toThrow(
      `The key ${first.key} has moved other value before.`,
    )
    expect(await balanceOf(db, order)).toBe(50_00)
    expect(await balanceOf(db, other)).toBe(0)
  })

  test('is answered with what it moved then, beside what is new', async () => {
    const [earlier] = await write(first)
    const [known, added] = await write(first, paid(newOrder(), 1_00))
    expect(known).toEqual({ transferId: earlier?.transferId, isNew: false })
    expect(added).toEqual({ transferId: expect.stringMatching(/^trf_/), isNew: true })
  })
})

describe('postings that are a part of another statement', () => {
  const along = (...postings: Posting[]) =>
    db.transaction().execute(async (tx) => {
      await posting(tx, postings).deleteFrom('attempts').where('key', '=', 'nobody').execute()
    })

  test('move with it', async () => {
    const [order, other] = [newOrder(), newOrder()]
    await along(paid(order, 50_00), paid(other, 10_00))
    expect(await balanceOf(db, order)).toBe(50_00)
    expect(await balanceOf(db, other)).toBe(10_00)
  })

  test('break it where one of them was ever made, and none of them moves', async () => {
    const [order, other] = [newOrder(), newOrder()]
    await write(paid(order, 50_00))
    await expect(along(paid(other, 10_00), paid(order, 50_00))).rejects.toMatchObject({
      constraint: 'a_key_moves_value_once',
    })
    expect(await balanceOf(db, order)).toBe(50_00)
    expect(await balanceOf(db, other)).toBe(0)
  })

  test('break it where an account would fall below zero', async () => {
    const order = newOrder()
    await expect(along(paid(order, -1))).rejects.toMatchObject({
      constraint: 'bounded_account_never_below_zero',
    })
    expect(await balanceOf(db, order)).toBe(0)
  })
})

test('a set of nothing moves nothing', async () => {
  expect(await write()).toEqual([])
})

test('a set that names one key twice is a bug', async () => {
  const order = newOrder()
  await expect(write(paid(order, 1_00), paid(order, 1_00))).rejects.toThrow(
    'One set of postings names each key once.',
  )
})

test('what else the database refuses is not called a low balance', async () => {
  await write(paid(newOrder(), 1_00))
  const attempt = write({
    key: newId('trf'),
    kind: 'settle',
    entries: [
      { account: { ...clearing, currency: 'GBP' }, cents: -1_00 },
      { account: orderAccount(newId('ord'), 'GBP'), cents: 1_00 },
    ],
  })
  await expect(attempt).rejects.toMatchObject({
    constraint: 'entry_has_the_currency_of_its_account',
  })
})

test('an overdraft is refused by name, and nothing of its transaction stands', async () => {
  const [order, other] = [newOrder(), newOrder()]
  const card = cardAccount(newId('crd'), 'EUR')
  await write(paid(order, 50_00))
  const spend: Posting = {
    key: `issue:${card.id}`,
    kind: 'issue',
    entries: [
      { account: order, cents: -50_01 },
      { account: card, cents: 50_01 },
    ],
  }
  const refused = await write(paid(other, 10_00), spend).catch((error: unknown) => error)
  expect(refused).toBeInstanceOf(BalanceTooLow)
  expect(refused).toMatchObject({ details: { accountId: order.id } })
  expect(await balanceOf(db, order)).toBe(50_00)
  expect(await balanceOf(db, other)).toBe(0)
})

test('postings of one set may spend what an earlier of them brought', async () => {
  const order = newOrder()
  const payable = systemAccount('issuerPayable', 'EUR', 'loof-en-lente')
  await write(paid(order, 50_00), {
    key: `issue:${order.id}`,
    kind: 'issue',
    entries: [
      { account: order, cents: -50_00 },
      { account: payable, cents: 50_00 },
    ],
  })
  expect(await balanceOf(db, order)).toBe(0)
  expect(await balanceOf(db, payable)).toBe(50_00)
})

test('entries of one account are added up and those of zero fall away', async () => {
  const order = newOrder()
  const fee = systemAccount('feeRevenue', 'EUR')
  await write({
    key: `settle:${order.id}`,
    kind: 'settle',
    entries: [
      { account: clearing, cents: -10_00 },
      { account: clearing, cents: -5_00 },
      { account: fee, cents: 0 },
      { account: order, cents: 15_00 },
    ],
  })
  const entries = await db
    .selectFrom('ledger_entries as entry')
    .innerJoin('ledger_transfers as transfer', 'transfer.id', 'entry.transfer_id')
    .select(['account_id', 'amount_cents'])
    .where('key', '=', `settle:${order.id}`)
    .orderBy('amount_cents')
    .execute()
  expect(entries).toEqual([
    { account_id: clearing.id, amount_cents: -15_00 },
    { account_id: order.id, amount_cents: 15_00 },
  ])
})

test.each<[string, Posting['entries'], RegExp]>([
  ['that does not sum to zero', [{ account: clearing, cents: 1 }], /k sums to zero, not to 1\.$/],
  ['that moves nothing', [{ account: clearing, cents: 0 }], /k moves nothing\.$/],
  [
    'in fractions of a cent',
    [
      { account: clearing, cents: 0.5 },
      { account: newOrder(), cents: -0.5 },
    ],
    /k moves whole cents\.$/,
  ],
  [
    'in two currencies',
    [
      { account: clearing, cents: -1 },
      { account: systemAccount('pspClearing', 'GBP'), cents: 1 },
    ],
    /k has one currency\.$/,
  ],
  [
    'of one account in two currencies',
    [
      { account: clearing, cents: -1 },
      { account: { ...clearing, currency: 'GBP' }, cents: 1 },
    ],
    /Account system:pspClearing:EUR has one currency\.$/,
  ],
])('a posting %s is a bug that says what is wrong', async (_name, entries, sentence) => {
  const attempt = write({ key: 'k', kind: 'settle', entries })
  await expect(attempt).rejects.toThrow(InvariantViolated)
  await expect(attempt).rejects.toThrow(sentence)
})

test('a set of any size is one statement, and two where a key is known', async () => {
  let statementCount = 0
  const counter: KyselyPlugin = {
    transformQuery: ({ node }) => {
      statementCount += 1
      return node
    },
    transformResult: async ({ result }) => result,
  }
  const countFor = async (postings: Posting[]) => {
    statementCount = 0
    const counted = db.withPlugin(counter)
    await counted.transaction().execute((tx) => postAll(tx, postings))
    return statementCount
  }
  const postings = Array.from({ length: 200 }, () => paid(newOrder(), 10_00))
  expect(await countFor(postings.slice(0, 1))).toBe(1)
  expect(await countFor(postings)).toBe(2)
  expect(await countFor(Array.from({ length: 200 }, () => paid(newOrder(), 10_00)))).toBe(1)
  expect(await countFor([])).toBe(0)
})
