import { expect, test } from 'vitest'
import { mixFeatured } from './mix-featured.ts'

const products = ['/a/', '/b/', '/c/', '/d/'].map((path) => ({ path }))
const tops = (...paths: string[]) => paths.map((referencedPath) => ({ referencedPath }))
const keysOf = (...featured: string[]) =>
  mixFeatured(products, tops(...featured), [1, 3]).map(({ key }) => key)

test('at most two top products stand among the others: the first and the last', () => {
  expect(keysOf('/x/', '/y/', '/z/')).toEqual([
    '/a/',
    'featured-/x/',
    '/b/',
    'featured-/z/',
    '/c/',
    '/d/',
  ])
})

test('one top product is shown once', () => {
  expect(keysOf('/x/')).toEqual(['/a/', 'featured-/x/', '/b/', '/c/', '/d/'])
})

test('what is featured is not listed as well', () => {
  expect(keysOf('/b/', '/y/')).toEqual(['/a/', 'featured-/b/', '/c/', 'featured-/y/', '/d/'])
})

test('without top products the list stays as it is', () => {
  expect(keysOf()).toEqual(['/a/', '/b/', '/c/', '/d/'])
})
