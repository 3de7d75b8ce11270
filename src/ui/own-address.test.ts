import { expect, test } from 'vitest'
import { ownAddress } from './own-address.ts'

const host = 'www.winkel.example'

test.each([
  ['https://www.winkel.example/cadeaubonnen/?s=a#b', '/cadeaubonnen/?s=a#b'],
  ['http://WWW.winkel.example/', '/'],
  ['https://www.winkel.example', '/'],
  ['https://www.winkel.example?s=a', '/?s=a'],
])('%s is a page of the shop', (href, path) => {
  expect(ownAddress(href, host)).toBe(path)
})

test.each([
  '/cadeaubonnen/',
  '#vragen',
  'mailto:klantenservice@www.winkel.example',
  'https://winkel.example/',
  'https://www.winkel.example.elders.example/',
  'https://www.winkel.example:8443/',
  'https://elders.example/https://www.winkel.example/',
])('%s stays what it is', (href) => {
  expect(ownAddress(href, host)).toBe(href)
})
