import { expect, test } from 'vitest'
import { keepAnswers } from '#api/answer-cache.ts'
import type { CatalogueSnapshot } from '#domain/catalogue/snapshot.ts'

const shared = { id: 'topProducts', isShared: true }
const own = { id: 'cartV2', isShared: false }

/** Counts how often the engine is asked. */
function opened(snapshot = {} as CatalogueSnapshot) {
  const now = { snapshot }
  const keeper = keepAnswers({ catalogue: { current: () => now.snapshot } })
  let runs = 0
  const ask = async (variables: Record<string, unknown>, document = shared) => {
    const response = await keeper.recall({ document, variables }, async () => {
      runs += 1
      return { status: 200, isBroken: false, answer: { data: { run: runs } } }
    })
    return response.answer
  }
  return { ask, now, runs: () => runs }
}

test('a question that comes again and again is answered once for all, as the same object', async () => {
  const { ask, runs } = opened()
  await ask({})
  for (let time = 1; time <= 2; time += 1) await ask({ page: 1 })
  const kept = await ask({ page: 1 })
  expect(runs()).toBe(3)
  expect(await ask({ page: 1 })).toBe(kept)
  expect(Object.isFrozen(kept)).toBe(true)
})

test('what is asked once is not kept, however much of it there is', async () => {
  const { ask, runs } = opened()
  await ask({})
  for (let page = 1; page <= 3000; page += 1)
    expect(await ask({ page })).not.toSatisfy(Object.isFrozen)
  expect(runs()).toBe(3001)
})

test('another catalogue forgets all answers', async () => {
  const { ask, now, runs } = opened()
  for (let time = 1; time <= 4; time += 1) await ask({})
  expect(runs()).toBe(2)
  now.snapshot = {} as CatalogueSnapshot
  await ask({})
  expect(runs()).toBe(3)
})

test('what differs from visitor to visitor is never kept', async () => {
  const { ask, runs } = opened()
  for (let time = 1; time <= 5; time += 1) await ask({}, own)
  expect(runs()).toBe(5)
})

test('a question that is very long is answered like any other', async () => {
  const { ask, runs } = opened()
  const long = { text: 'a'.repeat(5000) }
  for (let time = 1; time <= 5; time += 1) await ask(long)
  expect(runs()).toBe(5)
})
