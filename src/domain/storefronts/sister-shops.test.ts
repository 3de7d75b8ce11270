import { expect, test } from 'vitest'
import { loadStorefronts } from '#platform/content/read-storefront.ts'
import { sisterShopsOf } from './sister-shops.ts'

const all = await loadStorefronts(new URL('../../../', import.meta.url).pathname)

const keysFor = (key: string, isLogosFromCBEOn = true) => {
  const one = all.find((storefront) => storefront.key === key)
  if (one === undefined) throw new Error(`There is no ${key}.`)
  const toggles = { ...one.toggles, isLogosFromCBEOn }
  return sisterShopsOf({ ...one, toggles }, all).map((sister) => sister.key)
}

test('the marks of sister shops are those of the family CB in the same country, or its first', () => {
  expect(keysFor('GCSNL')).toEqual(['CB'])
  expect(keysFor('GCSBE')).toEqual(['CBBE'])
  expect(keysFor('GCSPT')).toEqual(['CB'])
})

test('no shop shows itself, and none shows anything without the toggle', () => {
  expect(keysFor('CB')).toEqual([])
  expect(keysFor('GCSNL', false)).toEqual([])
})
