import { expect, test } from 'vitest'
import { hasNewsletter } from './newsletter-pages.ts'

test.each([
  '/',
  '/en/',
  '/cadeaubonnen/2/',
  '/cadeaubonnen/berkentak-saunabon/',
  '/en/zoeken/',
  '/bedankje/',
])('somebody who looks around may ask for the newsletter: %s', (path) => {
  expect(hasNewsletter(path)).toBe(true)
})

test.each([
  '/winkelmandje/',
  '/en/voor-meerdere-mensen/',
  '/en/bestellen/gelukt/',
  '/kaart/abc/',
  '/mijn-kaarten/',
  '/account/overzicht/',
  '/klantenservice/contact/',
  '/404/',
  '/herroepen/',
  '/en/activeren/gelukt/',
  '/kaartgegevens/abc/',
  '/nabestellen/',
])('somebody who does something else is not asked: %s', (path) => {
  expect(hasNewsletter(path)).toBe(false)
})
