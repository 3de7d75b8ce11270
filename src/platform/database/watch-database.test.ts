import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { deafMsMax, watchDatabase } from './watch-database.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const fine = async () => {}
const broken = async (): Promise<void> => {
  throw new Error('no answer')
}

/** A process that begins with these ways to its database; each may change. */
function open(ways: { overPool: () => Promise<void>; overFreshOne: () => Promise<void> }) {
  const said: string[] = []
  let ended = 0
  watchDatabase({
    overPool: () => ways.overPool(),
    overFreshOne: () => ways.overFreshOne(),
    log: { warn: (_facts, sentence) => said.push(sentence) },
    onDeaf: () => {
      ended += 1
    },
    now: Date.now,
  })
  return { said, ended: () => ended }
}

const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms)

test('while nobody reaches the database the process lives on, and says so once', async () => {
  const shop = open({ overPool: broken, overFreshOne: broken })
  await wait(60 * 60 * 1000)
  expect(shop.ended()).toBe(0)
  expect(shop.said).toEqual(['The database does not answer.'])
})

test('a process whose pool alone is broken ends itself after two minutes, once', async () => {
  const shop = open({ overPool: broken, overFreshOne: fine })
  await wait(deafMsMax)
  expect(shop.ended()).toBe(0)
  await wait(30_000)
  expect(shop.ended()).toBe(1)
  await wait(deafMsMax * 3)
  expect(shop.ended()).toBe(1)
})

test('the two minutes begin anew whenever the pool answers or nobody does', async () => {
  const ways = { overPool: broken, overFreshOne: fine }
  const shop = open(ways)
  await wait(deafMsMax - 20_000)
  ways.overPool = fine
  await wait(10_000)
  ways.overPool = broken
  await wait(deafMsMax - 20_000)
  ways.overFreshOne = broken
  await wait(10_000)
  ways.overFreshOne = fine
  await wait(deafMsMax - 20_000)
  expect(shop.ended()).toBe(0)
  expect(shop.said).toEqual([
    'The database does not answer.',
    'The database is back.',
    'The database does not answer.',
  ])
})
