import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { areas } from '../tools/mutation/areas.ts'
import { chooseMutants } from '../tools/mutation/choose-mutants.ts'
import { parseRequest } from '../tools/mutation/command-line.ts'
import { listMutants } from '../tools/mutation/mutants.ts'
import { keepResult, type Result, readResults, verdictOf } from '../tools/mutation/results.ts'

const hundred = Array.from({ length: 100 }, (_, index) => ({ id: `mutant ${index}` }))

describe('the choice of mutants', () => {
  test('a seed chooses the same ones again, another seed others', () => {
    const first = chooseMutants(hundred, { seed: 1, count: 30 })
    expect(first).toHaveLength(30)
    expect(chooseMutants(hundred.toReversed(), { seed: 1, count: 30 }).toReversed()).toEqual(first)
    expect(chooseMutants(hundred, { seed: 2, count: 30 })).not.toEqual(first)
  })

  test('a mutant that comes with a change of the code moves at most one other out', () => {
    const before = chooseMutants(hundred, { seed: 1, count: 30 })
    const after = chooseMutants([{ id: 'new' }, ...hundred], { seed: 1, count: 30 })
    expect(before.filter((mutant) => !after.includes(mutant)).length).toBeLessThanOrEqual(1)
  })

  test('every mutant of an area has a name of its own', async () => {
    const cart = areas.filter(({ name }) => name === 'cart')
    const ids = (await Promise.all(cart.map(listMutants))).flat().map(({ id }) => id)
    expect(ids.length).toBeGreaterThan(0)
    expect(new Set(ids).size).toBe(ids.length)
  })
})

const contents = {
  source: 'source 1',
  tests: (ring: string) => `${ring} tests 1`,
  test: (file: string) => `${file} 1`,
}
const missed = (ring: 'near' | 'far', status: Result['status'] = 'survived'): Result => ({
  id: 'm',
  ring,
  status,
  source: 'source 1',
  tests: `${ring} tests 1`,
})
const killed: Result = {
  ...missed('near', 'killed'),
  killer: { file: 'a.test.ts', name: 'it holds' },
  tests: 'a.test.ts 1',
}
const rings = ['near', 'far'] as const

describe('going on where it was broken off', () => {
  test('what nothing is known of meets the near tests, what they let pass the far ones', () => {
    expect(verdictOf([], contents, rings)).toMatchObject({ verdict: 'unfinished', next: 'near' })
    expect(verdictOf([missed('near')], contents, rings)).toMatchObject({ next: 'far' })
    expect(verdictOf([missed('near')], contents, ['near'])).toMatchObject({ verdict: 'survived' })
  })

  test('what one ring covers and no test notices survived; what no ring covers has no coverage', () => {
    const none = missed('near', 'no coverage')
    expect(verdictOf([none, missed('far')], contents, rings).verdict).toBe('survived')
    expect(verdictOf([none, missed('far', 'no coverage')], contents, rings).verdict).toBe(
      'no coverage',
    )
  })

  test('a mutant stays found until its source or the test that noticed changes', () => {
    const otherTests = { ...contents, tests: () => 'a new test' }
    expect(verdictOf([killed], otherTests, rings).verdict).toBe('killed')
    const otherKiller = { ...contents, test: () => 'rewritten' }
    expect(verdictOf([killed], otherKiller, rings)).toMatchObject({ next: 'near' })
    expect(verdictOf([killed], { ...contents, source: 'source 2' }, rings).next).toBe('near')
  })

  test('a survivor meets its tests again as soon as one of them changes', () => {
    const all = [missed('near'), missed('far')]
    expect(verdictOf(all, contents, rings)).toEqual({ verdict: 'survived', next: undefined })
    const tests = (ring: string) => (ring === 'far' ? 'a new test' : 'near tests 1')
    expect(verdictOf(all, { ...contents, tests }, rings)).toMatchObject({ next: 'far' })
  })

  test('a result of which half a line was written is as if it had not been', () => {
    const file = join(mkdtempSync(join(tmpdir(), 'mutation-')), 'kept', 'results.jsonl')
    expect(readResults(file)).toEqual([])
    keepResult(file, killed)
    keepResult(file, missed('near'))
    writeFileSync(file, readFileSync(file, 'utf8').slice(0, -20))
    expect(readResults(file)).toEqual([killed])
  })
})

describe('the command', () => {
  test('names areas, a limit and whether the table is written', () => {
    expect(parseRequest(['cart', 'ledger', '--minutes', '8', '--write'])).toEqual({
      areas: ['ledger', 'cart'],
      minutes: 8,
      isWritten: true,
    })
    expect(parseRequest([])).toMatchObject({ areas: areas.map(({ name }) => name) })
  })

  test.each([
    [['--fast'], 'There is no --fast.'],
    [['chart'], 'There is no area "chart".'],
    [['--minutes', 'ten'], '--minutes takes a number.'],
    [['--minutes'], '--minutes takes a number.'],
  ])('%j is answered in a sentence', (args, sentence) => {
    expect(parseRequest(args)).toBe(sentence)
  })
})
