import { expect, test } from 'vitest'
import { writeCsv, writeOfficeCsv } from './write-csv.ts'

test.each(['=1+1', '+31612345678', '-cmd|calc', '@SUM(A1)', '\t=1', '\r=1', '＝1', '-1+2'])(
  'the cell %j is no formula',
  (cell) => expect(writeCsv([[cell]], ';').replace(/^"/, '')).toMatch(/^'/),
)

test.each(['-12,34', '-0', '12,34', 'jan@voorbeeld.nl', 'a=b', '', '21%'])(
  'the cell %j stays as it is',
  (cell) => expect(writeCsv([[cell]], ';').replaceAll('"', '')).toBe(`${cell}\r\n`),
)

test('cells with separators, quotes and line ends are quoted', () => {
  expect(writeCsv([['a,b', 'c;d', 'e"f', 'g\nh', 'i']], ',')).toBe('"a,b",c;d,"e""f","g\nh",i\r\n')
})

test('a spreadsheet is told that it is UTF-8', () => {
  expect(writeOfficeCsv([['Renée', 'x'], ['1']], ';')).toBe('\uFEFFRenée;x\r\n1\r\n')
})
