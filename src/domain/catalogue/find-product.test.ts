import { expect, test } from 'vitest'
import { buildCatalogue, buildProduct } from '#tests/support/build-product.ts'
import { findProductByPath } from './find-product.ts'

const snapshot = buildCatalogue([buildProduct({ id: 'aan-tafel-dinerbon' })])

test.each([
  'aan-tafel-dinerbon',
  '/cadeaubonnen/aan-tafel-dinerbon/',
  '/cadeaubonnen/aan-tafel-dinerbon',
  '/en/cadeaubonnen/aan-tafel-dinerbon/',
  '/cadeaukaarten/aan-tafel-dinerbon/',
])('a product is found by %s', (path) => {
  expect(findProductByPath(snapshot, path)?.id).toBe('aan-tafel-dinerbon')
})

test.each([
  '',
  '/',
  'onbekend',
  'AAN-TAFEL-DINERBON',
  '/cadeaubonnen/',
  '/cadeaubonnen/aan-tafel-dinerbon/locaties/',
  '/categorie/aan-tafel-dinerbon/',
  '__proto__',
])('no product is found by "%s"', (path) => {
  expect(findProductByPath(snapshot, path)).toBeUndefined()
})
