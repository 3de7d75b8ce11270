import { describe, expect, it } from 'vitest'
import { collectTerms, type Query } from './term-index.ts'

type Field = 'name' | 'text'

/** Every entry is its name and its text, as terms. */
function indexOf(...entries: readonly [name: string, text: string][]) {
  const terms = collectTerms<Field>({ name: 10, text: 1 })
  for (const [name, text] of entries)
    terms.add((field) => (field === 'name' ? name : text).split(' ').filter(Boolean))
  return terms.finish()
}

const one = (term: string, more: object = {}): Query<Field> => ({
  terms: [term],
  share: 1,
  ...more,
})
const entriesOf = (scores: ReadonlyMap<number, number>) => [...scores.keys()].toSorted()

describe('an index of terms', () => {
  const { search, isHit } = indexOf(
    ['sauna', 'warm water'],
    ['bios', 'na de sauna'],
    ['diner', 'warm eten'],
    ['', ''],
  )

  it('finds the entries that hold a term, and none for an unknown term', () => {
    expect(entriesOf(search(one('sauna')))).toEqual([0, 1])
    expect(search(one('zeppelin')).size).toBe(0)
    expect(search({ either: [] }).size).toBe(0)
    expect(search({ every: [] }).size).toBe(0)
  })

  it('counts a term for what its field weighs', () => {
    const scores = search(one('sauna'))
    expect(scores.get(0)).toBeCloseTo(10 * (scores.get(1) ?? 0))
  })

  it('counts a term for more the fewer entries hold it', () => {
    const rare = search(one('water')).get(0) ?? 0
    const usual = search(one('warm')).get(0) ?? 0
    expect(rare).toBeGreaterThan(usual)
    expect(rare).toBeCloseTo(Math.log(1 + 3.5 / 1.5))
  })

  it('says a term once, however often it is written', () => {
    const said = indexOf(['spa spa spa', '']).search(one('spa'))
    expect(said).toEqual(indexOf(['spa', '']).search(one('spa')))
  })

  it('finds what only begins so when asked to, for less the more is left to type', () => {
    const { search: begun } = indexOf(['saunabon', ''], ['saunabezoekje', ''], ['saun', ''])
    expect(begun(one('saun')).size).toBe(1)
    const scores = begun(one('saun', { isBegun: true }))
    const [short = 0, long = 0, itself = 0] = [0, 1, 2].map((at) => scores.get(at))
    expect(itself).toBeGreaterThan(short)
    expect(short).toBeGreaterThan(long)
    expect(long).toBeGreaterThan(0)
  })

  it('looks in some fields alone when asked to', () => {
    expect(entriesOf(search(one('sauna', { only: ['name'] })))).toEqual([0])
  })

  it('takes of a term the share that it is told', () => {
    const whole = search(one('water')).get(0) ?? 0
    expect(search(one('water', { share: 0.5 })).get(0)).toBeCloseTo(whole / 2)
  })

  it('adds the scores of either, and keeps of every only what all hit', () => {
    const warm = search(one('warm')).get(0) ?? 0
    const sauna = search(one('sauna')).get(0) ?? 0
    expect(entriesOf(search({ either: [one('warm'), one('sauna')] }))).toEqual([0, 1, 2])
    const both = search({ every: [one('warm'), one('sauna')] })
    expect(entriesOf(both)).toEqual([0])
    expect(both.get(0)).toBeCloseTo(warm + sauna)
    expect(search({ every: [one('warm'), one('zeppelin')] }).size).toBe(0)
  })

  it('tells of one entry whether a question hits it, as the scores do', () => {
    const questions: readonly Query<Field>[] = [
      one('sauna'),
      one('sauna', { only: ['name'] }),
      one('wa', { isBegun: true }),
      { either: [one('zeppelin'), one('warm')] },
      { every: [one('warm'), one('sauna')] },
      { either: [] },
      { every: [] },
    ]
    for (const query of questions)
      expect([0, 1, 2, 3].filter((entry) => isHit(entry, query))).toEqual(entriesOf(search(query)))
  })
})
