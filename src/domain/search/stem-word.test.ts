import { expect, test } from 'vitest'
import { phoneticKey } from './phonetic-key.ts'
import { stemsOf } from './stem-word.ts'

const areOneWord = (language: 'nl' | 'en', one: string, other: string): boolean =>
  stemsOf(language, one).some((stem) => stemsOf(language, other).includes(stem))

test.each([
  ['boek', 'boeken'],
  ['boom', 'bomen'],
  ['brief', 'brieven'],
  ['huis', 'huizen'],
  ['spel', 'spelletjes'],
  ['taart', 'taartje'],
  ['bier', 'biertjes'],
  ['boom', 'boompje'],
  ['bloem', 'bloemetje'],
  ['kind', 'kinderen'],
  ['museum', 'musea'],
  ['sieraad', 'sieraden'],
  ['winkel', 'winkelen'],
  ['digitaal', 'digitale'],
  ['les', 'lessen'],
])('%s and %s are one word in Dutch', (one, other) => {
  expect(areOneWord('nl', one, other)).toBe(true)
})

test.each([
  ['les', 'lezen'],
  ['bom', 'bomen'],
  ['man', 'maan'],
  ['bos', 'boos'],
])('%s and %s are two', (one, other) => {
  expect(areOneWord('nl', one, other)).toBe(false)
})

test.each([
  ['baby', 'babies'],
  ['book', 'books'],
  ['glass', 'glasses'],
  ['garden', 'gardening'],
])('%s and %s are one word in English', (one, other) => {
  expect(areOneWord('en', one, other)).toBe(true)
})

test.each([
  ['chocolade', 'sjokolade'],
  ['bioscoop', 'bioskoop'],
  ['theater', 'theather'],
  ['restaurant', 'restorand'],
  ['massage', 'masasje'],
  ['museum', 'muzeum'],
])('%s and %s sound the same', (one, other) => {
  expect(phoneticKey(one)).toBe(phoneticKey(other))
})
