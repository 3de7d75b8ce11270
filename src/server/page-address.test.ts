import { expect, test } from 'vitest'
import { pageAddressOf } from './page-address.ts'

test.each([
  ['/winkelmandje/', '/winkelmandje/'],
  ['/winkelmandje.data', '/winkelmandje/'],
  ['/winkelmandje/_.data?_routes=basket', '/winkelmandje/'],
  ['/_root.data', '/'],
  ['/betalen/?order=1&b=2', '/betalen/?order=1&b=2'],
  ['/en/betalen.data?order=1&_routes=checkout', '/en/betalen/?order=1'],
])('%s is about the page %s', (url, page) => {
  expect(pageAddressOf(url)).toBe(page)
})
