import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import {
  type AccountRef,
  cardAccount,
  orderAccount,
  systemAccount,
} from '#domain/ledger/accounts.ts'
import { auditLedger } from '#domain/ledger/audit.ts'
import { balanceOf } from '#domain/ledger/balance.ts'
import { BalanceTooLow } from '#domain/ledger/errors.ts'
import { postAll } from '#domain/ledger/post.ts'
import type { Posting } from '#domain/ledger/posting.ts'
import { newId } from '#kernel/ids.ts'
import { openTestEmbedded } from '#tests/support/database.ts'
import { walksWanted } from '#tests/support/thoroughness.ts'

const { db, close } = await openTestEmbedded()
afterAll(close)

const historyCount = walksWanted ?? 25
const boundedCount = 4

/** A move between two of the accounts by number; the first four are bounded. */
const move = fc
  .record({
    from: fc.nat({ max: boundedCount + 1 }),
    to: fc.nat({ max: boundedCount + 1 }),
    cents: fc.integer({ min: 1, max: 100_00 }),
  })
  .filter(({ from, to }) => from !== to)

/** Sets of moves, and how often each set is sent: what a lost answer makes a caller do. */
const history = fc.array(
  fc.record({
    moves: fc.array(move, { minLength: 1, maxLength: 4 }),
    sendings: fc.integer({ min: 1, max: 3 }),
  }),
  { minLength: 1, maxLength: 12 },
)

type Moves = { from: number; to: number; cents: number }[]

function openAccounts(): AccountRef[] {
  return [
    orderAccount(newId('ord'), 'EUR'),
    cardAccount(newId('crd'), 'EUR'),
    cardAccount(newId('crd'), 'EUR'),
    orderAccount(newId('ord'), 'EUR'),
    systemAccount('pspClearing', 'EUR', newId('ord')),
    systemAccount('issuerPayable', 'EUR', newId('ord')),
  ]
}

const account = (accounts: AccountRef[], index: number): AccountRef => {
  const found = accounts[index]
  if (found === undefined) throw new Error(`There is no account ${index}.`)
  return found
}

const toPostings = (accounts: AccountRef[], moves: Moves): Posting[] =>
  moves.map(({ from, to, cents }) => ({
    key: newId('trf'),
    kind: 'issue',
    entries: [
      { account: account(accounts, from), cents: -cents },
      { account: account(accounts, to), cents },
    ],
  }))

function applied(balances: readonly number[], moves: Moves): number[] {
  const next = [...balances]
  for (const { from, to, cents } of moves) {
    next[from] = (next[from] ?? 0) - cents
    next[to] = (next[to] ?? 0) + cents
  }
  return next
}

const isAllowed = (balances: readonly number[]): boolean =>
  balances.slice(0, boundedCount).every((cents) => cents >= 0)

/** Gives back whether the value moved, now or at an earlier sending. */
const send = (postings: Posting[]): Promise<boolean> =>
  db
    .transaction()
    .execute((tx) => postAll(tx, postings))
    .then(
      () => true,
      (error: unknown) => {
        if (error instanceof BalanceTooLow) return false
        throw error
      },
    )

const balancesOf = (accounts: AccountRef[]): Promise<number[]> =>
  Promise.all(accounts.map((each) => balanceOf(db, each)))

test('in every random history, balances are what a simple model says', async () => {
  const property = fc.asyncProperty(history, async (steps) => {
    const accounts = openAccounts()
    let model: number[] = accounts.map(() => 0)
    for (const { moves, sendings } of steps) {
      const postings = toPostings(accounts, moves)
      let hasMoved = false
      for (let sending = 0; sending < sendings; sending += 1) {
        const next = applied(model, moves)
        const mayMove: boolean = hasMoved || isAllowed(next)
        expect(await send(postings)).toBe(mayMove)
        if (mayMove && !hasMoved) model = next
        hasMoved ||= mayMove
      }
    }
    expect(await balancesOf(accounts)).toEqual(model)
  })
  await fc.assert(property, { numRuns: historyCount })
  expect((await auditLedger(db)).findings).toEqual([])
})

test('sent all at once, every set moves whole and once or not at all, and nothing is overdrawn', async () => {
  const property = fc.asyncProperty(history, async (steps) => {
    const accounts = openAccounts()
    const sent = steps.flatMap(({ moves, sendings }) => {
      const postings = toPostings(accounts, moves)
      return Array.from({ length: sendings }, () => ({ moves, postings }))
    })
    const outcomes = await Promise.all(sent.map(({ postings }) => send(postings)))
    const moved = new Map(
      sent.filter((_, index) => outcomes[index]).map(({ moves, postings }) => [postings, moves]),
    )
    const model = [...moved.values()].reduce(
      (balances, moves) => applied(balances, moves),
      accounts.map(() => 0),
    )
    expect(isAllowed(model)).toBe(true)
    expect(await balancesOf(accounts)).toEqual(model)
  })
  await fc.assert(property, { numRuns: historyCount })
  expect((await auditLedger(db)).findings).toEqual([])
})
