import { expect, test } from 'vitest'
import { withQuery } from './with-query.ts'

test('each value keeps to its own parameter, in signs that a header takes', () => {
  const value = 'a&order=1#x ٣ \u0001"é'
  const address = withQuery('/bestellen/?stap=betaling', { error: value, order: undefined, n: 1 })
  expect(address).toMatch(/^[\x21-\x7e]+$/)
  const { searchParams, hash } = new URL(address, 'https://shop.example')
  expect([...searchParams]).toEqual([
    ['stap', 'betaling'],
    ['error', value],
    ['n', '1'],
  ])
  expect(hash).toBe('')
})

test('an address of which nothing is asked stays as it is', () => {
  expect(withQuery('/bestellen/', { error: null })).toBe('/bestellen/')
})
