import { describe, expect, test } from 'vitest'
import {
  mixFeatured,
  productsBesideFour,
  productsBesideOne,
  productsBesideTwo,
} from './mix-featured.ts'

const products = Array.from({ length: 14 }, (_none, index) => ({ path: `p${index + 1}` }))
const tops = (...paths: string[]) => paths.map((referencedPath) => ({ referencedPath }))
const cells = (featured: string[], from = products) =>
  mixFeatured(from, tops(...featured)).map((cell) => ({
    name: cell.key.replace('featured-', '*'),
    isEverywhere: !cell.onlyOnLarge,
  }))
const namesOf = (list: ReturnType<typeof cells>) => list.map(({ name }) => name).join(' ')
const everywhere = (list: ReturnType<typeof cells>) => list.filter((cell) => cell.isEverywhere)

describe('most chosen', () => {
  test('on a large desktop has all four top products among eight others, in three full rows', () => {
    const shown = cells(['a', 'b', 'c', 'd'])
    expect(namesOf(shown)).toBe('p1 *a p2 p3 p4 p5 *b p6 *c p7 p8 *d')
    expect(shown).toHaveLength(productsBesideFour + 4)
  })

  test('elsewhere has the first and the last top product among four others', () => {
    const shown = everywhere(cells(['a', 'b', 'c', 'd']))
    expect(namesOf(shown)).toBe('p1 *a p2 p3 p4 *d')
    expect(shown).toHaveLength(productsBesideTwo + 2)
  })

  test('shows one top product once, among five others where there is little room', () => {
    expect(namesOf(cells(['a']))).toBe('p1 *a p2 p3 p4 p5 p6 p7 p8 p9 p10 p11')
    expect(everywhere(cells(['a']))).toHaveLength(productsBesideOne + 1)
  })

  test('never shows more than four top products', () => {
    expect(namesOf(cells(['a', 'b', 'c', 'd', 'e']))).not.toContain('*e')
  })

  test('does not list what is featured as well', () => {
    expect(namesOf(cells(['p2', 'b', 'c', 'd']))).toBe('p1 *p2 p3 p4 p5 p6 *b p7 *c p8 p9 *d')
  })

  test('leaves no row open when there is little to sell', () => {
    expect(namesOf(cells(['a', 'b', 'c'], products.slice(0, 8)))).toBe('p1 *a p2 p3 p4 p5 *b *c')
    expect(namesOf(cells(['a'], products.slice(0, 2)))).toBe('p1 *a p2')
    expect(namesOf(cells(['a'], []))).toBe('*a')
    expect(namesOf(cells([], []))).toBe('')
  })

  test('without top products is the list as it stands, six of it where there is little room', () => {
    expect(cells([])).toHaveLength(12)
    expect(everywhere(cells([]))).toHaveLength(6)
  })
})
