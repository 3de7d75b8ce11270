import { expect, test } from 'vitest'
import { cleanSuffix, splitHouseNumber, splitStreet } from './house-number.ts'

test.each([
  ['12', '12', ''],
  ['12a', '12', 'a'],
  ['12 bis', '12', 'bis'],
  ['12-hs', '12', 'hs'],
  ['12 II', '12', 'II'],
  ['12-2', '12', '2'],
  ['12‑2', '12', '2'],
  ['12 – 2', '12', '2'],
  ['12 A 2', '12', 'A 2'],
  ['12-3-B', '12', '3-B'],
  ['12 bis A', '12', 'bis A'],
  ['12/3 hoog', '12', '3 hoog'],
  ['12,', '12', ''],
  ['nr. 12', '12', ''],
  ['No 12', '12', ''],
  ['#12', '12', ''],
  ['１２ａ', '12', 'a'],
  ['١٢', '12', ''],
  ['\u200B12\u202C', '12', ''],
  ['12\u00AD2', '12', '2'],
  ['12\u00ADhs', '12', 'hs'],
  ['12²', '12', '2'],
  ['12 ²', '12', '2'],
  ['12-²', '12', '2'],
  ['12₂', '12', '2'],
  ['12①', '12', '1'],
  ['12⑴', '12', '1'],
  ['12⑫', '12', '12'],
  ['12²³', '12', '23'],
  ['12²₃', '12', '2-3'],
  ['12²-3', '12', '2-3'],
  ['12²A', '12', '2A'],
  ['1²2', '1', '2 2'],
  ['12½', '12', '½'],
  ['12 ½', '12', '½'],
  ['12 1⁄2', '12', '1/2'],
  ['12Ⅱ', '12', 'II'],
  ['12ª', '12', 'ª'],
])('the house number %j is %s with the addition %j', (typed, number, rest) => {
  expect(splitHouseNumber(typed)).toEqual({ number, rest })
})

test.each(['²', '²12', '①', '½', '-12', 'A12', '', '0', '2147483648'])(
  '%j is no house number',
  (typed) => expect(splitHouseNumber(typed).number).toBeUndefined(),
)

test.each([
  ['²', '2'],
  ['-2', '2'],
  [' - A ', 'A'],
  ['½', '½'],
  ['Ⅳ', 'IV'],
  ['2²', '2-2'],
])('the addition %j is %j', (typed, suffix) => expect(cleanSuffix(typed)).toBe(suffix))

test.each([
  ['Laan van 1813 nr 5', 'Laan van 1813', '5'],
  ['Laan van 1813 5', 'Laan van 1813', '5'],
  ['Laan 1940-1945 nr. 3 A', 'Laan 1940-1945', '3 A'],
  ['Laan 1940 - 1945 3', 'Laan 1940 - 1945', '3'],
  ['Plein 40-45 12', 'Plein 40-45', '12'],
  ['Plein 40–45 12', 'Plein 40–45', '12'],
  ['Plein 40-45 12-2', 'Plein 40-45', '12-2'],
  ["Plein '40-'45 12", "Plein '40-'45", '12'],
  ['Plein 1944 12', 'Plein 1944', '12'],
  ['Kerkstraat nr. 12', 'Kerkstraat', '12'],
  ['Kerkstraat nr.12', 'Kerkstraat', '12'],
  ['Kerkstraat nr12', 'Kerkstraat', '12'],
  ['Kerkstraat no 12', 'Kerkstraat', '12'],
  ['Kerkstraat nummer 12', 'Kerkstraat', '12'],
  ['Kerkstraat huisnr. 12', 'Kerkstraat', '12'],
  ['Kerkstraat, huisnummer: 12a', 'Kerkstraat', '12a'],
  ['Kerkstraat # 12', 'Kerkstraat', '12'],
  ['Kerkstraat huis nr 12', 'Kerkstraat', '12'],
  ['Kerkstraat nrs 12-14', 'Kerkstraat', '12-14'],
  ['Kerkstraat - 12', 'Kerkstraat', '12'],
  ['Kerkstraat 12 & 14', 'Kerkstraat', '12 & 14'],
  ['Kerkstraat №12', 'Kerkstraat', '12'],
  ['Straat van 1940', 'Straat van', '1940'],
  ['1e Jan van der Heijdenstraat 12-2', '1e Jan van der Heijdenstraat', '12-2'],
  ['Kerkstraat 12\u00AD2', 'Kerkstraat', '12-2'],
  ['Kerkstraat 12²', 'Kerkstraat', '12²'],
  ['Kerkstraat 12-14', 'Kerkstraat', '12-14'],
  ['Kerkstraat 12-14 2', 'Kerkstraat', '12-14 2'],
  ['Kerkstraat 12 A 2', 'Kerkstraat', '12 A 2'],
  ['Kerkstraat 12 bus 3', 'Kerkstraat', '12 bus 3'],
  ['Laan van de 2e Mei 5', 'Laan van de 2e Mei', '5'],
  ['Nummer 12', 'Nummer', '12'],
])('the line %j is the street %j with number %j', (line, street, number) => {
  expect(splitStreet(line)).toEqual({ street, number })
})

test.each(['Kerkstraat', '12', 'Nr 12 Straat', 'Laan van de 2e Mei'])(
  'the line %j has no number behind a street',
  (line) => expect(splitStreet(line)).toBeUndefined(),
)

test('reads a long line of signs in linear time', () => {
  const signs = '-'.repeat(200_000)
  expect(cleanSuffix(`a${signs}b`)).toBe(`a${signs}b`)
})
