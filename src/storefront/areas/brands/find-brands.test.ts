import { expect, test } from 'vitest'
import { findBrands, groupByLetter } from './find-brands.ts'

const brand = (title: string, letter: string) => ({ title, letter })
const all = [
  brand('Aan tafel', 'A'),
  brand('Blaar & Pleister', 'B'),
  brand('Eén Oor', 'E'),
  brand('Pleister & Pixel', 'P'),
]
const titlesFor = (typed: string) => findBrands(all, typed).map(({ title }) => title)

test.each([
  ['', all.map(({ title }) => title)],
  ['pleister', ['Pleister & Pixel', 'Blaar & Pleister']],
  ['  BLAAR&pleister ', ['Blaar & Pleister']],
  ['een oor', ['Eén Oor']],
  ['zzz', []],
  ['(.*', all.map(({ title }) => title)],
])('%j finds %j', (typed, titles) => {
  expect(titlesFor(typed)).toEqual(titles)
})

test('brands stand in groups by their letter', () => {
  const groups = groupByLetter([...all, brand('Elf', 'E')])
  expect(groups.map(({ letter, brands }) => [letter, brands.length])).toEqual([
    ['A', 1],
    ['B', 1],
    ['E', 2],
    ['P', 1],
  ])
})
