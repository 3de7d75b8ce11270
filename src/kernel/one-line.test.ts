import { expect, test } from 'vitest'
import { oneLine } from './one-line.ts'

test.each([
  ['Sanne', 'Sanne'],
  ['  Sanne  de Vries ', 'Sanne de Vries'],
  ['Sanne\r\nBcc: all@example.com', 'Sanne Bcc: all@example.com'],
  ['a\u0000b\u2028c\u0085d', 'a b c d'],
  ['Joris\u202egnp.exe', 'Joris gnp.exe'],
  ['Zoë Ørsted-Ångström', 'Zoë Ørsted-Ångström'],
])('%j reads as %j', (given, line) => {
  expect(oneLine(given)).toBe(line)
})
